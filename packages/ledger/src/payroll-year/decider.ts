import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '@garita/domain/error-code';
import { type Amounts, amountsDelta, amountsOf, negateAmounts } from '@garita/domain/pay/amounts';
import type { WithheldSoFar } from '@garita/domain/pay/contributions';
import { changesPay } from '@garita/domain/pay/pay-change';
import { isPayDateInWindow } from '@garita/domain/pay/pay-date-window';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import { calculatePayStatement, type PayStatement } from '@garita/domain/pay/pay-statement';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import type { Basis, Calculation, MemoHash, OpeningBalance, PayrollYearEvent } from './events.ts';
import type { LiveEntry, PayrollYear } from './state.ts';
import { yearToDate } from './year-to-date.ts';

/** An event of a payroll year with what the stream needs beside its payload. */
export type DecidedEvent = PayrollYearEvent & { taxYear: number; payDate: CalendarDate; entryId?: number };

/** What a command comes to: events to append and the statement they hold, or the reason it is refused. */
export type Decision =
  | { ok: true; events: DecidedEvent[]; statement?: PayStatement }
  | { ok: false; code: ErrorCode; statement?: PayStatement };

/** What is read with the state, under the same lock: the head of the log and the chauffeur insurance of the period. */
export type Surroundings = { asOfSeq: number; chauffeurInPeriod: number };

type Confirmation = { confirmedNet?: number | undefined };
type NewPay = { inputs: PayInputs; memo?: MemoHash | undefined };

export type LoadTime = { entryId: number; period: PayPeriod; facts: PayFacts } & NewPay & Confirmation;
/** An entry to change, and the version it was opened at; left out, whichever is in force. */
type SavedEntry = { entryId: number; version?: number | undefined };

export type AmendTime = SavedEntry & NewPay & Confirmation;
export type RecalculateTime = SavedEntry & { facts: PayFacts } & Confirmation;
export type DeleteTime = SavedEntry;

/** Records a new entry. Refuses a pay date far from the period, and a net other than the one that was confirmed. */
export function decideLoad(year: PayrollYear, command: LoadTime, around: Surroundings): Decision {
  const { entryId, period, inputs, facts, memo } = command;
  if (!isPayDateInWindow(inputs.payDate, period)) return refuse('pay-date-outside-window');
  const calculation = calculate({ period, inputs, facts, memo }, basisOf(year, around));
  return confirmed(calculation, command, [loaded(entryId, calculation)]);
}

/**
 * Changes a saved entry, computing with the facts it froze. Where nothing that pay depends on changed, the statement
 * stays. A pay date in another tax year moves the entry there: `target` is the year it moves to.
 */
export function decideAmendment(
  years: { year: PayrollYear; target: PayrollYear },
  command: AmendTime,
  around: Surroundings,
): Decision {
  const found = entryInForce(years.year, command);
  if (!found.ok) return found;
  const { entry } = found;
  const { inputs, memo } = command;
  const { period, facts } = entry.calculation;
  if (inputs.periodId !== period.id) return refuse('period-fixed');
  if (!isPayDateInWindow(inputs.payDate, period)) return refuse('pay-date-outside-window');
  const moves = yearOf(inputs.payDate) !== yearOf(entry.calculation.inputs.payDate);
  const changed = { period, inputs, facts, memo };
  const calculation =
    moves || changesPay(entry.calculation.inputs, inputs)
      ? calculate(changed, basisOf(years.target, around, entry.entryId))
      : { ...entry.calculation, ...withMemo(changed) };
  return confirmed(
    calculation,
    command,
    moves
      ? [deleted(entry), loaded(entry.entryId, calculation, entry.seq)]
      : [changedEvent('TimeAmended', entry, calculation)],
  );
}

