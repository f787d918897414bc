import type { LedgerEvent } from './folded-state.ts';
import type { LedgerRows } from './live-rows.ts';

/** The marks as paid that are neither taken back nor gone with their entry. */
export function foldPaidMarks(events: readonly LedgerEvent[]): LedgerRows['paidMarks'] {
  const marks = new Map<number, LedgerRows['paidMarks'][number]>();
  for (const event of events) {
    const { type, companyId, entryId = 0, seq } = event;
    if (type === 'TimePaid') {
      const { paidOn, method = null } = event.data;
      marks.set(entryId, { companyId, entryId, paidOn, method, lastSeq: seq });
    }
    if (type === 'TimeUnpaid' || type === 'TimeDeleted' || type === 'ContractorTimeDeleted') {
      marks.delete(entryId);
    }
  }
  return [...marks.values()];
}

/** The corrections of leave by hand. */
export function foldLeaveAdjustments(events: readonly LedgerEvent[]): LedgerRows['leaveAdjustments'] {
  return events.flatMap((event) => {
    if (event.type !== 'LeaveAdjusted') return [];
    const { companyId, seq, stream, payDate = '', reason = '', data } = event;
    return {
      companyId,
      seq,
      employeeId: Number(stream.split(':')[1]),
      adjustedOn: payDate,
      vacationMinutes: data.kind === 'vacation' ? data.minutes : 0,
      sickMinutes: data.kind === 'sick' ? data.minutes : 0,
      reason,
    };
  });
}
