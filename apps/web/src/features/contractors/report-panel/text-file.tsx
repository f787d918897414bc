import type { Submission } from '@garita/domain/report/report-request';
import { ChoiceField } from '../../../form/fields/choice-field.tsx';
import { optionsOf } from '../../../form/fields/options.ts';
import { contractorsText } from '../../../text/contractors.es.ts';
import { processesText } from '../../../text/processes.es.ts';
import { prepareReport } from './prepare-report.ts';
import { ReportForm } from './report-form.tsx';
import type { ReportProps } from './report-props.ts';
import { YearField } from './year-field.tsx';

type Draft = { year: number; submission: Submission | null };

/** The year's file of form 480.6SP, sent for the first time or to correct one. */
export function TextFile({ companyId, today, ...form }: ReportProps) {
  const initial: Draft = { year: 0, submission: 'original' };
  return (
    <ReportForm
      {...form}
      initial={initial}
      prepare={(draft) => prepareReport('form-480-text', { companyId, ...draft })}
    >
      {({ draft, errors, choose }) => (
        <>
          <YearField {...{ draft, errors, choose, today }} />
          <ChoiceField
            label={processesText.file.submission}
            options={optionsOf(contractorsText.reports.submissions)}
            value={draft.submission}
            onChoose={(submission) => choose({ submission })}
            error={errors['submission']}
          />
        </>
      )}
    </ReportForm>
  );
}
