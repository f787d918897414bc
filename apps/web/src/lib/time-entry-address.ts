import type { PayPeriod } from '@garita/domain/time/pay-period';
import { href, PATHS } from '../config/paths.ts';

/** Cargar Tiempo of an employee, opened at a period. */
export function timeEntryAt(
  whose: { companyId: number; employeeId: number },
  { id, year }: Pick<PayPeriod, 'id' | 'year'>,
): string {
  const address = new URLSearchParams({ year: String(year), period: String(id) });
  return `${href(PATHS.timeEntry, whose)}?${address}`;
}
