import { href, PATHS } from '../config/paths.ts';

type PlaceOfPay = {
  companyId: number;
  employeeId: number;
  period: { id: number; year: number };
  /** One of several pays of the period; the first unless said. */
  entryId?: number;
};

/** Cargar Tiempo of an employee, opened at a period. */
export function timeEntryAt({ companyId, employeeId, period, entryId }: PlaceOfPay): string {
  const address = new URLSearchParams({
    year: String(period.year),
    period: String(period.id),
    ...(entryId === undefined ? {} : { entry: String(entryId) }),
  });
  return `${href(PATHS.timeEntry, { companyId, employeeId })}?${address}`;
}
