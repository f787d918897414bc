import { payFrequencySchema } from '@garita/domain/reference/enumerations';
import type { FileType } from '@garita/domain/report/file-type';
import { reportYears } from '@garita/domain/report/report-years';
import { PAY_FREQUENCY_LABELS } from '@garita/domain/text/option-labels.es';
import { plainText, searchWords } from '@garita/domain/text/plain-text';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { companyPeriods } from '@garita/domain/time/company-periods';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { CalendarRange } from 'lucide-react';
import { href, PATHS } from '../../config/paths.ts';
import { processesAt, timeEntryAt } from '../../lib/addresses.ts';
import type { CalendarsByCompany } from '../../lib/company-calendars.ts';
import { dayText } from '../../lib/date-text.ts';
import { paletteText as text } from '../../text/navigation.es.ts';
import type { PaletteEntry } from './find-entries.ts';
import type { SearchableRecords } from './record-entries.ts';

type Employee = SearchableRecords['employees'][number];

type Company = SearchableRecords['companies'][number];

export type PaletteContext = {
  today: CalendarDate;
  /** The company whose screen is open. */
  company: Pick<Company, 'id' | 'name'> | undefined;
  /** The employee whose screen is open. */
  employee: Employee | undefined;
  /** The calendars of each company; absent if none has one. */
  calendarsOf?: CalendarsByCompany;
};

/** The file type of a period's pay stubs on Procesos. */
const PERIOD_STUBS: FileType = 8;

/**
 * Returns the periods of this year that a query names by their number and a company: 'transporte 47'. They
 * are made for each query, because all periods of all companies would be thousands of entries.
 */
export function companyPeriodEntries(
  query: string,
  companies: readonly Company[],
  { today, calendarsOf = () => [] }: Pick<PaletteContext, 'today' | 'calendarsOf'>,
): PaletteEntry[] {
  const words = searchWords(query);
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word)).map(Number);
  const names = words.filter((word) => !/^\d/.test(word));
  if (numbers.length === 0 || names.length === 0) return [];
  const named = companies.filter(({ name }) => names.every((word) => plainText(name).includes(word)));
  const periodsOf = (companyId: number) =>
    payFrequencySchema.options
      .flatMap((frequency) => companyPeriods(calendarsOf(companyId), yearOf(today), frequency))
      .filter(({ number }) => numbers.includes(number));
  return named.flatMap((company) =>
    periodsOf(company.id).map((period) => ({
      ...periodEntry(period),
      ...inCompany(period, company),
      id: `period-${period.id}-${company.id}`,
    })),
  );
}

/**
 * Returns entries for pay periods. A period leads to Cargar Tiempo of the employee whose screen is open if
 * the employee is paid at that frequency, else to the period of the company whose screen is open, and
 * otherwise to its pay stubs in Procesos, which future years do not have.
 */
export function periodEntries({
  today,
  company,
  employee,
  calendarsOf = () => [],
}: PaletteContext): PaletteEntry[] {
  const calendars = calendarsOf(employee?.companyId ?? company?.id);
  const documented = reportYears(today);
  return PAYROLL_YEARS.flatMap((year) =>
    payFrequencySchema.options.flatMap((frequency) => {
      const isTheirs = employee?.payFrequency === frequency;
      if (!isTheirs && !documented.includes(year)) return [];
      const isFaint = year !== yearOf(today) || (employee !== undefined && !isTheirs);
      return companyPeriods(calendars, year, frequency).map((period) => ({
        ...periodEntry(period),
        ...periodTarget(period, { company, employee: isTheirs ? employee : undefined }),
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
    label: text.period(number, year, PAY_FREQUENCY_LABELS[frequency].toLocaleLowerCase('es-PR')),
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

function periodTarget(period: PayPeriod, { company, employee }: Omit<PaletteContext, 'today'>) {
  if (employee) return inTimeEntry(period, employee);
  return company ? inCompany(period, company) : inProcesses(period);
}

function inCompany(period: PayPeriod, company: Pick<Company, 'id' | 'name'>) {
  return {
    detail: text.periodOfCompany(daysOf(period), company.name),
    to: href(PATHS.period, { companyId: company.id, periodId: period.id }),
  };
}

function inProcesses(period: PayPeriod) {
  const { id: periodId, year, frequency: payFrequency } = period;
  return {
    detail: text.periodInProcesses(daysOf(period)),
    to: processesAt({ fileType: PERIOD_STUBS, year, payFrequency, periodId }),
  };
}

function daysOf({ start, end }: PayPeriod): string {
  return text.periodDays(dayText(start), dayText(end));
}
