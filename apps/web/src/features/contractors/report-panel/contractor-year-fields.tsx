import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { contractorsText } from '../../../text/contractors.es.ts';
import { processesText, processFrequencyLabels } from '../../../text/processes.es.ts';
import { ChoiceField } from '../../../ui/form/fields/choice-field.tsx';
import { optionsOf } from '../../../ui/form/fields/options.ts';
import type { ReportFields } from './report-form.tsx';
import { YearField } from './year-field.tsx';

type ContractorYearFieldsProps = ReportFields<{ year: number; payFrequency: PayFrequency | null }> & {
  today: string;
};

/** The year, and the frequency that existing programs ask by. */
export function ContractorYearFields(props: ContractorYearFieldsProps) {
  const { draft, errors, choose } = props;
  return (
    <>
      <YearField {...props} />
      <ChoiceField
        label={processesText.file.payFrequency}
        options={optionsOf(processFrequencyLabels)}
        value={draft.payFrequency}
        onChoose={(payFrequency) => choose({ payFrequency })}
        error={errors['payFrequency']}
        placeholder={contractorsText.reports.everyFrequency}
      />
    </>
  );
}
