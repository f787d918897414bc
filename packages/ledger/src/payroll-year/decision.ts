import type { ErrorCode } from '@garita/domain/error-code';
import { amountsOf } from '@garita/domain/pay/amounts';
import type { WithheldSoFar } from '@garita/domain/pay/contributions';
import { withheldForPeriod, withPayElsewhere } from '@garita/domain/pay/pay-elsewhere';
import { calculatePayStatement, type PayStatement } from '@garita/domain/pay/pay-statement';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { Calculation, CalculationBasis, MemoHash, PayrollYearEvent } from '../events/payroll-events.ts';
import type { PayrollYear } from './state.ts';
import { yearToDateBefore } from './year-to-date.ts';

// The parts of every decision about an employee's pay.

/** An event of a payroll year with the facts that the stream needs beside its payload. */
export type DecidedEvent = PayrollYearEvent & { taxYear: number; payDate: CalendarDate; entryId?: number };

/** The result of a command: the events to append with their statement, or the reason for the refusal. */
export type Decision =
  | { ok: true; events: DecidedEvent[]; statement?: PayStatement }
  | { ok: false; code: ErrorCode; statement?: PayStatement };

/**
 * The inputs that are read with the state, under the same lock: the end of the log, and the chauffeur
 * insurance of the period with the Saturdays that no other entry withholds for.
 */
export type DecisionInputs = { asOfSeq: number } & Pick<WithheldSoFar, 'chauffeurInPeriod' | 'freeSaturdays'>;

/** The net that a person confirmed. */
export type Confirmation = { confirmedNet?: number | undefined };

/**
 * Returns the basis of a calculation: the year without the recalculated entries, and the pay of the person's
 * other records.
 */
export function basisOf(
  year: PayrollYear,
  { asOfSeq, ...weeks }: DecisionInputs,
  ...except: number[]
): CalculationBasis {
  const own: WithheldSoFar = { yearToDate: yearToDateBefore(year, ...except), ...weeks };
  return { asOfSeq, soFar: withPayElsewhere(own, year.otherRecords) };
}

/** Restricts a basis to the period of an entry and to what its calculation needs. */
export function basisFor(
  { period, facts }: Pick<Calculation, 'period' | 'facts'>,
  { soFar, ...basis }: CalculationBasis,
): CalculationBasis {
  return { ...basis, soFar: withheldForPeriod(soFar, { period, isChauffeur: facts.isChauffeur }) };
}

type ToCalculate = Pick<Calculation, 'period' | 'inputs' | 'facts'> & { memo?: MemoHash | undefined };

/** Calculates an entry. */
export function calculateEntry(given: ToCalculate, of: CalculationBasis): Calculation {
  const basis = basisFor(given, of);
  return { ...withMemo(given), basis, result: calculatePayStatement(given.facts, given.inputs, basis.soFar) };
}

/** Returns the inputs without an empty memo. */
export function withMemo({ memo, ...rest }: ToCalculate): Omit<Calculation, 'basis' | 'result'> {
  return memo ? { ...rest, memo } : rest;
}

/** Accepts a calculation whose net is the confirmed one, and refuses any other. */
export function checkConfirmedNet(
  { result }: Calculation,
  { confirmedNet }: Confirmation,
  events: DecidedEvent[],
): Decision {
  return confirmedNet === undefined || confirmedNet === result.net
    ? { ok: true, events, statement: result }
    : { ok: false, code: 'net-changed', statement: result };
}

/** Returns the event of an entry that is new in its stream. */
export function loadedEvent(entryId: number, calculation: Calculation, movedFromSeq?: number): DecidedEvent {
  const delta = amountsOf(calculation.inputs, calculation.result);
  const data = { ...calculation, delta, ...(movedFromSeq === undefined ? {} : { movedFromSeq }) };
  return { type: 'TimeLoaded', ...payDateAndYear(calculation.inputs), entryId, data };
}

/** Returns the pay date and the tax year of an entry. */
export function payDateAndYear({ payDate }: Pick<PayInputs, 'payDate'>) {
  return { payDate, taxYear: yearOf(payDate) };
}

/** Returns a refusal without further facts. */
export function refuse(code: ErrorCode): { ok: false; code: ErrorCode } {
  return { ok: false, code };
}
