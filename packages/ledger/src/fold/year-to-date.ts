import { type AmountList, addTo, noAmounts } from './amount-list.ts';
import { type LoggedEvent, type StreamSubject, subjectOfStream } from './logged-event.ts';
import type { PackedRow } from './packed-rows.ts';

/** The sums of a tax year of a person, with the opening balance of an employee. */
export type FoldedYear = { subject: StreamSubject; amounts: AmountList; asOfSeq: number };

/** The tax years by stream. */
export type FoldedYears = Map<string, FoldedYear>;

/** Applies an event that changes amounts to the tax year of its stream. */
export function applyToYears(years: FoldedYears, { stream, seq, delta }: LoggedEvent): void {
  const subject = subjectOfStream(stream);
  if (!delta || !subject) return;
  const year = years.get(stream) ?? { subject, amounts: noAmounts(), asOfSeq: seq };
  years.set(stream, year);
  addTo(year.amounts, delta);
  year.asOfSeq = seq;
}

/** Returns the row of a tax year. */
export function yearToDateRow(companyId: number, { subject, amounts, asOfSeq }: FoldedYear): PackedRow {
  const { kind, id, taxYear } = subject;
  return { numbers: [companyId, id, taxYear, ...amounts, asOfSeq], others: [kind] };
}
