import type { WithholdingCertificate } from '../../../employee/certificate.schema.ts';
import type { Cents } from '../../../money/cents.ts';
import type { CodaPlanKind } from '../../../reference/enumerations.ts';
import type { CalendarDate } from '../../../time/calendar-date.ts';
import { type AnnualWages, type BonusTax, bonusTaxOf, type TaxRatio } from './bonus-tax.ts';
import { type CertificateExemptions, certificateExemptions } from './certificate-exemptions.ts';
import type { BonusBands, IncomeTaxLaw } from './income-tax-law.ts';
import { type AnnualTerms, type RegularTax, regularTaxOf } from './regular-tax.ts';

/** The facts that a withholding by certificate takes from outside the entry. An event freezes them. */
export type CertificateFacts = {
  /** The certificate in force on the pay date; null before the first one. */
  certificate: WithholdingCertificate | null;
  law: IncomeTaxLaw;
  /** The year of birth, by which an entry that moves to another tax year has its terms; null if not known. */
  birthYear: number | null;
  /** True if the employee is 16 to 26 years old at the end of the pay date's year. */
  isYoung: boolean;
  codaPlanKind: CodaPlanKind;
  /** The limit of the person's deferrals in the year, in cents; null if the company's plan is not known. */
  codaLimit: Cents | null;
};

/** The pay of an entry that its income tax depends on, in cents. */
export type PayToTax = { gross: Cents; bonus: Cents; codaPlans: Cents };

/**
 * The amounts of the year that a withholding by certificate depends on, in cents: those of the entries with
 * an earlier pay date or, on the same day, an earlier number, and of the opening balance.
 */
export type CertificateSoFar = {
  /** The entries by certificate of the same period: their taxed regular pay and the tax withheld on it. */
  inPeriod: { taxed: Cents; regularTax: Cents; additional: Cents };
  /** The bonuses of entries by certificate that were not exempt, and the tax computed on them. */
  bonus: { taxed: Cents; tax: Cents };
  /** The exempt pay of the young, and what was deferred in CODA plans, by entries of every method. */
  exempt: Cents;
  codaPlans: Cents;
  /** The regular tax and the taxed pay of the latest entry by certificate that has such pay. */
  latestRatio: TaxRatio | null;
  /** The taxed regular pay of the year and its tax, by entries of every method. */
  year: AnnualWages;
};

/** The beginning of a year without an opening balance. */
export const NOTHING_SO_FAR: CertificateSoFar = {
  inPeriod: { taxed: 0, regularTax: 0, additional: 0 },
  bonus: { taxed: 0, tax: 0 },
  exempt: 0,
  codaPlans: 0,
  latestRatio: null,
  year: { wages: 0, withheld: 0 },
};

/**
 * The names of the amounts of an entry by certificate that later entries and documents count, in cents: the
 * taxed regular pay with its tax, the additional withholding, the taxed bonus with its tax, the exempt pay,
 * and the deferrals that reduced the taxed pay.
 */
export const CERTIFICATE_PARTS = [
  'certificateTaxed',
  'certificateRegularTax',
  'certificateAdditional',
  'certificateBonus',
  'certificateBonusTax',
  'certificateExempt',
  'certificateDeferred',
] as const;

export type CertificateParts = Record<(typeof CERTIFICATE_PARTS)[number], Cents>;

/** The tax of an entry by its terms, with its steps, in cents. */
type TaxByTerms = {
  /** The regular pay: gross without bonus. */
  base: Cents;
  /** The deferrals that reduce the regular pay. `limit` is null if the company's plan is not known. */
  coda: { typed: Cents; limit: Cents | null; yearToDate: Cents; amount: Cents };
  /** The exempt pay of the young; null if the employee is not young or opted out. */
  young: { limit: Cents; yearToDate: Cents; regular: Cents; bonus: Cents } | null;
  /** The regular pay that is taxed: `base` less deferrals and exempt pay. */
  taxed: Cents;
  periodsPerYear: number;
  /** The taxed pay of earlier entries of the same period, and the tax withheld on it. */
  earlierInPeriod: { taxed: Cents; regularTax: Cents };
  /** The part of `periodTax` that this entry withholds. */
  regularTax: Cents;
  /** Null for an entry without a taxed bonus. */
  bonus: BonusTax | null;
  /** The additional withholding of the certificate, what earlier entries of the period took, and the rest. */
  additional: { asked: Cents; earlierInPeriod: Cents; amount: Cents };
  isUntaxed: boolean;
  amount: Cents;
} & RegularTax;

/** A withholding by certificate with its steps, in cents. */
export type CertificateWithholding = TaxByTerms & {
  rule: 'certificate';
  exemptions: CertificateExemptions;
  hasCertificate: boolean;
  version: number;
  effectiveFrom: CalendarDate;
};

/**
 * The terms that decide an entry's tax by certificate once its pay and its year are known, in cents. The log
 * holds them beside the entry, so that it can be judged without its payload.
 */
export type CertificateTerms = AnnualTerms & {
  bonusBands: BonusBands;
  /** The additional withholding of the certificate, per period. */
  additional: Cents;
  /** The exempt pay of a year; null if the employee is not young or opted out. */
  youngLimit: Cents | null;
  codaLimit: Cents | null;
  /** True if the company withholds nothing from farm or domestic pay. Code sec. 1062.01(a). */
  isUntaxed: boolean;
};

