import { payFrequencySchema } from '@garita/domain/reference/enumerations';
import { type PayPeriod, payPeriods } from '@garita/domain/time/pay-period';
import { CalendarRange } from 'lucide-react';
import { href, PATHS } from '../../config/paths.ts';
import { dayText } from '../../lib/date-text.ts';
import { PAYROLL_YEARS } from '../../lib/payroll-years.ts';
import { paletteText as text } from '../../text/palette.es.ts';
import { payFrequencyLabels } from '../../text/reference.es.ts';
import type { PaletteEntry } from './palette-entry.ts';
import type { SearchableRecords } from './record-entries.ts';

type Employee = SearchableRecords['employees'][number];

type Occasion = {
  /** The year that is likely to be meant. */
  year: number;
  /** The employee whose screen is open. */
  employee: Employee | undefined;
};

/**
 * The pay periods that time may be loaded in. Each leads to Cargar Tiempo of the employee whose screen is open, if that is
 * how often the employee is paid, and otherwise to Procesos.
 */
export function periodEntries(occasion: Occasion): PaletteEntry[] {
  return PAYROLL_YEARS.flatMap((year) =>
    payFrequencySchema.options.flatMap((frequency) =>
      payPeriods(year, frequency).map((period) => periodEntry(period, occasion)),
    ),
  );
}

function periodEntry(period: PayPeriod, { year: thisYear, employee }: Occasion): PaletteEntry {
  const { id, number, year, frequency, start, end } = period;
  const days = text.periodDays(dayText(start), dayText(end));
  const common = {
    id: `period-${id}`,
    group: 'periods',
    label: text.period(number, year, payFrequencyLabels[frequency].toLocaleLowerCase('es-PR')),
    icon: CalendarRange,
    isFaint: year !== thisYear || (employee !== undefined && employee.payFrequency !== frequency),
  } as const;
  if (employee?.payFrequency !== frequency) {
    return { ...common, detail: text.periodInProcesses(days), to: PATHS.processes };
  }
  const screen = href(PATHS.timeEntry, { companyId: employee.companyId, employeeId: employee.id });
  return {
    ...common,
    detail: text.periodOf(days, employee.name),
    to: `${screen}?year=${year}&period=${id}`,
  };
}
