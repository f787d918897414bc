import type { Submission } from '@garita/domain/report/report-request';
import { contractorsText } from '../../../text/contractors.es.ts';
import { processesText } from '../../../text/processes.es.ts';
import { ChoiceField } from '../../../ui/form/fields/choice-field.tsx';
import { optionsOf } from '../../../ui/form/fields/options.ts';
import type { ReportFields } from './report-form.tsx';
import { YearField } from './year-field.tsx';

type TextFileFieldsProps = ReportFields<{ year: number; submission: Submission | null }> & { today: string };

/** The year of the file, and whether it is sent for the first time or corrects one. */
export function TextFileFields(props: TextFileFieldsProps) {
  const { draft, errors, choose } = props;
  return (
    <>
      <YearField {...props} />
      <ChoiceField
        label={processesText.file.submission}
        options={optionsOf(contractorsText.reports.submissions)}
        value={draft.submission}
        onChoose={(submission) => choose({ submission })}
        error={errors['submission']}
      />
    </>
  );
}
