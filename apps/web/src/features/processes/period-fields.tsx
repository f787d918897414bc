import { payPeriods } from '@garita/domain/time/pay-period';
import { optionsOf } from '../../form/options.ts';
import { processesText, processFrequencyLabels } from '../../text/processes.es.ts';
import { ChoiceField } from './choice-field.tsx';
import type { FileFieldsProps } from './file-fields.tsx';

const { file } = processesText;

/** The period of the stubs, of the employee's own frequency or, for all employees, of the one that is chosen. */
export function PeriodFields({ choice, employee, errors, asks, onChoose }: FileFieldsProps) {
  const frequency = employee?.payFrequency ?? choice.payFrequency;
  const periods = frequency === null || choice.year === 0 ? [] : payPeriods(choice.year, frequency);
  return (
    <>
      {asks('payFrequency') && (
        <ChoiceField
          label={file.payFrequency}
          options={optionsOf(processFrequencyLabels)}
          value={choice.payFrequency}
          onChoose={(payFrequency) => onChoose({ payFrequency })}
        />
      )}
      {asks('periodId') && (
        <ChoiceField
          label={file.period}
          options={periods.map(({ id, number, start, end }) => ({
            value: id,
            label: file.periodOption(number, start, end),
          }))}
          value={choice.periodId}
          onChoose={(periodId) => onChoose({ periodId })}
          error={errors['periodId']}
        />
      )}
    </>
  );
}
