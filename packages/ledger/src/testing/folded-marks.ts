import type { LedgerEvent } from './ledger-event.ts';
import type { LedgerRows } from './live-rows.ts';

/** The marks as paid that are neither taken back nor gone with their entry. */
export function foldPaidMarks(events: readonly LedgerEvent[]): LedgerRows['paidMarks'] {
  const marks = new Map<number, LedgerRows['paidMarks'][number]>();
  const nets = new Map<number, number>();
  for (const event of events) {
    const { type, companyId, entryId = 0, seq, data } = event;
    if ('delta' in data) nets.set(entryId, (nets.get(entryId) ?? 0) + data.delta.net);
    if (type === 'TimePaid') {
      const {
        paidOn,
        method = null,
        net = nets.get(entryId) ?? 0,
        amount = net,
        chequeNumber = null,
      } = event.data;
      marks.set(entryId, { companyId, entryId, paidOn, method, lastSeq: seq, amount, net, chequeNumber });
    }
    if (type === 'TimeUnpaid' || type === 'TimeDeleted' || type === 'ContractorTimeDeleted') {
      marks.delete(entryId);
    }
  }
  return [...marks.values()];
}

/** Every cheque, and which event made it void. A deletion that the next event goes on from in another tax year is none. */
export function foldCheques(events: readonly LedgerEvent[]): LedgerRows['cheques'] {
  const cheques = new Map<number, LedgerRows['cheques'][number]>();
  events.forEach((event, index) => {
    const { type, companyId, entryId = 0, seq } = event;
    if (
      type === 'TimePaid' &&
      event.data.chequeNumber !== undefined &&
      !cheques.has(event.data.chequeNumber)
    ) {
      const { chequeNumber: number, amount = 0 } = event.data;
      cheques.set(number, { companyId, number, entryId, amount, issuedSeq: seq, voidSeq: null });
    }
    const next = events[index + 1];
    const moves = next !== undefined && 'movedFromSeq' in next.data;
    if (type === 'TimeUnpaid' || ((type === 'TimeDeleted' || type === 'ContractorTimeDeleted') && !moves)) {
      for (const cheque of cheques.values()) {
        if (cheque.entryId === entryId) cheque.voidSeq ??= seq;
      }
    }
  });
  return [...cheques.values()];
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
