import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { CalendarDate } from '../time/calendar-date.ts';

/**
 * The first payments of a calendar year to a payee that are not subject to withholding, in cents: 500.00
 * (Puerto Rico Internal Revenue Code of 2011, section 1062.03(b)(1), as amended by Act 257-2018; 2019 and
 * after).
 */
export const NOT_SUBJECT_LIMIT: Cents = 500_00;

/** A waiver certificate of Hacienda: its percentage, and the last day on which it is in force. */
export type ContractorWaiver = { rate: Rate; end: CalendarDate };

/**
 * The payments of a calendar year to a payee with an earlier (pay date, payment), in cents: fees and hours,
 * without reimbursed expenses. They are those of the contractor's own record, and of each other record with
 * the same taxpayer number in the companies of the employer number.
 */
export type EarlierContractorPay = {
  own: Cents;
  elsewhere: readonly { companyId: number; contractorId: number; gross: Cents }[];
};

/** Returns all that a payee was paid before in the year, in cents. */
export function paidBefore({ own, elsewhere }: EarlierContractorPay): Cents {
  return elsewhere.reduce((sum, { gross }) => sum + gross, own);
}

/**
 * Returns the part of a payment that is subject to withholding, in cents. By law it is what the payment adds
 * to the amount above the first 500.00 of the year. Without the earlier pay the specification's rule holds,
 * and the whole payment is subject.
 */
export function subjectPart(gross: Cents, earlier: EarlierContractorPay | undefined): Cents {
  if (!earlier) return gross;
  const before = paidBefore(earlier);
  return aboveLimit(before + gross) - aboveLimit(before);
}

function aboveLimit(paid: Cents): Cents {
  return Math.max(0, paid - NOT_SUBJECT_LIMIT);
}

/**
 * Returns the percentage in force on a pay date: that of the waiver up to and including its last day, then
 * that of the record.
 */
export function rateInForce(
  { withholdingRate, waiver }: { withholdingRate: Rate; waiver?: ContractorWaiver },
  payDate: CalendarDate | undefined,
): Rate {
  return waiver && payDate !== undefined && payDate <= waiver.end ? waiver.rate : withholdingRate;
}

/** A payment in a year, as far as the order of payments is concerned. */
type DatedPayment = { entryId: number; payDate: CalendarDate };

/** Returns true if a payment comes before another one of its year: by pay date, then by number. */
export function isPaidEarlier(one: DatedPayment, other: DatedPayment): boolean {
  return one.payDate === other.payDate ? one.entryId < other.entryId : one.payDate < other.payDate;
}

/** Returns the sum of the payments before one of the same year, in cents. */
export function grossBefore(
  payments: Iterable<DatedPayment & { gross: Cents }>,
  payment: DatedPayment,
): Cents {
  return [...payments].reduce((sum, each) => (isPaidEarlier(each, payment) ? sum + each.gross : sum), 0);
}
