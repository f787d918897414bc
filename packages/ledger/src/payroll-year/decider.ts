import { type Amounts, amountsDelta, amountsOf, negateAmounts } from '@garita/domain/pay/amounts';
import type { DayTerms } from '@garita/domain/pay/day-hours/day-terms';
import { isNothingToPay } from '@garita/domain/pay/nothing-to-pay';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { changesInputs, changesPay } from '@garita/domain/pay/pay-change';
import { factsInYearOf, type PayFacts, type PayParameters } from '@garita/domain/pay/pay-facts';
import { isPayDateInWindow } from '@garita/domain/pay/period/pay-date';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { type SeveranceFacts, withSeveranceFacts } from '@garita/domain/pay/withholding/severance-exemption';
import { yearOf } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { Calculation, MemoHash } from '../events/payroll-events.ts';
import { type EntryVersionRef, findLiveEntry } from '../live-entries/live-entries.ts';
import { decidePaid, decideUnpaid, type NewPaidMark } from '../live-entries/paid-mark.ts';
import { changeableEntry, deletableEntry } from './correction.ts';
import {
  basisOf,
  type Confirmation,
  calculateEntry,
  checkConfirmedNet,
  type DecidedEvent,
  type Decision,
  type DecisionInputs,
  loadedEvent,
  payDateAndYear,
  refuse,
  refuseContradictions,
  withMemo,
} from './decision.ts';
import { contradictions, liveDays, withDayTerms, withHoursOfDays, withRecordedHours } from './entry-days.ts';
import { type FullEntry, type PayrollYear, requireFullEntry } from './state.ts';

type NewPay = { inputs: PayInputs; memo?: MemoHash | undefined };

export type LoadTime = { entryId: number; period: PayPeriod; facts: PayFacts } & NewPay & Confirmation;
/**
 * `parameters` are needed to move an entry to another tax year. `dayTerms` and `severance` are those of now,
 * for an entry that gets its first days or its first severance.
 */
export type AmendTime = EntryVersionRef &
  NewPay &
  Confirmation & {
    parameters?: PayParameters | undefined;
    dayTerms?: DayTerms | undefined;
    severance?: SeveranceFacts | undefined;
  };
export type RecalculateTime = EntryVersionRef & { facts: PayFacts } & Confirmation;
export type DeleteTime = EntryVersionRef;
/** A mark as paid; without one, the existing mark is taken back. */
export type MarkTimePaid = Omit<NewPaidMark, 'paid'> & { paid: PaidMark | undefined };

/**
 * Records a new entry. Refuses a pay date far from the period, time that contradicts the days, an empty
 * entry, and a net other than the confirmed one.
 */
export function decideLoad(year: PayrollYear, command: LoadTime, around: DecisionInputs): Decision {
  const { entryId, period, inputs, facts, memo } = command;
  if (!isPayDateInWindow(inputs.payDate, period)) return refuse('pay-date-outside-window');
  const calculation = calculateEntry({ period, inputs, facts, memo }, basisOf(year, around), entryId);
  const contradiction = refuseContradictions(contradictions(inputs, calculation.inputs));
  if (contradiction) return contradiction;
  if (isNothingToPay(calculation.inputs, calculation.result)) return refuse('nothing-to-pay');
  return checkConfirmedNet(calculation, command, [loadedEvent(entryId, calculation)]);
}

/**
 * Changes a saved entry, and calculates with the facts it froze. If nothing that pay depends on changed, the
 * statement stays; if nothing changed at all, nothing is recorded. A pay date in another tax year moves the
 * entry there: `target` is that year, whose fixed taxes, limits and table apply.
 */
