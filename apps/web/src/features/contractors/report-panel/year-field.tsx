import { reportYears } from '@garita/domain/report/report-years';
import { useSeesYear } from '../../../lib/year-address.ts';
import { processesText } from '../../../text/processes.es.ts';
import { ChoiceField } from '../../../ui/form/fields/choice-field.tsx';
import type { ReportFields } from './report-form.tsx';

/** The year of a document; 0 while none is chosen. */
export function YearField({
  draft,
  errors,
  choose,
  today,
}: ReportFields<{ year: number }> & { today: string }) {
  const years = reportYears(today).filter(useSeesYear());
  return (
    <ChoiceField
      label={processesText.file.year}
      options={years.map((year) => ({ value: year, label: String(year) }))}
      value={draft.year}
      onChoose={(year) => choose({ year: year ?? 0 })}
      error={errors['year']}
    />
  );
}
