import { payFrequencySchema } from '@garita/domain/reference/enumerations';
import type { FileType } from '@garita/domain/report/file-type';
import { reportYears } from '@garita/domain/report/report-years';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { type PayPeriod, payPeriods } from '@garita/domain/time/pay-period';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import { CalendarRange } from 'lucide-react';
import { PATHS } from '../../config/paths.ts';
import { timeEntryAt } from '../../lib/addresses.ts';
import { dayText } from '../../lib/date-text.ts';
import { paletteText as text } from '../../text/palette.es.ts';
import { payFrequencyLabels } from '../../text/reference.es.ts';
import type { PaletteEntry } from './palette-entry.ts';
import type { SearchableRecords } from './record-entries.ts';

type Employee = SearchableRecords['employees'][number];

type Occasion = {
  today: CalendarDate;
  /** The company whose screen is open. */
  companyId: number | undefined;
  /** The employee whose screen is open. */
  employee: Employee | undefined;
};

/** The file type of a period's pay stubs on Procesos. */
const PERIOD_STUBS: FileType = 8;

/**
 * Returns entries for pay periods. A period leads to Cargar Tiempo of the employee whose screen is open if
 * the employee is paid at that frequency, and otherwise to its pay stubs in Procesos, which future years do
 * not have.
 */
export function periodEntries({ today, companyId, employee }: Occasion): PaletteEntry[] {
  const documented = reportYears(today);
  return PAYROLL_YEARS.flatMap((year) =>
    payFrequencySchema.options.flatMap((frequency) => {
      const isTheirs = employee?.payFrequency === frequency;
      if (!isTheirs && !documented.includes(year)) return [];
      const isFaint = year !== yearOf(today) || (employee !== undefined && !isTheirs);
      return payPeriods(year, frequency).map((period) => ({
        ...periodEntry(period),
        ...(isTheirs ? inTimeEntry(period, employee) : inProcesses(period, companyId)),
        isFaint,
      }));
    }),
  );
}

const MONTH = new Intl.DateTimeFormat('es-PR', { month: 'long', timeZone: 'UTC' });

function periodEntry({ id, number, year, frequency, start, end }: PayPeriod) {
  return {
    id: `period-${id}`,
    group: 'periods',
    label: text.period(number, year, payFrequencyLabels[frequency].toLocaleLowerCase('es-PR')),
    icon: CalendarRange,
    // The screen shows '19 nov'; people type 'noviembre'.
    keywords: `${MONTH.format(new Date(start))} ${MONTH.format(new Date(end))}`,
  } as const;
}

function inTimeEntry(period: PayPeriod, { id, companyId, name }: Employee) {
  return {
    detail: text.periodOf(daysOf(period), name),
    to: timeEntryAt({ companyId, employeeId: id, periodId: period.id }),
  };
}

function inProcesses(period: PayPeriod, companyId: number | undefined) {
  const address = new URLSearchParams({
    ...(companyId === undefined ? {} : { company: String(companyId) }),
    type: String(PERIOD_STUBS),
    year: String(period.year),
    frequency: period.frequency,
    period: String(period.id),
  });
  return { detail: text.periodInProcesses(daysOf(period)), to: `${PATHS.processes}?${address}` };
}

function daysOf({ start, end }: PayPeriod): string {
  return text.periodDays(dayText(start), dayText(end));
}