export function decideAmendment(
  years: { year: PayrollYear; target: PayrollYear },
  command: AmendTime,
  around: DecisionInputs,
): Decision {
  const live = findLiveEntry(years.year, command);
  if (!live.ok) return live;
  const { memo, parameters } = command;
  const inForce = requireFullEntry(live.entry).calculation;
  const { inputs: before, facts: frozen, memo: noted, period } = inForce;
  const inputs = withRecordedHours(command.inputs, before);
  // Unchanged values may be sent back, also for an entry that cannot be changed any more.
  const moves = yearOf(inputs.payDate) !== yearOf(before.payDate);
  const isSame = inputs.periodId === period.id && !changesInputs(before, inputs, frozen);
  const terms = withSeveranceFacts(withDayTerms(frozen, inputs, command.dayTerms), inputs, command.severance);
  const days = () => liveDays(years.target);
  const given = withHoursOfDays({ inputs, facts: terms }, days, live.entry.entryId).inputs;
  const contradiction = refuseContradictions(contradictions(command.inputs, given, before));
  if (contradiction) return contradiction;
  if (!moves && isSame && noted?.hash === memo?.hash) return checkConfirmedNet(inForce, command, []);
  const found = changeableEntry(years.year, command);
  if (!found.ok) return found;
  const { entry } = found;
  if (inputs.periodId !== period.id) return refuse('period-fixed');
  if (!isPayDateInWindow(inputs.payDate, period)) return refuse('pay-date-outside-window');
  const facts = moves ? parameters && factsInYearOf(inputs.payDate, terms, parameters) : terms;
  if (!facts) return refuse('parameters-missing');
  const changed = { period, inputs, facts, memo };
  const isPaidOtherwise = moves || changesPay(before, inputs, frozen);
  const { memo: _, ...withoutMemo } = entry.calculation;
  const calculation = isPaidOtherwise
    ? calculateEntry(changed, basisOf(years.target, around, entry.entryId), entry.entryId)
    : { ...withoutMemo, ...withMemo(changed) };
  if (isPaidOtherwise && isNothingToPay(calculation.inputs, calculation.result))
    return refuse('nothing-to-pay');
  return checkConfirmedNet(
    calculation,
    command,
    moves ? moved(years.year, entry, calculation) : [changedEvent('TimeAmended', entry, calculation)],
  );
}

/**
 * Recalculates a saved entry with the facts of now; typed amounts stay. It is recorded even if no amount
 * changes, because the history then shows who recalculated with which facts.
 */
export function decideRecalculation(
  year: PayrollYear,
  command: RecalculateTime,
  around: DecisionInputs,
): Decision {
  const found = changeableEntry(year, command);
  if (!found.ok) return found;
  const before = found.entry.calculation;
  const { period, inputs, memo } = before;
  const { entryId, facts } = command;
  const basis = basisOf(year, around, entryId);
  const calculation = calculateEntry({ period, inputs, facts, memo }, basis, entryId);
  return checkConfirmedNet(calculation, command, [
    changedEvent('TimeRecalculated', found.entry, calculation),
  ]);
}

/** Reverses a saved entry exactly. */
export function decideDeletion(year: PayrollYear, command: DeleteTime): Decision {
  const found = deletableEntry(year, command);
  return found.ok ? { ok: true, events: [deleted(found.entry)] } : found;
}

/** Marks a saved entry as paid, or takes the mark back. */
export function decideTimePaidMark(year: PayrollYear, { paid, ...saved }: MarkTimePaid): Decision {
  const found = findLiveEntry(year, saved);
  if (!found.ok) return found;
  const marking = paid ? decidePaid(year, { ...saved, paid }) : decideUnpaid(year, saved);
  if (!marking.ok) return marking;
  const { entryId } = found.entry;
  const events = marking.events.map((event) => ({ ...event, ...payDateAndYear(found.entry), entryId }));
  return { ok: true, events };
}

// In another tax year the entry is a new one, but keeps its id and its mark as paid.
function moved(year: PayrollYear, entry: FullEntry, calculation: Calculation): DecidedEvent[] {
  const { entryId, seq } = entry;
  const mark = year.paid.get(entryId);
  const events = [deleted(entry), loadedEvent(entryId, calculation, seq)];
  return mark
    ? [...events, { type: 'TimePaid', ...payDateAndYear(calculation.inputs), entryId, data: mark }]
    : events;
}

function changedEvent(
  type: 'TimeAmended' | 'TimeRecalculated',
  { entryId, seq, amounts }: FullEntry,
  calculation: Calculation,
): DecidedEvent {
  const change = changeOf(seq, amounts, amountsOf(calculation.inputs, calculation.result));
  return { type, ...payDateAndYear(calculation.inputs), entryId, data: { ...calculation, ...change } };
}

function deleted({ entryId, seq, amounts, calculation }: FullEntry): DecidedEvent {
  const { period, inputs } = calculation;
  const data = { period, replacesSeq: seq, before: amounts, delta: negateAmounts(amounts) };
  return { type: 'TimeDeleted', ...payDateAndYear(inputs), entryId, data };
}

export function changeOf(replacesSeq: number, before: Amounts, after: Amounts) {
  return { replacesSeq, before, after, delta: amountsDelta(before, after) };
}
