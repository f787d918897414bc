import type { FieldCode } from '../field-code.ts';
import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import { type Amounts, NO_AMOUNTS } from '../pay/amounts.ts';
import { type HourlyPay, hourlyPay } from '../pay/earnings.ts';
import { isFloored } from '../pay/statement-sums.ts';
import { type FlatWithholding, withholdFlat } from '../pay/withholding/income-tax-withholding.ts';
import type { EntityType } from '../reference/enumerations.ts';
import { type Contractor, isIndividual } from './contractor.schema.ts';
import {
  type ContractorWaiver,
  type EarlierContractorPay,
  rateInForce,
  subjectPart,
} from './contractor-rule.ts';
import type { ContractorInputs } from './contractor-time.schema.ts';

/**
 * The item of form 480.6SP that a payment is reported under: 1 individuals and 2 corporations not subject to
 * withholding, 3 individuals and 4 corporations subject to it.
 */
export const CONTRACTOR_CATEGORIES = [1, 2, 3, 4] as const;
export type ContractorCategory = (typeof CONTRACTOR_CATEGORIES)[number];

/**
 * The facts that a payment takes from the contractor's record. They are frozen with the payment, so later
 * changes of the record do not change it.
 */
export type ContractorFacts = {
  entityType: EntityType;
  hourlyRate: Cents;
  withholdingRate: Rate;
  /** The waiver of the contractor, with the last day on which it is in force. */
  waiver?: ContractorWaiver;
  /** The earlier pay of the year, with the rule of the law; absent with the specification's rule. */
  earlierPay?: EarlierContractorPay;
};

/** The amount withheld from a payment, with the computed amount if it was edited. */
export type RetainedAmount = { amount: Cents; isEdited: boolean; computed: FlatWithholding };

/**
 * A payment in integer cents, each line rounded once, with the facts that it was computed from. gross = hours
 * + flat fee; net − uncollected = gross − retained + reimbursed expenses.
 */
export type ContractorPayment = {
  hourly: HourlyPay;
  flatFee: Cents;
  /** Income, as form 480.6SP reports it. */
  gross: Cents;
  /** The part of the gross that lies in the first 500.00 of the year; 0 with the specification's rule. */
  notSubject: Cents;
  /** Paid on top of the income. Form 480.6SP reports it separately, in none of its four items. */
  reimbursedExpenses: Cents;
  retained: RetainedAmount;
  net: Cents;
  /**
   * The part of the tax that pay did not cover, because the net is never below zero. Only old payments have
   * one: today a tax above the gross is refused.
   */
  uncollected: Cents;
  category: ContractorCategory;
};

/** The typed fields that a payment is calculated from. */
type Typed = Pick<ContractorInputs, 'minutes' | 'flatFee' | 'reimbursedExpenses' | 'editedRetained'> &
  Partial<Pick<ContractorInputs, 'payDate'>>;

/**
 * Calculates a contractor's payment. The browser calls it for live amounts and the server for the saved ones.
 */
export function calculateContractorPayment(
  facts: ContractorFacts,
  { minutes, flatFee = 0, reimbursedExpenses = 0, editedRetained, payDate }: Typed,
): ContractorPayment {
  const hourly = hourlyPay(minutes, facts.hourlyRate);
  const gross = hourly.amount + flatFee;
  const subject = subjectPart(gross, facts.earlierPay);
  const rate = rateInForce(facts, payDate);
  const computed = withholdFlat(subject, rate);
  const amount = editedRetained ?? computed.amount;
  const balance = gross - amount + reimbursedExpenses;
  return {
    hourly,
    flatFee,
    gross,
    notSubject: gross - subject,
    reimbursedExpenses,
    retained: { amount, isEdited: editedRetained !== undefined, computed },
    net: Math.max(0, balance),
    uncollected: Math.max(0, -balance),
    category: contractorCategory(facts.entityType, rate),
  };
}

/**
 * Returns the code that refuses a typed withholding, undefined if it is possible or computed. It may not
 * exceed the income. With a percentage of zero it must be zero, because items 1 and 2 of form 480.6SP have no
 * place for it.
 */
export function retainedRefusal({ gross, retained }: ContractorPayment): FieldCode | undefined {
  if (!retained.isEdited || retained.amount === 0) return undefined;
  if (retained.computed.rate === 0) return 'retained-without-rate';
  return retained.amount > gross ? 'retained-above-pay' : undefined;
}

/** Returns true if there is neither time nor an amount. Reimbursed expenses alone count as an amount. */
export function isNothingPaid(
  { minutes }: Pick<ContractorInputs, 'minutes'>,
  { gross, reimbursedExpenses }: ContractorPayment,
): boolean {
  return minutes === 0 && gross === 0 && reimbursedExpenses === 0;
}

/** Returns a recorded payment with zeros for the amounts that were added later. */
export function upgradePayment(payment: ContractorPayment): ContractorPayment {
  return { ...NOTHING_BESIDE_HOURS, ...payment };
}

// Payments without these were recorded before the amounts existed, and under the specification's rule.
const NOTHING_BESIDE_HOURS = { flatFee: 0, notSubject: 0, reimbursedExpenses: 0 };

/** Returns the category for a kind of entity and a percentage. An edited amount does not affect it. */
export function contractorCategory(entityType: EntityType, withholdingRate: Rate): ContractorCategory {
  if (withholdingRate === 0) return isIndividual(entityType) ? 1 : 2;
  return isIndividual(entityType) ? 3 : 4;
}

/**
 * Returns the facts of a payment from the current record. The earlier pay of the year makes the law's rule
 * hold; without it the specification's does.
 */
export function contractorFacts(
  {
    entityType,
    hourlyRate,
    withholdingRate,
    waiverRate: rate,
    waiverEnd: end,
  }: Pick<Contractor, 'entityType' | 'hourlyRate' | 'withholdingRate' | 'waiverRate' | 'waiverEnd'>,
  earlierPay?: EarlierContractorPay,
): ContractorFacts {
  return {
    entityType,
    hourlyRate,
    withholdingRate,
    ...(rate !== null && end !== null && { waiver: { rate, end } }),
    ...(earlierPay && { earlierPay }),
  };
}

/** Returns the amounts of a payment that the ledger stores and sums, in cents and minutes. */
export function contractorAmounts(payment: ContractorPayment): Amounts {
  const { gross, reimbursedExpenses, net, uncollected, retained, hourly } = payment;
  return {
    ...NO_AMOUNTS,
    gross,
    reimbursedExpenses,
    net,
    uncollected,
    incomeTaxWithheld: retained.amount,
    regularMinutes: hourly.minutes,
  };
}

/** Returns true if the amounts of a contractor's payment add up. */
export function paymentAddsUp(payment: ContractorPayment): boolean {
  const { hourly, flatFee, gross, notSubject, reimbursedExpenses, retained } = payment;
  return (
    gross === hourly.amount + flatFee &&
    notSubject >= 0 &&
    notSubject <= gross &&
    isFloored(gross - retained.amount + reimbursedExpenses, payment)
  );
}
