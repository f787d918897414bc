import {
  type ContractorFacts,
  type ContractorPayment,
  calculateContractorPayment,
  contractorAmounts,
  isNothingPaid,
} from '@garita/domain/contractor/contractor-payment';
import { type EarlierContractorPay, grossBefore } from '@garita/domain/contractor/contractor-rule';
import type { ContractorInputs } from '@garita/domain/contractor/contractor-time.schema';
import { changedContractorInputs } from '@garita/domain/contractor/contractor-time-change';
import type { ErrorCode } from '@garita/domain/error-code';
import type { Cents } from '@garita/domain/money/cents';
import { amountsDelta, negateAmounts } from '@garita/domain/pay/amounts';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { isDifferent } from '@garita/domain/pay/pay-change';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { ContractorCalculation, ContractorYearEvent } from '../events/contractor-events.ts';
import { type EntryVersionRef, findLiveEntry } from '../live-entries/live-entries.ts';
import { decidePaid, decideUnpaid, type NewPaidMark } from '../live-entries/paid-mark.ts';
import type { ContractorYear, LivePayment } from './state.ts';

/** An event of a contractor's year with what the stream needs beside its payload. */
export type DecidedPaymentEvent = ContractorYearEvent & {
  taxYear: number;
  payDate: CalendarDate;
  entryId: number;
};

/** The result of a command: the events to append with their payment, or the reason for the refusal. */
export type ContractorDecision =
  | { ok: true; events: DecidedPaymentEvent[]; statement?: ContractorPayment }
  | { ok: false; code: ErrorCode; statement?: ContractorPayment };

type Confirmation = { confirmedNet?: number | undefined };

export type LoadContractorTime = {
  entryId: number;
  facts: ContractorFacts;
  inputs: ContractorInputs;
} & Confirmation;
export type AmendContractorTime = EntryVersionRef & {
  inputs: ContractorInputs;
  /** The earlier pay of the year, for a payment that was calculated by the law's rule. */
  earlierPay?: EarlierContractorPay | undefined;
} & Confirmation;
export type RecalculateContractorTime = EntryVersionRef & { facts: ContractorFacts };
export type MarkContractorPaid = Omit<NewPaidMark, 'paid'> & { paid: PaidMark | undefined };

/**
 * Records a new payment. Refuses an empty payment with `nothing-to-pay`, and a net other than the confirmed
 * one with `net-changed`.
 */
export function decideContractorLoad({
  entryId,
  facts,
  inputs,
  confirmedNet,
}: LoadContractorTime): ContractorDecision {
  const calculation = calculate(inputs, facts);
  if (isNothingPaid(inputs, calculation.result)) return { ok: false, code: 'nothing-to-pay' };
  return confirmed(calculation, confirmedNet, [loaded(entryId, calculation)]);
}

/**
 * Changes a saved payment, and calculates with the facts it froze; if nothing changes, nothing is recorded.
 * A pay date in another tax year moves the payment there. Refuses with `not-found`, `entry-deleted`,
 * `stale-version`, `nothing-to-pay` and `net-changed`.
 */
export function decideContractorAmendment(
  year: ContractorYear,
  { inputs, confirmedNet, earlierPay, ...saved }: AmendContractorTime,
): ContractorDecision {
  const found = findLiveEntry(year, saved);
  if (!found.ok) return found;
  const { entry } = found;
  const { facts } = entry.calculation;
  const calculation = calculate(inputs, facts.earlierPay && earlierPay ? { ...facts, earlierPay } : facts);
  if (!isDifferent(spelledOut(entry.calculation), spelledOut(calculation)))
    return confirmed(entry.calculation, confirmedNet, []);
  if (isNothingPaid(inputs, calculation.result)) return { ok: false, code: 'nothing-to-pay' };
  const moves = yearOf(inputs.payDate) !== yearOf(entry.calculation.inputs.payDate);
  const events = moves ? moved(year, entry, calculation) : [amended(entry, calculation)];
  return confirmed(calculation, confirmedNet, events);
}

/**
 * Calculates a saved payment again, with the facts in force now; recorded also if no amount changes. A typed
 * withholding stays. Refuses with `not-found`, `entry-deleted` and `stale-version`.
 */
