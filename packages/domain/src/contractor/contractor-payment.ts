import type { FieldCode } from '../field-code.ts';
import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import { type Amounts, NO_AMOUNTS } from '../pay/amounts.ts';
import { type HourlyPay, hourlyPay } from '../pay/earnings.ts';
import { isFloored } from '../pay/statement-sums.ts';
import { type FlatWithholding, withholdFlat } from '../pay/withholding/income-tax-withholding.ts';
import type { EntityType } from '../reference/enumerations.ts';
import { type Contractor, isIndividual } from './contractor.schema.ts';
import type { ContractorInputs } from './contractor-time.schema.ts';

/**
 * The item of form 480.6SP that a payment is reported under: 1 individuals and 2 corporations not subject to
 * withholding, 3 individuals and 4 corporations subject to it.
 */
export const CONTRACTOR_CATEGORIES = [1, 2, 3, 4] as const;
export type ContractorCategory = (typeof CONTRACTOR_CATEGORIES)[number];

/**
 * The facts that a payment takes from the contractor's record. They are frozen with the payment: later
 * changes of the record do not change it.
 */
export type ContractorFacts = { entityType: EntityType; hourlyRate: Cents; withholdingRate: Rate };

/** The amount withheld of a payment, with the computed amount where somebody typed another one. */
export type RetainedAmount = { amount: Cents; isEdited: boolean; computed: FlatWithholding };

/**
 * A payment in integer cents, each line rounded once, with what it was computed from: gross = hours + flat
 * fee, and net − uncollected = gross − retained + reimbursed expenses.
 */
export type ContractorPayment = {
  hourly: HourlyPay;
  flatFee: Cents;
  /** Income, as form 480.6SP has it. */
  gross: Cents;
  /** Paid back on top: form 480.6SP reports it apart, and it is in none of its four items. */
  reimbursedExpenses: Cents;
  retained: RetainedAmount;
  net: Cents;
  /**
   * The amount that could not be withheld because the net ended at zero. Only old payments have one: today
   * more than the gross is refused.
   */
  uncollected: Cents;
  category: ContractorCategory;
};

/** The typed fields that a payment is calculated from. */
type Typed = Pick<ContractorInputs, 'minutes' | 'flatFee' | 'reimbursedExpenses' | 'editedRetained'>;

/**
 * The one calculation of a contractor's payment, run by the browser for the live amounts and by the server
 * for the truth.
 */
export function calculateContractorPayment(
  { entityType, hourlyRate, withholdingRate }: ContractorFacts,
  { minutes, flatFee = 0, reimbursedExpenses = 0, editedRetained }: Typed,
): ContractorPayment {
  const hourly = hourlyPay(minutes, hourlyRate);
  const gross = hourly.amount + flatFee;
  const computed = withholdFlat(gross, withholdingRate);
  const amount = editedRetained ?? computed.amount;
  const balance = gross - amount + reimbursedExpenses;
  return {
    hourly,
    flatFee,
    gross,
    reimbursedExpenses,
    retained: { amount, isEdited: editedRetained !== undefined, computed },
    net: Math.max(0, balance),
    uncollected: Math.max(0, -balance),
    category: contractorCategory(entityType, withholdingRate),
  };
}

/**
 * Why what is typed as withheld cannot be: more than the income is, or there is a percentage of zero, whose
 * items 1 and 2 of form 480.6SP have no place for it. Undefined where it can, and where nobody typed it.
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

/** A payment as it was recorded, with nothing of what could not be typed yet. */
export function upgradePayment(payment: ContractorPayment): ContractorPayment {
  return { ...NOTHING_BESIDE_HOURS, ...payment };
}

const NOTHING_BESIDE_HOURS = { flatFee: 0, reimbursedExpenses: 0 };

/**
 * The category by who is paid and whether their percentage is zero; what was typed over the amount has no
 * part in it.
 */
export function contractorCategory(entityType: EntityType, withholdingRate: Rate): ContractorCategory {
  if (withholdingRate === 0) return isIndividual(entityType) ? 1 : 2;
  return isIndividual(entityType) ? 3 : 4;
}

/** The facts of a payment as the record has them now. */
export function contractorFacts({ entityType, hourlyRate, withholdingRate }: Contractor): ContractorFacts {
  return { entityType, hourlyRate, withholdingRate };
}

/** The amounts of a payment that the ledger keeps and adds up, in cents and minutes. */
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
  const { hourly, flatFee, gross, reimbursedExpenses, retained } = payment;
  return (
    gross === hourly.amount + flatFee && isFloored(gross - retained.amount + reimbursedExpenses, payment)
  );
}
