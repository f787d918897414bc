import { type LoggedEvent, subjectOfStream } from './logged-event.ts';
import type { LeaveAdjustmentRow } from './projection-rows.ts';

/** Applies a correction of leave by hand. */
export function applyToLeaveAdjustments(
  adjustments: Map<number, LeaveAdjustmentRow>,
  event: LoggedEvent,
): void {
  const { type, companyId, seq, stream, payDate = '', reason = '', details } = event;
  if (type !== 'LeaveAdjusted' || !details) return;
  const { vacationMinutes = 0, sickMinutes = 0 } = details;
  const employeeId = subjectOfStream(stream)?.id ?? 0;
  adjustments.set(seq, {
    companyId,
    seq,
    employeeId,
    adjustedOn: payDate,
    vacationMinutes,
    sickMinutes,
    reason,
  });
}
