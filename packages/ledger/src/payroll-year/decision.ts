import type { ErrorCode } from '@garita/domain/error-code';
import { amountsOf } from '@garita/domain/pay/amounts';
import type { WithheldSoFar } from '@garita/domain/pay/contributions';
import type { DayOfOther } from '@garita/domain/pay/day-hours/day-hours';
import { type IncomeTaxOfPerson, withCertificateYear } from '@garita/domain/pay/income-tax-year';
import { withheldForPeriod, withPayElsewhere } from '@garita/domain/pay/pay-elsewhere';
import { calculatePayStatement, type PayStatement } from '@garita/domain/pay/pay-statement';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import type { PayOrder } from '@garita/domain/pay/withholding/certificate/earlier-pay';
import { carriedInto, type SettledPay, totalOnTips } from '@garita/domain/pay/withholding/tips-settlement';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { Calculation, CalculationBasis, MemoHash, PayrollYearEvent } from '../events/payroll-events.ts';
import type { RefusedField } from '../live-entries/refused-error.ts';
import { liveDays, withHoursOfDays } from './entry-days.ts';
import type { PayrollYear } from './state.ts';
import { incomeTaxYearWithout, settledWithout, yearToDateBefore } from './year-to-date.ts';

// The parts of every decision about an employee's pay.

/** An event of a payroll year with the facts that the stream needs beside its payload. */
export type DecidedEvent = PayrollYearEvent & {
  taxYear: number;
  payDate?: CalendarDate | undefined;
  entryId?: number;
};

/** The result of a command: the events to append with their statement, or the reason for the refusal. */
export type Decision =
  | { ok: true; events: DecidedEvent[]; statement?: PayStatement }
  | { ok: false; code: ErrorCode; statement?: PayStatement; errors?: readonly RefusedField[] };

/**
 * The inputs that are read with the state, under the same lock: the end of the log, and the chauffeur
 * insurance of the period with the Saturdays that no other entry withholds for.
 */
export type DecisionInputs = { asOfSeq: number } & Pick<WithheldSoFar, 'chauffeurInPeriod' | 'freeSaturdays'>;

/** The net that a person confirmed. */
export type Confirmation = { confirmedNet?: number | undefined };

/**
 * A year without the recalculated entries, the pay of the person's other records, and the days of the
 * employee's live entries of any year.
 */
export type YearBasis = Omit<CalculationBasis, 'otherDays'> & {
  incomeTax: () => IncomeTaxOfPerson;
  settled: () => SettledPay[];
  days: () => DayOfOther[];
};

/** Returns the basis of the calculations in a year, without the entries that are recalculated. */
export function basisOf(
  year: PayrollYear,
  { asOfSeq, ...weeks }: DecisionInputs,
  ...except: number[]
): YearBasis {
  const own: WithheldSoFar = { yearToDate: yearToDateBefore(year, ...except), ...weeks };
  return {
    asOfSeq,
    soFar: withPayElsewhere(own, year.otherRecords),
    incomeTax: () => ({ own: incomeTaxYearWithout(year, ...except), others: year.otherRecords }),
    settled: () => settledWithout(year, ...except),
    days: () => liveDays(year),
  };
}

/** Restricts a basis to the period and the place of an entry, and to what its calculation needs. */
export function basisFor(
  { period, facts, ...order }: Pick<Calculation, 'period' | 'facts'> & PayOrder,
  { soFar: ofYear, incomeTax, settled, days: _, ...basis }: YearBasis,
): CalculationBasis {
  const carriedIn = carriedInto(settled(), order);
  const soFar = {
    ...withheldForPeriod(ofYear, { period, isChauffeur: facts.isChauffeur }),
    ...(totalOnTips(carriedIn) > 0 ? { carriedIn } : {}),
  };
  if (facts.withholding.method !== 'certificate') return { ...basis, soFar };
  const entry = { ...order, periodId: period.id, facts };
  return { ...basis, soFar: withCertificateYear(soFar, incomeTax(), entry) };
}

type ToCalculate = Pick<Calculation, 'period' | 'inputs' | 'facts'> & { memo?: MemoHash | undefined };

/** Calculates an entry, which has this number. The days of an entry by day give its hours. */
export function calculateEntry(given: ToCalculate, of: YearBasis, entryId: number): Calculation {
  const { period, facts } = given;
  const { inputs, otherDays } = withHoursOfDays(given, of.days, entryId);
  const ofPlace = basisFor({ period, facts, entryId, payDate: inputs.payDate }, of);
  const basis = otherDays.length > 0 ? { ...ofPlace, otherDays } : ofPlace;
  return {
    ...withMemo({ ...given, inputs }),
    basis,
    result: calculatePayStatement(facts, inputs, basis.soFar),
  };
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

/** Refuses an entry whose times contradict its days; undefined if none does. */
export function refuseContradictions(
  errors: readonly RefusedField[],
): Extract<Decision, { ok: false }> | undefined {
  return errors.length > 0 ? { ok: false, code: 'hours-with-days', errors } : undefined;
}

/** Returns a refusal without further facts. */
export function refuse(code: ErrorCode): { ok: false; code: ErrorCode } {
  return { ok: false, code };
}