export function decideContractorRecalculation(
  year: ContractorYear,
  { facts, ...saved }: RecalculateContractorTime,
): ContractorDecision {
  const found = findLiveEntry(year, saved);
  if (!found.ok) return found;
  const calculation = calculate(found.entry.calculation.inputs, facts);
  return { ok: true, events: [amended(found.entry, calculation)], statement: calculation.result };
}

/**
 * Returns the sum of a contractor's payments of the year before a payment, in cents: by pay date, then by
 * number.
 */
export function paidEarlier(
  { live }: ContractorYear,
  payment: { entryId: number; payDate: CalendarDate },
): Cents {
  const payments = [...live.values()].map(({ amounts, ...paid }) => ({ ...paid, gross: amounts.gross }));
  return grossBefore(payments, payment);
}

/** Reverses a saved payment exactly. Refuses with `not-found`, `entry-deleted` and `stale-version`. */
export function decideContractorDeletion(year: ContractorYear, saved: EntryVersionRef): ContractorDecision {
  const found = findLiveEntry(year, saved);
  return found.ok ? { ok: true, events: [deleted(found.entry)] } : found;
}

/** Marks a saved payment as paid, or takes the mark back. */
export function decideContractorPaidMark(
  year: ContractorYear,
  { paid, ...saved }: MarkContractorPaid,
): ContractorDecision {
  const found = findLiveEntry(year, saved);
  if (!found.ok) return found;
  const marking = paid ? decidePaid(year, { ...saved, paid }) : decideUnpaid(year, saved);
  if (!marking.ok) return marking;
  const envelope = envelopeOf(found.entry.entryId, found.entry.calculation.inputs);
  return { ok: true, events: marking.events.map((event) => ({ ...event, ...envelope })) };
}

function calculate(inputs: ContractorInputs, facts: ContractorFacts): ContractorCalculation {
  return { inputs, facts, result: calculateContractorPayment(facts, inputs) };
}

// The inputs with every optional amount.
function spelledOut(calculation: ContractorCalculation): ContractorInputs {
  return changedContractorInputs(calculation, {});
}

function confirmed(
  { result }: ContractorCalculation,
  confirmedNet: number | undefined,
  events: DecidedPaymentEvent[],
): ContractorDecision {
  return confirmedNet === undefined || confirmedNet === result.net
    ? { ok: true, events, statement: result }
    : { ok: false, code: 'net-changed', statement: result };
}

function loaded(
  entryId: number,
  calculation: ContractorCalculation,
  movedFromSeq?: number,
): DecidedPaymentEvent {
  const delta = contractorAmounts(calculation.result);
  const data = { ...calculation, delta, ...(movedFromSeq === undefined ? {} : { movedFromSeq }) };
  return { type: 'ContractorTimeLoaded', ...envelopeOf(entryId, calculation.inputs), data };
}

function amended(
  { entryId, seq, amounts: before }: LivePayment,
  calculation: ContractorCalculation,
): DecidedPaymentEvent {
  const after = contractorAmounts(calculation.result);
  const change = { replacesSeq: seq, before, after, delta: amountsDelta(before, after) };
  return {
    type: 'ContractorTimeAmended',
    ...envelopeOf(entryId, calculation.inputs),
    data: { ...calculation, ...change },
  };
}

function deleted({ entryId, seq, amounts, calculation }: LivePayment): DecidedPaymentEvent {
  const data = { replacesSeq: seq, before: amounts, delta: negateAmounts(amounts) };
  return { type: 'ContractorTimeDeleted', ...envelopeOf(entryId, calculation.inputs), data };
}

// In another tax year the payment is a new one, but keeps its id and its mark as paid.
function moved(
  year: ContractorYear,
  payment: LivePayment,
  calculation: ContractorCalculation,
): DecidedPaymentEvent[] {
  const { entryId, seq } = payment;
  const mark = year.paid.get(entryId);
  const events = [deleted(payment), loaded(entryId, calculation, seq)];
  return mark
    ? [...events, { type: 'TimePaid', ...envelopeOf(entryId, calculation.inputs), data: mark }]
    : events;
}

function envelopeOf(entryId: number, { payDate }: ContractorInputs) {
  return { entryId, payDate, taxYear: yearOf(payDate) };
}
