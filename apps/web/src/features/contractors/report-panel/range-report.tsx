import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { DayField } from '../../../form/fields/day-field.tsx';
import { processesText } from '../../../text/processes.es.ts';
import { prepareReport } from './prepare-report.ts';
import { ReportForm } from './report-form.tsx';
import type { ReportProps } from './report-props.ts';

const { file } = processesText;

type Dates = { start: CalendarDate | null; end: CalendarDate | null };

/** The payments between two dates: this year's up to today, until others are typed. */
export function RangeReport({ companyId, today, ...form }: ReportProps) {
  const initial: Dates = { start: `${yearOf(today)}-01-01`, end: today };
  return (
    <ReportForm
      {...form}
      initial={initial}
      prepare={(dates) => prepareReport('contractor-payments', { companyId, ...dates })}
    >
      {({ draft, errors, choose }) =>
        (['start', 'end'] as const).map((name) => (
          <DayField
            key={name}
            label={file[name]}
            value={draft[name]}
            today={today}
            error={errors[name]}
            onChoose={(date) => choose({ [name]: date })}
          />
        ))
      }
    </ReportForm>
  );
}