type Circumstances = { periodsPerYear: number; isUntaxed: boolean };

/** Returns the terms of an entry by certificate. */
export function certificateTerms(
  { certificate, law, isYoung, codaLimit }: CertificateFacts,
  { periodsPerYear, isUntaxed }: Circumstances,
): CertificateTerms {
  return {
    periodsPerYear,
    exemptions: certificateExemptions(certificate, law.exemptions).total,
    brackets: law.brackets,
    bonusBands: law.bonus,
    additional: certificate?.additionalWithholding ?? 0,
    youngLimit: isYoung && !certificate?.youthOptOut ? law.youngExemption : null,
    codaLimit,
    isUntaxed,
  };
}

/**
 * Calculates income tax by the certificate 499 R-4: the tax of the regular pay of the period, that of the
 * bonuses of the year, and the additional withholding. Puerto Rico Internal Revenue Code, sec. 1062.01.
 */
export function withholdByCertificate(
  pay: PayToTax,
  facts: CertificateFacts,
  { soFar = NOTHING_SO_FAR, ...circumstances }: Circumstances & { soFar?: CertificateSoFar | undefined },
): CertificateWithholding {
  const { certificate, law } = facts;
  return {
    rule: 'certificate',
    ...taxByTerms(pay, certificateTerms(facts, circumstances), soFar),
    exemptions: certificateExemptions(certificate, law.exemptions),
    hasCertificate: certificate !== null,
    version: law.version,
    effectiveFrom: law.effectiveFrom,
  };
}

/** Calculates the tax of an entry by its terms and its year. */
export function taxByTerms(
  { gross, bonus, codaPlans }: PayToTax,
  terms: CertificateTerms,
  soFar: CertificateSoFar,
): TaxByTerms {
  const { inPeriod } = soFar;
  const { codaLimit, isUntaxed, additional: asked } = terms;
  const base = gross - bonus;
  const deferred = codaLimit === null ? 0 : Math.min(codaPlans, leftOf(codaLimit, soFar.codaPlans), base);
  const young = youngPart({ regular: base - deferred, bonus }, terms.youngLimit, soFar.exempt);
  const taxed = base - deferred - (young?.regular ?? 0);
  const regular = regularTaxOf(inPeriod.taxed + taxed, terms);
  const regularTax = isUntaxed ? 0 : Math.max(0, regular.periodTax - inPeriod.regularTax);
  const taxedBonus = bonus - (young?.bonus ?? 0);
  const bonusTax = bonusTaxOf({
    taxed: taxedBonus,
    earlier: soFar.bonus,
    bands: terms.bonusBands,
    own: { tax: regularTax, pay: taxed },
    latest: soFar.latestRatio,
    year: { ...soFar.year, wages: soFar.year.wages + taxed },
    terms,
  });
  const onBonus = isUntaxed ? 0 : bonusTax.tax;
  const left = isUntaxed ? 0 : Math.max(0, gross - regularTax - onBonus);
  const additional = Math.min(leftOf(asked, inPeriod.additional), left);
  return {
    base,
    coda: { typed: codaPlans, limit: codaLimit, yearToDate: soFar.codaPlans, amount: deferred },
    young,
    taxed,
    periodsPerYear: terms.periodsPerYear,
    earlierInPeriod: { taxed: inPeriod.taxed, regularTax: inPeriod.regularTax },
    ...regular,
    regularTax,
    bonus: taxedBonus === 0 ? null : { ...bonusTax, tax: onBonus },
    additional: { asked, earlierInPeriod: inPeriod.additional, amount: additional },
    isUntaxed,
    amount: regularTax + onBonus + additional,
  };
}

/** Returns what later entries and documents count of a withholding by certificate. */
export function certificatePartsOf(computed: TaxByTerms): CertificateParts {
  const { young, bonus } = computed;
  return {
    certificateTaxed: computed.taxed,
    certificateRegularTax: computed.regularTax,
    certificateAdditional: computed.additional.amount,
    certificateBonus: bonus?.taxed ?? 0,
    certificateBonusTax: bonus?.tax ?? 0,
    certificateExempt: (young?.regular ?? 0) + (young?.bonus ?? 0),
    certificateDeferred: computed.coda.amount,
  };
}

/** Returns what was deferred above the limit of the year, in cents; it is taxed. */
export function codaExcess({ coda: { typed, limit, yearToDate } }: CertificateWithholding): Cents {
  return limit === null ? 0 : typed - Math.min(typed, leftOf(limit, yearToDate));
}

function youngPart(
  pay: { regular: Cents; bonus: Cents },
  limit: Cents | null,
  yearToDate: Cents,
): TaxByTerms['young'] {
  if (limit === null) return null;
  const left = leftOf(limit, yearToDate);
  const regular = Math.min(pay.regular, left);
  return { limit, yearToDate, regular, bonus: Math.min(pay.bonus, left - regular) };
}

function leftOf(limit: Cents, used: Cents): Cents {
  return Math.max(0, limit - used);
}
