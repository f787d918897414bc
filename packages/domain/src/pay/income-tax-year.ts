import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import { PERIODS_PER_YEAR } from '../time/pay-period.ts';
import { type Amounts, taxedGrossOf, taxedWagesOf } from './amounts.ts';
import { byName } from './concepts.ts';
import type { OtherRecord, PaidElsewhere, WithheldSoFar } from './contributions.ts';
import type { PayFacts } from './pay-facts.ts';
import {
  CERTIFICATE_PARTS,
  type CertificateParts,
  type CertificateTerms,
  certificatePartsOf,
  certificateTerms,
  taxByTerms,
} from './withholding/certificate/certificate-withholding.ts';
import {
  type IncomeTaxedPay,
  type IncomeTaxYear,
  type OpeningIncomeTax,
  type PayOrder,
  yearBeforeEntry,
  yearsBeforeEntries,
} from './withholding/certificate/earlier-pay.ts';

/** The amounts of an entry that income tax by certificate counts, whatever its own method. */
export const INCOME_TAXED_AMOUNTS = [
  'gross',
  'bonus',
  'tips',
  'tipsReceived',
  'severanceExempt',
  'commissions',
  'concessions',
  'codaPlans',
  'incomeTaxWithheld',
] as const satisfies readonly (keyof Amounts)[];

export type IncomeTaxedAmounts = Record<(typeof INCOME_TAXED_AMOUNTS)[number], Cents>;

/** A live entry of a record's year with everything by which its income tax by certificate can be judged. */
export type RecordedIncomeTax = PayOrder & {
  periodId: number;
  /** The entry of a closed period that it corrects; its amounts are then differences. */
  corrects?: number | undefined;
  amounts: IncomeTaxedAmounts;
  /** The recorded parts; null for other methods. */
  parts: CertificateParts | null;
  /** True if it is pay of a non-resident, which is no wages. */
  isNonResident: boolean;
  terms: CertificateTerms | null;
};

/** The tax year of a person as income tax by certificate counts it, with the person's other records. */
export type IncomeTaxOfPerson = { own: IncomeTaxYear; others: readonly OtherRecord[] };

/** The entry that is calculated: its number, its pay date, its period and its facts. */
type CertificateEntry = PayOrder & { periodId: number; facts: PayFacts };

/**
 * Adds the year before an entry by certificate to what was withheld before it, with the part of each other
 * record that counts. Returns it unchanged for other methods.
 */
export function withCertificateYear(
  soFar: WithheldSoFar,
  { own, others }: IncomeTaxOfPerson,
  { facts, ...entry }: CertificateEntry,
): WithheldSoFar {
  const terms = certificateTermsOf(facts);
  if (!terms) return soFar;
  const years = others.map(({ incomeTax }) => incomeTax ?? NO_INCOME_TAX);
  const before = yearBeforeEntry(own, years, { ...entry, youngLimit: terms.youngLimit });
  const counted = new Map(others.map((record, place) => [recordKey(record), before.elsewhere[place]]));
  const elsewhere = soFar.elsewhere?.map((record): PaidElsewhere => {
    const certificate = counted.get(recordKey(record));
    return certificate ? { ...record, certificate } : record;
  });
  return { ...soFar, certificate: before.soFar, ...(elsewhere ? { elsewhere } : {}) };
}

const NO_INCOME_TAX: IncomeTaxYear = { entries: [], opening: null };

function recordKey({ companyId, employeeId }: PaidElsewhere): string {
  return `${companyId}:${employeeId}`;
}

/** Returns the parts of a tax by certificate from the limits of an entry; null for other methods. */
export function certificatePartsIn(
  limits: Record<keyof CertificateParts, Cents | null>,
): CertificateParts | null {
  if (limits.certificateTaxed === null) return null;
  return byName(CERTIFICATE_PARTS, (name) => limits[name] ?? 0);
}

/** Returns the terms of an entry by certificate; null for other methods. */
export function certificateTermsOf({
  withholding,
  payFrequency,
  isUntaxed,
}: PayFacts): CertificateTerms | null {
  if (withholding.method !== 'certificate') return null;
  const periodsPerYear = PERIODS_PER_YEAR[payFrequency];
  return certificateTerms(withholding, { periodsPerYear, isUntaxed: isUntaxed ?? false });
}

// The order of the log's text: a payload does not keep the order of its keys, so they are not written.
type TermsList = [
  periodsPerYear: number,
  exemptions: Cents,
  additional: Cents,
  youngLimit: Cents | null,
  codaLimit: Cents | null,
  isUntaxed: boolean,
  bonusBands: [untaxedUpTo: Cents, flatUpTo: Cents, rate: Rate],
  ...brackets: BracketItem[],
];
type BracketItem = [over: Cents, upTo: Cents | null, rate: Rate, plus: Cents];

/** Returns the terms of an entry as a text, which the log holds beside its event. */
export function certificateTermsText({ bonusBands, brackets, ...terms }: CertificateTerms): string {
  const list: TermsList = [
    terms.periodsPerYear,
    terms.exemptions,
    terms.additional,
    terms.youngLimit,
    terms.codaLimit,
    terms.isUntaxed,
    [bonusBands.untaxedUpTo, bonusBands.flatUpTo, bonusBands.rate],
    ...brackets.map(({ over, upTo = null, rate, plus }): BracketItem => [over, upTo, rate, plus]),
  ];
  return JSON.stringify(list);
}

