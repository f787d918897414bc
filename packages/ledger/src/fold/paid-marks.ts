import { amountIn } from './amount-list.ts';
import type { FoldedEntries } from './entries.ts';
import type { LoggedEvent } from './logged-event.ts';
import type { ChequeRow, PaidMarkRow } from './projection-rows.ts';

/** The marks as paid by entry, the cheques by number, and the numbers of the cheques of each entry. */
export type FoldedMarks = {
  marks: Map<number, PaidMarkRow>;
  cheques: Map<number, ChequeRow>;
  numbersByEntry: Map<number, number[]>;
};

/** Returns the marks of an empty log. */
export function noMarks(): FoldedMarks {
  return { marks: new Map(), cheques: new Map(), numbersByEntry: new Map() };
}

/**
 * Applies an event that marks pay as paid, takes a mark back, or deletes or moves marked pay. `entries`
 * include the event.
 */
export function applyToMarks(paid: FoldedMarks, event: LoggedEvent, entries: FoldedEntries): void {
  switch (event.type) {
    case 'TimePaid':
      return mark(paid, event, entries);
    case 'TimeUnpaid':
    case 'TimeDeleted':
    case 'ContractorTimeDeleted':
      return endMark(paid, event);
    case 'TimeLoaded':
    case 'ContractorTimeLoaded':
      return restoreCheques(paid, event);
  }
}

function mark(paid: FoldedMarks, event: LoggedEvent, entries: FoldedEntries): void {
  const { companyId, entryId = 0, seq, details } = event;
  if (!details?.paidOn) return;
  const { paidOn, method = null, chequeNumber = null } = details;
  // A mark of schema version 1 does not hold the paid amount: it was the entry's net at that time.
  const paidEntry = entries.get(entryId);
  const due = paidEntry ? amountIn(paidEntry.amounts, 'net') : 0;
  const { paidAmount: amount = due, paidNet: net = due } = details;
  paid.marks.set(entryId, { companyId, entryId, paidOn, method, lastSeq: seq, amount, net, chequeNumber });
  // A number is taken once; an entry that moves to another tax year is marked again with its cheque.
  if (chequeNumber === null || paid.cheques.has(chequeNumber)) return;
  const cheque = { companyId, number: chequeNumber, entryId, amount, issuedSeq: seq, voidSeq: null };
  paid.cheques.set(chequeNumber, cheque);
  paid.numbersByEntry.set(entryId, [...(paid.numbersByEntry.get(entryId) ?? []), chequeNumber]);
}

function endMark(paid: FoldedMarks, { entryId = 0, seq }: LoggedEvent): void {
  paid.marks.delete(entryId);
  for (const cheque of chequesOf(paid, entryId)) cheque.voidSeq ??= seq;
}

/**
 * Makes the cheques of an entry valid again if it moves to another tax year, where it is deleted in one and
 * loaded in the other.
 */
function restoreCheques(paid: FoldedMarks, { entryId = 0, seq, details }: LoggedEvent): void {
  if (details?.movedFromSeq === undefined) return;
  for (const cheque of chequesOf(paid, entryId)) if (cheque.voidSeq === seq - 1) cheque.voidSeq = null;
}

function chequesOf({ cheques, numbersByEntry }: FoldedMarks, entryId: number): ChequeRow[] {
  return (numbersByEntry.get(entryId) ?? []).flatMap((number) => cheques.get(number) ?? []);
}
