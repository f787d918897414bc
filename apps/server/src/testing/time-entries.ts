import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import { somePayInputs } from '@garita/domain/pay/pay.builder';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';

/** Ten and a half hours of a contractor, paid on 15 March 2026. */
export const SOME_HOURS: ContractorTime = { payDate: '2026-03-15', year: 2026, minutes: 630 };

/** The tenth week of 2026 with so many regular hours, paid on 11 March. */
export function aWeekOf(hours: number, accountantId: number): TimeEntry {
  return { ...somePayInputs({ accountantId, minutes: { regular: hours * 60 } }), memo: '' };
}