// A cache: the entries of a year, which are read together, mostly have the same terms.
let latest: { text: string; terms: CertificateTerms } | undefined;

/** Returns the terms of an entry from their text; null for other methods. */
export function certificateTermsOfText(text: string | null | undefined): CertificateTerms | null {
  if (!text) return null;
  if (latest?.text !== text) latest = { text, terms: parsedTerms(text) };
  return latest.terms;
}

function parsedTerms(text: string): CertificateTerms {
  const list = JSON.parse(text) as TermsList; // written by `certificateTermsText`
  const [periodsPerYear, exemptions, additional, youngLimit, codaLimit, isUntaxed, bands, ...rows] = list;
  const [untaxedUpTo, flatUpTo, rateOfBonus] = bands;
  return {
    periodsPerYear,
    exemptions,
    additional,
    youngLimit,
    codaLimit,
    isUntaxed,
    bonusBands: { untaxedUpTo, flatUpTo, rate: rateOfBonus },
    brackets: rows.map(([over, upTo, rate, plus]) => ({
      over,
      ...(upTo === null ? {} : { upTo }),
      rate,
      plus,
    })),
  };
}

/** Returns what an opening balance counts for income tax by certificate. */
export function openingIncomeTax({
  amounts,
  bases,
}: {
  amounts: Pick<Amounts, 'gross' | 'codaPlans' | 'incomeTaxWithheld'>;
  bases?: { exemptWages: Cents | null } | undefined;
}): OpeningIncomeTax {
  return {
    gross: amounts.gross,
    exempt: bases?.exemptWages ?? 0,
    codaPlans: amounts.codaPlans,
    incomeTax: amounts.incomeTaxWithheld,
  };
}

/** Returns a year as income tax by certificate counts it: each entry together with its corrections. */
export function incomeTaxYear(
  entries: Iterable<RecordedIncomeTax>,
  opening: OpeningIncomeTax | null,
): IncomeTaxYear {
  return { entries: withCorrections(entries).map(({ pay }) => pay), opening };
}

/**
 * Returns the ids of the entries by certificate whose tax, exempt pay or deferrals would differ if they were
 * calculated again on the terms that they froze. `others` are the years of the person's other records.
 */
export function certificatesToRecalculate(
  entries: Iterable<RecordedIncomeTax>,
  opening: OpeningIncomeTax | null,
  others: readonly IncomeTaxYear[] = [],
): number[] {
  const merged = withCorrections(entries);
  if (merged.every(({ terms }) => terms === null)) return [];
  const own = { entries: merged.map(({ pay }) => pay), opening };
  const youngLimits = new Set(merged.map(({ terms }) => terms?.youngLimit ?? null));
  // The exempt pay before an entry depends on its own limit, which is mostly one for the whole year.
  const before = new Map([...youngLimits].map((limit) => [limit, yearsBeforeEntries(own, others, limit)]));
  return merged.flatMap(({ pay, terms }) => {
    const soFar = terms && before.get(terms.youngLimit)?.get(pay.entryId);
    if (!soFar || !pay.parts) return [];
    const due = certificatePartsOf(taxByTerms(pay, terms, soFar));
    return CERTIFICATE_PARTS.some((name) => due[name] !== pay.parts?.[name]) ? [pay.entryId] : [];
  });
}

type MergedEntry = { pay: IncomeTaxedPay; terms: CertificateTerms | null };

// An entry and its corrections are one pay on the entry's own pay date.
function withCorrections(entries: Iterable<RecordedIncomeTax>): MergedEntry[] {
  const merged = new Map<number, RecordedIncomeTax>();
  const inOrder = [...entries].toSorted((a, b) => (a.corrects ?? 0) - (b.corrects ?? 0));
  for (const entry of inOrder) {
    const id = entry.corrects ?? entry.entryId;
    const known = merged.get(id);
    merged.set(id, known ? sumOf(known, entry) : entry);
  }
  return [...merged.values()].map(({ amounts, terms, isNonResident, ...entry }) => {
    const { entryId, payDate, periodId, parts } = entry;
    const wages = isNonResident
      ? { gross: 0, bonus: 0, incomeTax: 0, wages: 0 }
      : {
          gross: taxedGrossOf(amounts),
          bonus: amounts.bonus,
          incomeTax: amounts.incomeTaxWithheld,
          wages: taxedWagesOf(amounts),
        };
    return { terms, pay: { entryId, payDate, periodId, parts, codaPlans: amounts.codaPlans, ...wages } };
  });
}

function sumOf(entry: RecordedIncomeTax, { amounts, parts }: RecordedIncomeTax): RecordedIncomeTax {
  const own = entry.parts;
  return {
    ...entry,
    amounts: byName(INCOME_TAXED_AMOUNTS, (name) => entry.amounts[name] + amounts[name]),
    parts: own && byName(CERTIFICATE_PARTS, (name) => own[name] + (parts?.[name] ?? 0)),
  };
}
