import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { href, PATHS } from '../config/paths.ts';
import { addressOfYear } from './year-address.ts';

type TimeEntryAddress = {
  companyId: number;
  employeeId: number;
  periodId: number;
  /** One of several pays of the period, or a new one; the first by default. */
  entryId?: number | 'new';
};

/** Returns the address of Cargar Tiempo with a new entry in the latest started period of a year. */
export function newTimeEntryIn({
  year,
  ...whose
}: Omit<TimeEntryAddress, 'periodId' | 'entryId'> & { year: number }): string {
  return `${href(PATHS.timeEntry, whose)}?year=${year}&entry=new`;
}

/** Returns the address of Cargar Tiempo at a period. The id of a period begins with its year. */
export function timeEntryAt({ companyId, employeeId, periodId, entryId }: TimeEntryAddress): string {
  const address = new URLSearchParams({
    year: String(Math.trunc(periodId / 1000)),
    period: String(periodId),
    ...(entryId === undefined ? {} : { entry: String(entryId) }),
  });
  return `${href(PATHS.timeEntry, { companyId, employeeId })}?${address}`;
}

/** One pay: of an employee in a period, or of a contractor on a date. */
type Pay = { companyId: number; entryId: number } & (
  | { kind: 'employee'; personId: number; periodId: number }
  | { kind: 'contractor'; personId: number; payDate: CalendarDate }
);

/** The fragment of the part of a company's form where its deposits are. */
export const DEPOSITS_FRAGMENT = 'depositos';

/** Returns the address of a company's deposits. */
export function depositsAt(companyId: number): string {
  return `${href(PATHS.companyEdit, { companyId })}#${DEPOSITS_FRAGMENT}`;
}

/** Returns the address of an employee's balances in a year. */
export function balancesAt(employee: { companyId: number; employeeId: number }, year: number): string {
  return `${href(PATHS.employeeBalances, employee)}?${addressOfYear(year)}`;
}

/** Returns the address of the screen on which a pay was loaded, opened at it. */
export function payAt({ companyId, entryId, personId, ...pay }: Pay): string {
  if (pay.kind === 'employee') {
    return timeEntryAt({ companyId, employeeId: personId, periodId: pay.periodId, entryId });
  }
  return contractorPayAt({ companyId, contractorId: personId, entryId, year: yearOf(pay.payDate) });
}

type ContractorPay = { companyId: number; contractorId: number; entryId: number; year: number };

/** Returns the address of the hours of a contractor, opened at a payment of a year. */
export function contractorPayAt({ entryId, year, ...whose }: ContractorPay): string {
  const address = addressOfYear(year);
  address.set('payment', String(entryId));
  return `${href(PATHS.contractorHours, whose)}?${address}`;
}

/** Returns the address of a company's months in a year. */
export function monthsAt({ companyId, year }: { companyId: number; year: number }): string {
  return `${href(PATHS.months, { companyId })}?${addressOfYear(year)}`;
}

/** Returns the address of Auditoría with the history of one pay. */
export function auditOf({ companyId, entryId }: { companyId: number; entryId: number }): string {
  return `${href(PATHS.audit, { companyId })}?${new URLSearchParams({ time: String(entryId) })}`;
}

/** Returns the address of Auditoría with the history of a period. */
export function auditOfPeriod({ companyId, periodId }: { companyId: number; periodId: number }): string {
  return `${href(PATHS.audit, { companyId })}?${new URLSearchParams({ period: String(periodId) })}`;
}

/** Returns the address of Auditoría from one event of the company's log on. */
export function auditFrom({ companyId, seq }: { companyId: number; seq: number }): string {
  return `${href(PATHS.audit, { companyId })}?${new URLSearchParams({ seq: String(seq) })}`;
}

/** Returns the address of Auditoría with every closing of a month. */
export function monthClosingsOf(companyId: number): string {
  return `${href(PATHS.audit, { companyId })}?${new URLSearchParams({ kind: 'month' })}`;
}

/** The query parameters of Procesos. */
export const PROCESS_PARAMETERS = {
  companyId: 'company',
  employeeId: 'employee',
  fileType: 'type',
  employeeFile: 'file',
  paySpan: 'span',
  year: 'year',
  fiscalYear: 'fiscal',
  quarter: 'quarter',
  payFrequency: 'frequency',
  periodId: 'period',
  submission: 'submission',
  start: 'start',
  end: 'end',
} as const;

/** Returns the address of Procesos with these choices; a choice without a value is left out. */
export function processesAt(
  chosen: Partial<Record<keyof typeof PROCESS_PARAMETERS, string | number | null | undefined>>,
): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) {
    if (value === undefined || value === null) continue;
    // Object.entries loses the type of the keys of `chosen`.
    address.set(PROCESS_PARAMETERS[name as keyof typeof PROCESS_PARAMETERS], String(value));
  }
  return `${PATHS.processes}?${address}`;
}
