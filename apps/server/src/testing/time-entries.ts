import { somePayInputs } from '@garita/domain/pay/pay.builder';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';

/** The tenth week of 2026 with so many regular hours, paid on 11 March. */
export function aWeekOf(hours: number, accountantId: number): TimeEntry {
  return { ...somePayInputs({ accountantId, minutes: { regular: hours * 60 } }), memo: '' };
}
