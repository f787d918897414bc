import { applyToEntries, type FoldedEntries } from './entries.ts';
import { applyToLeaveAdjustments } from './leave-adjustments.ts';
import type { LoggedEvent } from './logged-event.ts';
import { applyToOpenings, type FoldedOpenings } from './openings.ts';
import { applyToMarks, type FoldedMarks, noMarks } from './paid-marks.ts';
import type { LeaveAdjustmentRow } from './projection-rows.ts';
import { applyToRegister, type FoldedRegister } from './register.ts';
import { applyToYears, type FoldedYears } from './year-to-date.ts';

/**
 * The state of a company's log after one of its events: the content of every projection, and everything else
 * that the next event is checked against. It changes in place, because the log of a company can be long.
 */
export type LogState = {
  companyId: number;
  /** The last event that was applied; absent in an empty log. */
  last?: LoggedEvent;
  entries: FoldedEntries;
  paid: FoldedMarks;
  years: FoldedYears;
  register: FoldedRegister;
  openings: FoldedOpenings;
  leaveAdjustments: Map<number, LeaveAdjustmentRow>;
  /** The ids of the entries that correct an entry of a closed period, by its id. */
  corrections: Map<number, number[]>;
  /** The events that filed a document and were not withdrawn. */
  filings: Set<number>;
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
