import { type AmountList, addTo, noAmounts } from './amount-list.ts';
import { applyToEntries, type FoldedEntries } from './entries.ts';
import { type LoggedEvent, subjectOfStream } from './logged-event.ts';
import { applyToMarks, type FoldedMarks, noMarks } from './paid-marks.ts';
import type { LeaveAdjustmentRow, OpeningBalanceRow } from './projection-rows.ts';
import { applyToRegister, type FoldedRegister } from './register.ts';
import { applyToYears, type FoldedYears } from './year-to-date.ts';

/**
 * The state of a company's log after one of its events: the content of every projection, and everything else
 * that the check of the next event needs. It changes in place, because logs can be long.
 */
export type LogState = {
  companyId: number;
  /** The last event that was applied; absent in an empty log. */
  last?: LoggedEvent;
  entries: FoldedEntries;
  paid: FoldedMarks;
  years: FoldedYears;
  register: FoldedRegister;
  openings: FoldedOpeningBalances;
  leaveAdjustments: Map<number, LeaveAdjustmentRow>;
  /** The ids of the entries that correct an entry of a closed period, by its id. */
  corrections: Map<number, number[]>;
  /** The events that filed a document and were not withdrawn. */
  filings: Set<number>;
  /** The events that settled a period or an obligation outside Garita and were not withdrawn, by stream. */
  settlements: Map<number, string>;
};

/** Returns the state of a log without events. */
export function emptyLog(companyId: number): LogState {
  return {
    companyId,
    entries: new Map(),
    paid: noMarks(),
    years: new Map(),
    register: new Map(),
    openings: new Map(),
    leaveAdjustments: new Map(),
    corrections: new Map(),
    filings: new Set(),
    settlements: new Map(),
  };
}

/** Applies the next event of the log. */
export function applyEvent(state: LogState, event: LoggedEvent): void {
  applyToEntries(state.entries, event);
  applyToMarks(state.paid, event, state.entries);
  applyToYears(state.years, event);
  applyToRegister(state.register, event);
  applyToOpenings(state.openings, event);
  applyToLeaveAdjustments(state.leaveAdjustments, event);
  applyToCorrections(state, event);
  applyToFilings(state, event);
  applyToSettlements(state, event);
  state.last = event;
}

function applyToCorrections({ corrections }: LogState, { entryId, details }: LoggedEvent): void {
  const corrected = details?.corrects;
  if (corrected === undefined || entryId === undefined) return;
  corrections.set(corrected, [...new Set([...(corrections.get(corrected) ?? []), entryId])]);
}

function applyToFilings({ filings }: LogState, { type, seq, details }: LoggedEvent): void {
  if (type === 'DocumentFiled') filings.add(seq);
  if (type === 'FilingWithdrawn') filings.delete(details?.replacesSeq ?? 0);
}

function applyToSettlements({ settlements }: LogState, { type, seq, stream, details }: LoggedEvent): void {
  if (type === 'NoWorkRecorded' || type === 'ObligationSettled') settlements.set(seq, stream);
  if (type === 'SettlementWithdrawn') settlements.delete(details?.replacesSeq ?? 0);
}

/** The opening balance of a tax year: its row, and the sum of its events. */
export type FoldedOpeningBalance = { row: OpeningBalanceRow; amounts: AmountList };

/** The opening balances by stream. */
type FoldedOpeningBalances = Map<string, FoldedOpeningBalance>;

/** Applies an event that sets or corrects an opening balance. The last one is in force. */
function applyToOpenings(openings: FoldedOpeningBalances, event: LoggedEvent): void {
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
    openingExemptWages: details.openingExemptWages ?? null,
  };
  openings.set(stream, { row, amounts });
}

/** Applies a correction of leave by hand. */
function applyToLeaveAdjustments(adjustments: Map<number, LeaveAdjustmentRow>, event: LoggedEvent): void {
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