/** Takes the facts of a saved entry again; edits typed over computed amounts stay. */
export function decideRecalculation(
  year: PayrollYear,
  command: RecalculateTime,
  around: Surroundings,
): Decision {
  const found = entryInForce(year, command);
  if (!found.ok) return found;
  const { period, inputs, memo } = found.entry.calculation;
  const basis = basisOf(year, around, command.entryId);
  const calculation = calculate({ period, inputs, facts: command.facts, memo }, basis);
  return confirmed(calculation, command, [changedEvent('TimeRecalculated', found.entry, calculation)]);
}

/** Reverses a saved entry exactly. */
export function decideDeletion(year: PayrollYear, command: DeleteTime): Decision {
  const found = entryInForce(year, command);
  return found.ok ? { ok: true, events: [deleted(found.entry)] } : found;
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

type Found = { ok: true; entry: LiveEntry } | { ok: false; code: ErrorCode };

function entryInForce(year: PayrollYear, { entryId, version }: SavedEntry): Found {
  if (year.deleted.has(entryId)) return refuse('entry-deleted');
  const entry = year.live.get(entryId);
  if (!entry) return refuse('not-found');
  return version === undefined || version === entry.seq ? { ok: true, entry } : refuse('stale-version');
}

function basisOf(
  year: PayrollYear,
  { asOfSeq, chauffeurInPeriod }: Surroundings,
  exceptEntryId?: number,
): Basis {
  const soFar: WithheldSoFar = { yearToDate: yearToDate(year, exceptEntryId), chauffeurInPeriod };
  return { asOfSeq, soFar };
}

type ToCalculate = Pick<Calculation, 'period' | 'inputs' | 'facts'> & { memo?: MemoHash | undefined };

function calculate(given: ToCalculate, basis: Basis): Calculation {
  return { ...withMemo(given), basis, result: calculatePayStatement(given.facts, given.inputs, basis.soFar) };
}

function withMemo({ memo, ...rest }: ToCalculate): Omit<Calculation, 'basis' | 'result'> {
  return memo ? { ...rest, memo } : rest;
}

function confirmed(
  { result }: Calculation,
  { confirmedNet }: Confirmation,
  events: DecidedEvent[],
): Decision {
  return confirmedNet === undefined || confirmedNet === result.net
    ? { ok: true, events, statement: result }
    : { ok: false, code: 'net-changed', statement: result };
}

function loaded(entryId: number, calculation: Calculation, movedFromSeq?: number): DecidedEvent {
  const delta = amountsOf(calculation.inputs, calculation.result);
  const data = { ...calculation, delta, ...(movedFromSeq === undefined ? {} : { movedFromSeq }) };
  return { type: 'TimeLoaded', ...paidOn(calculation.inputs), entryId, data };
}

function changedEvent(
  type: 'TimeAmended' | 'TimeRecalculated',
  { entryId, seq, amounts }: LiveEntry,
  calculation: Calculation,
): DecidedEvent {
  const change = changeOf(seq, amounts, amountsOf(calculation.inputs, calculation.result));
  return { type, ...paidOn(calculation.inputs), entryId, data: { ...calculation, ...change } };
}

function deleted({ entryId, seq, amounts, calculation }: LiveEntry): DecidedEvent {
  const { period, inputs } = calculation;
  const data = { period, replacesSeq: seq, before: amounts, delta: negateAmounts(amounts) };
  return { type: 'TimeDeleted', ...paidOn(inputs), entryId, data };
}

function paidOn({ payDate }: PayInputs) {
  return { payDate, taxYear: yearOf(payDate) };
}

function changeOf(replacesSeq: number, before: Amounts, after: Amounts) {
  return { replacesSeq, before, after, delta: amountsDelta(before, after) };
}

function isSameOpening(before: OpeningBalance, after: OpeningBalance): boolean {
  const facts = ({ asOf, source, amounts, leave }: OpeningBalance) => ({ asOf, source, amounts, leave });
  return isDeepStrictEqual(facts(before), facts(after));
}

function refuse(code: ErrorCode): { ok: false; code: ErrorCode } {
  return { ok: false, code };
}
