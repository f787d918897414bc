import { dateText } from '../../lib/date-text.ts';
import { processesText, processFrequencyLabels } from '../../text/processes.es.ts';
import { ChoiceField } from '../../ui/form/fields/choice-field.tsx';
import { optionsOf } from '../../ui/form/fields/options.ts';
import type { FileFieldsProps } from './file-fields-props.ts';
import { offeredPeriods } from './state/offered-periods.ts';

const { file } = processesText;

/** The period of the stubs, of the employee's own frequency or, for all employees, of the one that is chosen. */
export function PeriodFields({ choice, employee, errors, asks, onChoose }: FileFieldsProps) {
  return (
    <>
      {asks('payFrequency') && (
        <ChoiceField
          label={file.payFrequency}
          options={optionsOf(processFrequencyLabels)}
          value={choice.payFrequency}
          onChoose={(payFrequency) => onChoose({ payFrequency })}
          error={errors['payFrequency']}
        />
      )}
      {asks('periodId') && (
        <ChoiceField
          label={file.period}
          options={offeredPeriods(choice, employee).map(({ id, number, start, end }) => ({
            value: id,
            label: file.periodOption(number, dateText(start), dateText(end)),
          }))}
          value={choice.periodId}
          onChoose={(periodId) => onChoose({ periodId })}
          error={errors['periodId']}
        />
      )}
    </>
  );
}
