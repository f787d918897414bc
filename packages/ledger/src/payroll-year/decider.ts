import { isDeepStrictEqual } from 'node:util';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { type Amounts, amountsDelta, amountsOf, negateAmounts } from '@garita/domain/pay/amounts';
import { addedToYear } from '@garita/domain/pay/contributions';
import { isNothingToPay } from '@garita/domain/pay/nothing-to-pay';
import { NO_BASES } from '@garita/domain/pay/opening-balance.schema';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { changesInputs, changesPay, isOther } from '@garita/domain/pay/pay-change';
import { isPayDateInWindow } from '@garita/domain/pay/pay-date';
import { factsInYearOf, type PayFacts, type PayParameters } from '@garita/domain/pay/pay-facts';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { entryInForce, type SavedEntry } from '../live-entries/live-entries.ts';
import { decidePaid, decideUnpaid, type NewMark } from '../live-entries/paid-mark.ts';
import { changeableEntry, deletableEntry } from './correction.ts';
import {
  basisOf,
  type Confirmation,
  calculate,
  confirmed,
  type DecidedEvent,
  type Decision,
  loaded,
  paidOn,
  refuse,
  type Surroundings,
  withMemo,
} from './decision.ts';
import type { Calculation, MemoHash, OpeningBalance } from './events.ts';
import type { PayrollYear, WholeEntry } from './state.ts';

type NewPay = { inputs: PayInputs; memo?: MemoHash | undefined };

export type LoadTime = { entryId: number; period: PayPeriod; facts: PayFacts } & NewPay & Confirmation;
/** `parameters` are for an entry that moves to another tax year, which does not without. */
export type AmendTime = SavedEntry & NewPay & Confirmation & { parameters?: PayParameters | undefined };
export type RecalculateTime = SavedEntry & { facts: PayFacts } & Confirmation;
export type DeleteTime = SavedEntry;
/** A mark as paid; without one, the mark there is is taken back. */
export type MarkTime = Omit<NewMark, 'paid'> & { paid: PaidMark | undefined };
/** A correction of leave by hand, in signed minutes. */
export type AdjustLeave = { kind: LeaveKind; minutes: Minutes; date: CalendarDate };

/** Records a new entry. Refuses a pay date far from the period, an entry of nothing, and a net other than the one that was confirmed. */
export function decideLoad(year: PayrollYear, command: LoadTime, around: Surroundings): Decision {
  const { entryId, period, inputs, facts, memo } = command;
  if (!isPayDateInWindow(inputs.payDate, period)) return refuse('pay-date-outside-window');
  const calculation = calculate({ period, inputs, facts, memo }, basisOf(year, around));
  if (isNothingToPay(inputs, calculation.result)) return refuse('nothing-to-pay');
  return confirmed(calculation, command, [loaded(entryId, calculation)]);
}

/**
 * Changes a saved entry, computing with the facts it froze. Where nothing that pay depends on changed, the statement
 * stays, and where nothing changed at all nothing is recorded. A pay date in another tax year moves the entry there: `target` is the year it moves to, by whose fixed taxes, limits
 * and table it is computed.
 */
export function decideAmendment(
  years: { year: PayrollYear; target: PayrollYear },
  command: AmendTime,
  around: Surroundings,
): Decision {
  const found = changeableEntry(years.year, command);
  if (!found.ok) return found;
  const { entry } = found;
  const { inputs, memo, parameters } = command;
  const { period } = entry.calculation;
  if (inputs.periodId !== period.id) return refuse('period-fixed');
  if (!isPayDateInWindow(inputs.payDate, period)) return refuse('pay-date-outside-window');
  const moves = yearOf(inputs.payDate) !== yearOf(entry.calculation.inputs.payDate);
  const { inputs: before, facts: frozen, memo: noted } = entry.calculation;
  if (!moves && !changesInputs(before, inputs, frozen) && noted?.hash === memo?.hash)
    return confirmed(entry.calculation, command, []);
  const facts = moves ? parameters && factsInYearOf(inputs.payDate, frozen, parameters) : frozen;
  if (!facts) return refuse('parameters-missing');
  const changed = { period, inputs, facts, memo };
  const isPaidOtherwise = moves || changesPay(before, inputs, frozen);
  const { memo: _, ...withoutMemo } = entry.calculation;
  const calculation = isPaidOtherwise
    ? calculate(changed, basisOf(years.target, around, entry.entryId))
    : { ...withoutMemo, ...withMemo(changed) };
  if (isPaidOtherwise && isNothingToPay(inputs, calculation.result)) return refuse('nothing-to-pay');
  return confirmed(
    calculation,
    command,
    moves ? moved(years.year, entry, calculation) : [changedEvent('TimeAmended', entry, calculation)],
  );
}

