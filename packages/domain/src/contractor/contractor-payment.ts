import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import { type Amounts, NO_AMOUNTS } from '../pay/amounts.ts';
import { type HourlyPay, hourlyPay } from '../pay/earnings.ts';
import type { EntityType } from '../reference/enumerations.ts';
import { type FlatWithholding, withholdFlat } from '../tax/income-tax-withholding.ts';
import { type Contractor, isIndividual } from './contractor.schema.ts';
import type { ContractorInputs } from './contractor-time.schema.ts';

/**
 * The item of form 480.6SP that a payment is reported under: 1 individuals and 2 corporations not subject to
 * withholding, 3 individuals and 4 corporations subject to it.
 */
export const CONTRACTOR_CATEGORIES = [1, 2, 3, 4] as const;
export type ContractorCategory = (typeof CONTRACTOR_CATEGORIES)[number];

/** What a payment takes from the contractor's record. It is frozen with the payment: later changes of the record are not. */
export type ContractorFacts = { entityType: EntityType; hourlyRate: Cents; withholdingRate: Rate };

/** What is withheld of a payment, and how it was computed even where somebody typed over it. */
export type RetainedAmount = { amount: Cents; isEdited: boolean; computed: FlatWithholding };

/** A payment in integer cents, each line rounded once, with what it was computed from: net − uncollected = gross − retained. */
export type ContractorPayment = {
  hourly: HourlyPay;
  gross: Cents;
  retained: RetainedAmount;
  net: Cents;
  /** What the floor of the net at zero cut off: more typed as withheld than was earned. */
  uncollected: Cents;
  category: ContractorCategory;
};

/** The one calculation of a contractor's payment, run by the browser for the live amounts and by the server for the truth. */
export function calculateContractorPayment(
  { entityType, hourlyRate, withholdingRate }: ContractorFacts,
  { minutes, editedRetained }: Pick<ContractorInputs, 'minutes' | 'editedRetained'>,
): ContractorPayment {
  const hourly = hourlyPay(minutes, hourlyRate);
  const computed = withholdFlat(hourly.amount, withholdingRate);
  const amount = editedRetained ?? computed.amount;
  const balance = hourly.amount - amount;
  return {
    hourly,
    gross: hourly.amount,
    retained: { amount, isEdited: editedRetained !== undefined, computed },
    net: Math.max(0, balance),
    uncollected: Math.max(0, -balance),
    category: contractorCategory(entityType, withholdingRate),
  };
}

/** The category by who is paid and whether their percentage is zero; what was typed over the amount has no part in it. */
export function contractorCategory(entityType: EntityType, withholdingRate: Rate): ContractorCategory {
  if (withholdingRate === 0) return isIndividual(entityType) ? 1 : 2;
  return isIndividual(entityType) ? 3 : 4;
}

/** The facts of a payment as the record has them now. */
export function contractorFacts({ entityType, hourlyRate, withholdingRate }: Contractor): ContractorFacts {
  return { entityType, hourlyRate, withholdingRate };
}

/** The amounts of a payment that the ledger keeps and adds up, in cents and minutes. */
export function contractorAmounts({ gross, net, uncollected, retained, hourly }: ContractorPayment): Amounts {
  return {
    ...NO_AMOUNTS,
    gross,
    net,
    uncollected,
    incomeTaxWithheld: retained.amount,
    regularMinutes: hourly.minutes,
  };
}
