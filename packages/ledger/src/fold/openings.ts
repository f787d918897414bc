import { type AmountList, addTo, noAmounts } from './amount-list.ts';
import { type LoggedEvent, subjectOfStream } from './logged-event.ts';
import type { OpeningRow } from './projection-rows.ts';

/** The opening balance of a tax year: its row, and what its statement and corrections add up to. */
export type FoldedOpening = { row: OpeningRow; amounts: AmountList };

/** The opening balances by stream. */
export type FoldedOpenings = Map<string, FoldedOpening>;

/** Applies an event that states or corrects an opening balance. The last statement is in force. */
export function applyToOpenings(openings: FoldedOpenings, event: LoggedEvent): void {
  if (event.type !== 'OpeningBalanceSet' && event.type !== 'OpeningBalanceCorrected') return;
  const { companyId, seq, stream, details, delta } = event;
  const { id: employeeId = 0, taxYear = 0 } = subjectOfStream(stream) ?? {};
  if (!details?.payDate) return;
  const amounts = openings.get(stream)?.amounts ?? noAmounts();
  if (delta) addTo(amounts, delta);
  const row = {
    companyId,
    employeeId,
    taxYear,
    asOf: details.payDate,
    vacationOpeningMinutes: details.vacationOpeningMinutes ?? null,
    vacationOpeningDate: details.vacationOpeningDate ?? null,
    sickOpeningMinutes: details.sickOpeningMinutes ?? null,
    sickOpeningDate: details.sickOpeningDate ?? null,
    lastSeq: seq,
  };
  openings.set(stream, { row, amounts });
}