/**
 * Takes the facts of a saved entry again; edits typed over computed amounts stay. Where neither the facts nor what they come to are other
 * ones nothing is recorded, whatever the year holds by now.
 */
export function decideRecalculation(
  year: PayrollYear,
  command: RecalculateTime,
  around: Surroundings,
): Decision {
  const found = changeableEntry(year, command);
  if (!found.ok) return found;
  const before = found.entry.calculation;
  const { period, inputs, memo } = before;
  const basis = basisOf(year, around, command.entryId);
  const calculation = calculate({ period, inputs, facts: command.facts, memo }, basis);
  const isComputedOtherwise = isOther(computedOf(before), computedOf(calculation));
  const events = isComputedOtherwise ? [changedEvent('TimeRecalculated', found.entry, calculation)] : [];
  return confirmed(calculation, command, events);
}

/** Reverses a saved entry exactly. */
export function decideDeletion(year: PayrollYear, command: DeleteTime): Decision {
  const found = deletableEntry(year, command);
  return found.ok ? { ok: true, events: [deleted(found.entry)] } : found;
}

/** Marks a saved entry as paid, or takes the mark back. */
export function decideMark(year: PayrollYear, { paid, ...saved }: MarkTime): Decision {
  const found = entryInForce(year, saved);
  if (!found.ok) return found;
  const marking = paid ? decidePaid(year, { ...saved, paid }) : decideUnpaid(year, saved);
  if (!marking.ok) return marking;
  const { entryId } = found.entry;
  const events = marking.events.map((event) => ({ ...event, ...paidOn(found.entry), entryId }));
  return { ok: true, events };
}

/** Corrects leave by hand; whatever the balance is, it may become negative. */
export function decideLeaveAdjustment({ kind, minutes, date }: AdjustLeave): Decision {
  const data = { kind, minutes };
  return { ok: true, events: [{ type: 'LeaveAdjusted', taxYear: yearOf(date), payDate: date, data }] };
}

/**
 * States the opening balance of a tax year, or corrects it. A repeat records nothing while what it says is in force; the
 * leave of a year is not once another year has stated leave after it.
 */
export function decideOpeningBalance(year: PayrollYear, balance: OpeningBalance, isInForce = true): Decision {
  const { taxYear, asOf: payDate } = balance;
  if (!year.opening) {
    return {
      ok: true,
      events: [{ type: 'OpeningBalanceSet', taxYear, payDate, data: { ...balance, delta: balance.amounts } }],
    };
  }
  const { seq: replacesSeq, balance: before } = year.opening;
  if (isInForce && isSameOpening(before, balance)) return { ok: true, events: [] };
  const change = changeOf(replacesSeq, before.amounts, balance.amounts);
  return {
    ok: true,
    events: [{ type: 'OpeningBalanceCorrected', taxYear, payDate, data: { ...balance, ...change } }],
  };
}

// All that a recalculation can change, but for how far the year had come when it was computed.
function computedOf({ inputs, facts, result }: Calculation) {
  return { facts, amounts: amountsOf(inputs, result), added: addedToYear(result) };
}

// In another tax year the entry is another one, but still the one that was paid.
function moved(year: PayrollYear, entry: WholeEntry, calculation: Calculation): DecidedEvent[] {
  const { entryId, seq } = entry;
  const mark = year.paid.get(entryId);
  const events = [deleted(entry), loaded(entryId, calculation, seq)];
  return mark
    ? [...events, { type: 'TimePaid', ...paidOn(calculation.inputs), entryId, data: mark }]
    : events;
}

function changedEvent(
  type: 'TimeAmended' | 'TimeRecalculated',
  { entryId, seq, amounts }: WholeEntry,
  calculation: Calculation,
): DecidedEvent {
  const change = changeOf(seq, amounts, amountsOf(calculation.inputs, calculation.result));
  return { type, ...paidOn(calculation.inputs), entryId, data: { ...calculation, ...change } };
}

function deleted({ entryId, seq, amounts, calculation }: WholeEntry): DecidedEvent {
  const { period, inputs } = calculation;
  const data = { period, replacesSeq: seq, before: amounts, delta: negateAmounts(amounts) };
  return { type: 'TimeDeleted', ...paidOn(inputs), entryId, data };
}

function changeOf(replacesSeq: number, before: Amounts, after: Amounts) {
  return { replacesSeq, before, after, delta: amountsDelta(before, after) };
}

function isSameOpening(before: OpeningBalance, after: OpeningBalance): boolean {
  const facts = ({ asOf, source, amounts, bases = NO_BASES, leave }: OpeningBalance) => ({
    asOf,
    source,
    amounts,
    bases,
    leave,
  });
  return isDeepStrictEqual(facts(before), facts(after));
}
