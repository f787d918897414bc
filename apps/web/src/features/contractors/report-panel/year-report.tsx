import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { ChoiceField } from '../../../form/fields/choice-field.tsx';
import { optionsOf } from '../../../form/fields/options.ts';
import { contractorsText } from '../../../text/contractors.es.ts';
import { processesText, processFrequencyLabels } from '../../../text/processes.es.ts';
import { prepareReport } from './prepare-report.ts';
import { ReportForm } from './report-form.tsx';
import type { ReportProps } from './report-props.ts';
import { YearField } from './year-field.tsx';

type Draft = { year: number; payFrequency: PayFrequency | null };

/** What each contractor was paid in a year, month by month. */
export function YearReport({ companyId, today, ...form }: ReportProps) {
  const initial: Draft = { year: 0, payFrequency: null };
  return (
    <ReportForm
      {...form}
      initial={initial}
      prepare={(draft) => prepareReport('contractor-year', { companyId, ...draft })}
    >
      {({ draft, errors, choose }) => (
        <>
          <YearField {...{ draft, errors, choose, today }} />
          <ChoiceField
            label={processesText.file.payFrequency}
            options={optionsOf(processFrequencyLabels)}
            value={draft.payFrequency}
            onChoose={(payFrequency) => choose({ payFrequency })}
            placeholder={contractorsText.reports.everyFrequency}
          />
        </>
      )}
    </ReportForm>
  );
}
