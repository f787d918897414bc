import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { ExemptionType, WaiverType } from '../reference/enumerations.ts';
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

/** A live payment of another record of a payee; the gross is in cents. */
export type OtherRecordPayment = DatedPayment & { companyId: number; contractorId: number; gross: Cents };

/**
 * Returns what each other record of a payee was paid in the year before a payment. A record that was paid
 * nothing is left out.
 */
export function paidElsewhere(
  payments: readonly OtherRecordPayment[],
  payment: DatedPayment,
): EarlierContractorPay['elsewhere'] {
  const records = new Map(payments.map((each) => [each.contractorId, each.companyId]));
  return [...records]
    .map(([contractorId, companyId]) => {
      const ofRecord = payments.filter((each) => each.contractorId === contractorId);
      return { companyId, contractorId, gross: grossBefore(ofRecord, payment) };
    })
    .filter(({ gross }) => gross > 0);
}

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

/** Returns what of the first 500.00 of the year is left before a payment, in cents. */
export function leftOfLimit(earlier: EarlierContractorPay): Cents {
  return Math.max(0, NOT_SUBJECT_LIMIT - paidBefore(earlier));
}

/**
 * Returns true if a payment by the law's rule would have another part subject to withholding, because the
 * earlier pay of the year is by now another one.
 */
export function isSubjectPartOutdated(
  { gross, notSubject }: { gross: Cents; notSubject: Cents },
  earlier: EarlierContractorPay,
): boolean {
  return subjectPart(gross, earlier) !== gross - notSubject;
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

/**
 * Returns true if nothing is withheld on a day although no waiver is in force and no exemption code says why.
 * A waiver without a last day counts as in force.
 */
export function withholdsWithoutReason(
  contractor: {
    withholdingRate: Rate;
    waiverType: WaiverType | null;
    waiverRate: Rate | null;
    waiverEnd: CalendarDate | null;
    exemptionType: ExemptionType | null;
  },
  day: CalendarDate,
): boolean {
  const { withholdingRate, waiverType, waiverRate, waiverEnd, exemptionType } = contractor;
  const isWaived = waiverEnd === null ? waiverType !== null : day <= waiverEnd;
  const rate = isWaived && waiverRate !== null ? waiverRate : withholdingRate;
  return rate === 0 && !isWaived && exemptionType === null;
}

/** A payment in a year, as far as the order of payments is concerned. */
export type DatedPayment = { entryId: number; payDate: CalendarDate };

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
