import { href, PATHS } from '../config/paths.ts';

type PlaceOfPay = {
  companyId: number;
  employeeId: number;
  periodId: number;
  /** One of several pays of the period; the first unless said. */
  entryId?: number;
};

/** Cargar Tiempo of an employee, with a new entry in the latest period that has begun of a year. */
export function newTimeEntryIn({
  year,
  ...whose
}: Omit<PlaceOfPay, 'periodId' | 'entryId'> & { year: number }): string {
  return `${href(PATHS.timeEntry, whose)}?year=${year}&entry=new`;
}

/** Cargar Tiempo of an employee, opened at a period. The id of a period begins with its year. */
export function timeEntryAt({ companyId, employeeId, periodId, entryId }: PlaceOfPay): string {
  const address = new URLSearchParams({
    year: String(Math.trunc(periodId / 1000)),
    period: String(periodId),
    ...(entryId === undefined ? {} : { entry: String(entryId) }),
  });
  return `${href(PATHS.timeEntry, { companyId, employeeId })}?${address}`;
}
