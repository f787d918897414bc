import { correctionOf, isEmptyCorrection, type TypedPay } from '@garita/domain/pay/correction';
import type { DayTerms } from '@garita/domain/pay/day-hours/day-terms';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import { isPayDateInWindow } from '@garita/domain/pay/period/pay-date';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { type SeveranceFacts, withSeveranceFacts } from '@garita/domain/pay/withholding/severance-exemption';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { MemoHash } from '../events/payroll-events.ts';
import { type EntryLookup, type EntryVersionRef, findLiveEntry } from '../live-entries/live-entries.ts';
import {
  basisFor,
  basisOf,
  type Confirmation,
  checkConfirmedNet,
  type Decision,
  type DecisionInputs,
  loadedEvent,
  refuse,
  refuseContradictions,
  withMemo,
} from './decision.ts';
import { contradictions, withDayTerms, withHoursOfDays, withRecordedHours } from './entry-days.ts';
import { type FullEntry, type LiveEntry, type PayrollYear, requireFullEntry } from './state.ts';

/**
 * The command of a correction. `saved` is the entry of a closed period, and `inputs` are what it should have
 * been; `entryId`, `period` and `payDate` belong to the correction.
 */
export type CorrectTime = {
  saved: EntryVersionRef;
  inputs: PayInputs;
  entryId: number;
  period: PayPeriod;
  payDate: CalendarDate;
  memo?: MemoHash | undefined;
  /** The terms of now, for an entry that gets its first days. */
  dayTerms?: DayTerms | undefined;
  /** The facts of now that exempt severance, for an entry that gets its first. */
  severance?: SeveranceFacts | undefined;
} & Confirmation;

/**
 * Records the differences that bring an entry of a closed period, with its earlier corrections, to its right
 * values. They are calculated with the facts that the entry froze, on the other withholding of its year. The
 * correction is paid in that year and counts toward its limits. `around` is about the period of the corrected
 * entry. Of an entry by day the differences are in the hours that its right days give; these days then count
 * for the other entries of their weeks.
 */
export function decideCorrection(year: PayrollYear, command: CorrectTime, around: DecisionInputs): Decision {
  const found = findLiveEntry(year, command.saved);
  if (!found.ok) return found;
  if (found.entry.corrects !== undefined) return refuse('entry-is-correction');
  const entry = requireFullEntry(found.entry);
  const { entryId, period, payDate, memo } = command;
  const paid = entry.calculation.inputs.payDate;
  if (yearOf(payDate) !== yearOf(paid)) return refuse('correction-in-other-year');
  if (!isPayDateInWindow(payDate, period)) return refuse('pay-date-outside-window');
  if (payDate < paid) return refuse('correction-before-corrected');
  const corrections = correctionsOf(year, entry.entryId);
  const before = payInForce(entry, corrections);
  const inForce = factsInForce(entry, corrections);
  const terms = command.inputs.days ? withDayTerms(inForce, command.inputs, command.dayTerms) : inForce;
  const facts = withSeveranceFacts(terms, command.inputs, command.severance);
  const { period: corrected } = entry.calculation;
  const others = corrections.map((each) => each.entryId);
  const order = { entryId: entry.entryId, payDate: paid };
  const ofYear = basisOf(year, around, entry.entryId, ...others);
  const typed = withRecordedHours(command.inputs, before.inputs);
  const { inputs, otherDays } = withHoursOfDays({ inputs: typed, facts }, ofYear.days, entry.entryId);
  const contradiction = refuseContradictions(contradictions(command.inputs, inputs, before.inputs));
  if (contradiction) return contradiction;
  const ofPlace = basisFor({ facts, period: corrected, ...order }, ofYear);
  const basis = otherDays.length > 0 ? { ...ofPlace, otherDays } : ofPlace;
  const after = { inputs, result: calculatePayStatement(facts, inputs, basis.soFar) };
  const { accountantId } = inputs;
  const apart = correctionOf(before, after, {
    periodId: period.id,
    payDate,
    accountantId,
  });
  if (isEmptyCorrection(apart)) return refuse('nothing-to-correct');
  const corrects = { entryId: entry.entryId, period: corrected, ...after };
  const calculation = {
    ...withMemo({ ...apart, period, facts, memo }),
    basis,
    result: apart.result,
    corrects,
  };
  return checkConfirmedNet(calculation, command, [loadedEvent(entryId, calculation)]);
}

/** Returns an entry's pay together with all its corrections, from which a new correction starts. */
export function payWithCorrections(year: PayrollYear, entry: FullEntry): TypedPay {
  return payInForce(entry, correctionsOf(year, entry.entryId));
}

/**
 * Returns the entry of a change. Refuses as `findLiveEntry`, with `entry-is-correction` if it holds only
 * differences, and with `entry-corrected` if it has a correction.
 */
export function changeableEntry(year: PayrollYear, saved: EntryVersionRef): EntryLookup<FullEntry> {
  const found = findLiveEntry(year, saved);
  if (!found.ok) return found;
  if (found.entry.corrects !== undefined) return refuse('entry-is-correction');
  if (correctionsOf(year, saved.entryId).length > 0) return refuse('entry-corrected');
  return { ok: true, entry: requireFullEntry(found.entry) };
}

/**
 * Returns the entry of a deletion: the last correction may be deleted, because nothing is a difference from
 * it.
 */
export function deletableEntry(year: PayrollYear, saved: EntryVersionRef): EntryLookup<FullEntry> {
  const found = findLiveEntry(year, saved);
  if (!found.ok) return found;
  const last = correctionsOf(year, found.entry.corrects ?? saved.entryId).at(-1);
  if (last && last.entryId !== saved.entryId) return refuse('entry-corrected');
  return { ok: true, entry: requireFullEntry(found.entry) };
}

/** Returns the corrections of an entry, in order of recording. */
function correctionsOf({ live }: PayrollYear, entryId: number): LiveEntry[] {
  return [...live.values()].filter(({ corrects }) => corrects === entryId).toSorted((a, b) => a.seq - b.seq);
}

// The facts of a correction are those of its entry, with the terms of days that an earlier one was given.
function factsInForce({ calculation }: FullEntry, corrections: readonly LiveEntry[]): PayFacts {
  const last = corrections.at(-1);
  return last ? requireFullEntry(last).calculation.facts : calculation.facts;
}

function payInForce({ calculation }: FullEntry, corrections: readonly LiveEntry[]): TypedPay {
  const last = corrections.at(-1);
  return (last && requireFullEntry(last).calculation.corrects) ?? calculation;
}
