import type { Cents } from '../../../money/cents.ts';
import type { CalendarDate } from '../../../time/calendar-date.ts';
import type { CertificateParts, CertificateSoFar } from './certificate-withholding.ts';

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

/** A tax year of one record: its live entries in any order, and its opening balance. */
export type IncomeTaxYear = { entries: readonly IncomeTaxedPay[]; opening: OpeningIncomeTax | null };

/**
 * The amounts of a person's other record that count before an entry by certificate, in cents: exempt pay,
 * deferrals, and bonuses by certificate, because their limits and bands are those of a person.
 */
export type CertificatePaidElsewhere = Pick<CertificateSoFar, 'exempt' | 'codaPlans' | 'bonus'>;

/** The entry that is calculated: its place in the order, its period, and the exempt pay of its year. */
export type EntryToTax = PayOrder & { periodId: number; youngLimit: Cents | null };

/** The year before an entry, and of it what each other record of the person adds. */
export type YearBeforeEntry = { soFar: CertificateSoFar; elsewhere: CertificatePaidElsewhere[] };

/**
 * Returns the amounts of a year that count before an entry: those of the record itself, without the entry,
 * and those of the person's other records.
 */
export function yearBeforeEntry(
  own: IncomeTaxYear,
  others: readonly IncomeTaxYear[],
  entry: EntryToTax,
): YearBeforeEntry {
  const records = [own, ...others];
  const sums = records.map(({ opening }) => withOpening(opening));
  const inOrder = inPayOrder(records).filter(({ paid }) => comparePay(paid, entry) < 0);
  let exemptSoFar = sums.reduce((sum, { exempt }) => sum + exempt, 0);
  for (const { paid, record } of inOrder) {
    const sum = sums[record];
    if (!sum) continue;
    const exempt = exemptPart(paid, (entry.youngLimit ?? 0) - exemptSoFar);
    exemptSoFar += exempt;
    addPay(sum, paid, { exempt, isInPeriod: paid.periodId === entry.periodId });
  }
  const [ownSums, ...elsewhere] = sums;
  const counted = elsewhere.map(({ exempt, codaPlans, bonus }) => ({ exempt, codaPlans, bonus }));
  return { soFar: counted.reduce(addElsewhere, ownSums ?? withOpening(null)), elsewhere: counted };
}

/**
 * Returns the amounts of a year that count before each entry of the record itself, by the entry's id, in one
 * pass: `yearBeforeEntry` of each would read the year as often as it has entries.
 */
export function yearsBeforeEntries(
  own: IncomeTaxYear,
  others: readonly IncomeTaxYear[],
  youngLimit: Cents | null,
): Map<number, CertificateSoFar> {
  const ownSums = withOpening(own.opening);
  const elsewhere = others.map(({ opening }) => withOpening(opening));
  const sums = [ownSums, ...elsewhere];
  const inPeriods = new Map<number, CertificateSoFar['inPeriod']>();
  const before = new Map<number, CertificateSoFar>();
  let exemptSoFar = sums.reduce((sum, { exempt }) => sum + exempt, 0);
  for (const { paid, record } of inPayOrder([own, ...others])) {
    const sum = sums[record];
    if (!sum) continue;
    if (record === 0) {
      sum.inPeriod = inPeriods.get(paid.periodId) ?? { taxed: 0, regularTax: 0, additional: 0 };
      inPeriods.set(paid.periodId, sum.inPeriod);
      before.set(paid.entryId, elsewhere.reduce(addElsewhere, copyOf(ownSums)));
    }
    const exempt = exemptPart(paid, (youngLimit ?? 0) - exemptSoFar);
    exemptSoFar += exempt;
    addPay(sum, paid, { exempt, isInPeriod: true });
  }
  return before;
}

// The record itself comes before others with the same place, so that these do not count before it.
function inPayOrder(records: readonly IncomeTaxYear[]) {
  return records
    .flatMap(({ entries }, record) => entries.map((paid) => ({ paid, record })))
    .toSorted((a, b) => comparePay(a.paid, b.paid));
}

function copyOf({ inPeriod, bonus, year, ...rest }: CertificateSoFar): CertificateSoFar {
  return { ...rest, inPeriod: { ...inPeriod }, bonus: { ...bonus }, year: { ...year } };
}

/** Returns the year before an entry of a person with one record. */
export function certificateSoFar(year: IncomeTaxYear, entry: EntryToTax): CertificateSoFar {
  return yearBeforeEntry(year, [], entry).soFar;
}

function withOpening(opening: OpeningIncomeTax | null): CertificateSoFar {
  const { gross, exempt, codaPlans, incomeTax } = opening ?? NO_OPENING;
  return {
    inPeriod: { taxed: 0, regularTax: 0, additional: 0 },
    bonus: { taxed: 0, tax: 0 },
    exempt,
    codaPlans,
    latestRatio: null,
    year: { wages: gross - exempt, withheld: incomeTax },
  };
}

const NO_OPENING: OpeningIncomeTax = { gross: 0, exempt: 0, codaPlans: 0, incomeTax: 0 };

/** Adds to the counted sums of a year what another record of the person was paid by certificate. */
export function addElsewhere(sum: CertificateSoFar, other: CertificatePaidElsewhere): CertificateSoFar {
  return {
    ...sum,
    exempt: sum.exempt + other.exempt,
    codaPlans: sum.codaPlans + other.codaPlans,
    bonus: { taxed: sum.bonus.taxed + other.bonus.taxed, tax: sum.bonus.tax + other.bonus.tax },
  };
}

function comparePay(one: PayOrder, other: PayOrder): number {
  if (one.payDate !== other.payDate) return one.payDate < other.payDate ? -1 : 1;
  return one.entryId - other.entryId;
}

// The W-2PR exempts the wages of entries of other methods up to what is left of the limit.
function exemptPart({ parts, wages }: IncomeTaxedPay, left: Cents): Cents {
  return parts ? parts.certificateExempt : Math.max(0, Math.min(wages, left));
}

function addPay(
  sum: CertificateSoFar,
  { parts, ...paid }: IncomeTaxedPay,
  { exempt, isInPeriod }: { exempt: Cents; isInPeriod: boolean },
): void {
  sum.codaPlans += paid.codaPlans;
  sum.exempt += exempt;
  if (!parts) {
    sum.year.wages += Math.max(0, paid.gross - paid.bonus - exempt);
    sum.year.withheld += paid.incomeTax;
    return;
  }
  const { certificateTaxed: taxed, certificateRegularTax: tax, certificateAdditional: additional } = parts;
  sum.bonus.taxed += parts.certificateBonus;
  sum.bonus.tax += parts.certificateBonusTax;
  sum.year.wages += taxed;
  sum.year.withheld += tax + additional;
  if (taxed > 0) sum.latestRatio = { tax, pay: taxed };
  if (!isInPeriod) return;
  sum.inPeriod.taxed += taxed;
  sum.inPeriod.regularTax += tax;
  sum.inPeriod.additional += additional;
}
