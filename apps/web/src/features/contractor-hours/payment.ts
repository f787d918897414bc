import {
  type ContractorFacts,
  type ContractorPayment,
  calculateContractorPayment,
  contractorFacts,
} from '@garita/domain/contractor/contractor-payment';
import { grossBefore, paidElsewhere } from '@garita/domain/contractor/contractor-rule';
import { type ContractorTime, contractorTimeSchema } from '@garita/domain/contractor/contractor-time.schema';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { createContext, use } from 'react';
import { z } from 'zod';
import type { PaymentLine } from '../../pay/explanation/explain-payment.ts';

/** The data of the screen: the contractor, the payments of the year, and their totals. */
export type ContractorSheet = inferRouterOutputs<AppRouter>['contractorTime']['sheet'];
/** A payment as the ledger has it. */
export type SavedPayment = ContractorSheet['payments'][number];
/** The payment that is worked on: a new one, or a change of a saved one. */
export type PaymentWork = { sheet: ContractorSheet; saved: SavedPayment | undefined };

/** Returns true if a new payment may be loaded: the contractor and the company are active. */
export function isOpen({ company, contractor }: ContractorSheet): boolean {
  return company.isActive && contractor.isActive;
}

/** The amounts of a payment, and the facts of the contractor that they were computed from. */
type PaymentCalculation = {
  facts: ContractorFacts;
  payment: ContractorPayment;
  /** True if nothing was changed, so that the amounts are the ledger's own. */
  isStored: boolean;
};

/** Calculates the payment as typed, as the server does: a saved one with the facts that it froze. */
export function calculate({ sheet, saved }: PaymentWork, time: ContractorTime): PaymentCalculation {
  const facts = factsOf({ sheet, saved }, time.payDate);
  const isStored =
    saved !== undefined &&
    saved.inputs.payDate === time.payDate &&
    saved.inputs.minutes === time.minutes &&
    (saved.inputs.flatFee ?? 0) === (time.flatFee ?? 0) &&
    (saved.inputs.reimbursedExpenses ?? 0) === (time.reimbursedExpenses ?? 0) &&
    saved.inputs.editedRetained === time.editedRetained;
  // An unchanged payment shows what the ledger has, also if the earlier pay has changed since.
  return isStored
    ? { facts: saved.facts, payment: saved.statement, isStored }
    : { facts, payment: calculateContractorPayment(facts, time), isStored };
}

/** Calculates a saved payment as it was typed, with the facts of today's earlier pay. */
export function recalculated(work: { sheet: ContractorSheet; saved: SavedPayment }): ContractorPayment {
  const time = savedDraft(work.saved);
  return calculateContractorPayment(factsOf(work, time.payDate), time);
}

/**
 * Returns the facts of a payment. By the law's rule the earlier pay of the year is that before the typed pay
 * date, in all records of the payee.
 */
function factsOf({ sheet, saved }: PaymentWork, payDate: CalendarDate): ContractorFacts {
  const isByLaw = saved ? saved.facts.earlierPay : sheet.company.contractorRule === 'law';
  const frozen = saved?.facts ?? contractorFacts(sheet.contractor);
  if (!isByLaw) return frozen;
  // A new payment gets a number above that of every other one.
  const payment = { entryId: saved?.entryId ?? Number.MAX_SAFE_INTEGER, payDate };
  const own = sheet.payments.map((each) => ({ ...each, gross: each.statement.gross }));
  const elsewhere = paidElsewhere(sheet.otherPayments, payment);
  return { ...frozen, earlierPay: { own: grossBefore(own, payment), elsewhere } };
}

/** Returns the first values of a new payment: no time, and the day of the year nearest to today. */
export function newDraft(year: number, today: CalendarDate): ContractorTime {
  return { year, payDate: dayInYear(year, today), minutes: 0, flatFee: 0, reimbursedExpenses: 0 };
}

/** Returns a saved payment as it was typed. */
export function savedDraft({ inputs, taxYear }: Pick<SavedPayment, 'inputs' | 'taxYear'>): ContractorTime {
  return { year: taxYear, flatFee: 0, reimbursedExpenses: 0, ...inputs };
}

function dayInYear(year: number, today: CalendarDate): CalendarDate {
  if (year < yearOf(today)) return `${year}-12-31`;
  return year > yearOf(today) ? `${year}-01-01` : today;
}

/**
 * Reads the typed values on which amounts depend: a pay date of the wrong year is refused, but changes no
 * amount.
 */
export const liveTimeSchema = z
  .looseObject({})
  .transform((values): unknown => ({ ...values, year: undefined }))
  .pipe(contractorTimeSchema);

/** The payment of the surrounding form as it is now. */
export type Hours = {
  work: PaymentWork;
  /** Updates the mark as paid after it was recorded. */
  setPaid: (paid: PaidDifference | null) => void;
  /** True if the user may change pay at all. */
  mayWrite: boolean;
  /** True if the user may only read, or the payment is new and the contractor or the company is inactive. */
  isReadOnly: boolean;
  /** The last valid values: a half-typed figure changes no amount. */
  time: ContractorTime;
  isValid: boolean;
  calculation: PaymentCalculation;
  /** Opens the explanation of an amount. */
  explain: (line: PaymentLine) => void;
};

export const HoursContext = createContext<Hours | undefined>(undefined);

/** The payment of the surrounding form. */
export function useHours(): Hours {
  const hours = use(HoursContext);
  if (!hours) throw new TypeError('Blocks of a payment stand inside its form');
  return hours;
}
