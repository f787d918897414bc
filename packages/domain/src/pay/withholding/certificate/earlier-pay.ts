import type { Cents } from '../../../money/cents.ts';
import type { CalendarDate } from '../../../time/calendar-date.ts';
import type { CertificateParts, CertificateSoFar } from './certificate-withholding.ts';
import { NOTHING_SO_FAR } from './certificate-withholding.ts';

/** The order of the entries of a year: by pay date, then by number. */
export type PayOrder = { payDate: CalendarDate; entryId: number };

/** A live entry of a year as income tax by certificate counts it, in cents. */
export type IncomeTaxedPay = PayOrder & {
  periodId: number;
  gross: Cents;
  bonus: Cents;
  /** The wages that the W-2PR may report as exempt, if the entry is not by certificate. */
  wages: Cents;
  codaPlans: Cents;
  incomeTax: Cents;
  /** The parts of an entry by certificate; null for entries of other methods. */
  parts: CertificateParts | null;
};

/** The opening balance of a year as income tax by certificate counts it, in cents. */
export type OpeningIncomeTax = { gross: Cents; exempt: Cents; codaPlans: Cents; incomeTax: Cents };

/** A tax year of one record: its entries in any order and its opening balance. */
export type IncomeTaxYear = { entries: readonly IncomeTaxedPay[]; opening: OpeningIncomeTax | null };

/** The amounts of a person's other record that limits and bonus bands of a person count, in cents. */
export type CertificatePaidElsewhere = Pick<CertificateSoFar, 'exempt' | 'codaPlans' | 'bonus'>;

/** The entry that is calculated: its place in the order, its period, and whether its pay may be exempt. */
export type EntryToTax = PayOrder & { periodId: number; isYoung: boolean };

/** Returns the amounts of a year that count before an entry. `entries` must not include the entry itself. */
export function certificateSoFar(
  year: IncomeTaxYear,
  entry: EntryToTax,
  youngExemption: Cents,
): CertificateSoFar {
  const { opening } = year;
  const soFar = structuredClone(NOTHING_SO_FAR);
  if (opening) {
    soFar.exempt = opening.exempt;
    soFar.codaPlans = opening.codaPlans;
    soFar.year = { wages: opening.gross - opening.exempt, withheld: opening.incomeTax };
  }
  for (const paid of earlierPay(year.entries, entry)) addPay(soFar, paid, entry, youngExemption);
  return soFar;
}

/** Returns the entries of a year before an entry, in their order. */
function earlierPay(entries: readonly IncomeTaxedPay[], entry: PayOrder): IncomeTaxedPay[] {
  return entries.filter((paid) => comparePay(paid, entry) < 0).toSorted(comparePay);
}

function comparePay(one: PayOrder, other: PayOrder): number {
  if (one.payDate !== other.payDate) return one.payDate < other.payDate ? -1 : 1;
  return one.entryId - other.entryId;
}

function addPay(
  soFar: CertificateSoFar,
  { parts, ...paid }: IncomeTaxedPay,
  { periodId, isYoung }: EntryToTax,
  youngExemption: Cents,
): void {
  soFar.codaPlans += paid.codaPlans;
  if (!parts) {
    const exempt = isYoung ? Math.max(0, Math.min(paid.wages, youngExemption - soFar.exempt)) : 0;
    soFar.exempt += exempt;
    soFar.year.wages += Math.max(0, paid.gross - paid.bonus - exempt);
    soFar.year.withheld += paid.incomeTax;
    return;
  }
  const taxed = parts.certificateTaxed;
  soFar.exempt += parts.certificateExempt;
  soFar.bonus.taxed += parts.certificateBonus;
  soFar.bonus.tax += parts.certificateBonusTax;
  soFar.year.wages += taxed;
  soFar.year.withheld += parts.certificateRegularTax + parts.certificateAdditional;
  if (taxed > 0) soFar.latestRatio = { tax: parts.certificateRegularTax, pay: taxed };
  if (paid.periodId !== periodId) return;
  soFar.inPeriod.taxed += taxed;
  soFar.inPeriod.regularTax += parts.certificateRegularTax;
  soFar.inPeriod.additional += parts.certificateAdditional;
}
