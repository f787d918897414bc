import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { processesText } from '../../../text/processes.es.ts';
import { DayField } from '../../../ui/form/fields/choice-field.tsx';
import type { ReportFields } from './report-form.tsx';

const { file } = processesText;

type RangeFieldsProps = ReportFields<{ start: CalendarDate | null; end: CalendarDate | null }> & {
  today: CalendarDate;
};

/** The first and the last day of the payments. */
export function RangeFields({ draft, errors, choose, today }: RangeFieldsProps) {
  return (['start', 'end'] as const).map((name) => (
    <DayField
      key={name}
      label={file[name]}
      value={draft[name]}
      today={today}
      error={errors[name]}
      onChoose={(date) => choose({ [name]: date })}
    />
  ));
}
