import { reportYears } from '@garita/domain/report/report-years';
import { ChoiceField } from '../../../form/fields/choice-field.tsx';
import { processesText } from '../../../text/processes.es.ts';
import type { ReportFields } from './report-form.tsx';

/** The year of a document; 0 while none is chosen. */
export function YearField({
  draft,
  errors,
  choose,
  today,
}: ReportFields<{ year: number }> & { today: string }) {
  return (
    <ChoiceField
      label={processesText.file.year}
      options={reportYears(today).map((year) => ({ value: year, label: String(year) }))}
      value={draft.year}
      onChoose={(year) => choose({ year: year ?? 0 })}
      error={errors['year']}
    />
  );
}
