import type { Company } from '../company/company.schema.ts';
import type { WithholdingCertificate } from '../employee/certificate.schema.ts';
import type { HourlyRates } from '../employee/hourly-rates.ts';
import { type FrozenLeavePolicy, type LeaveProfile, ownLeavePolicy } from '../employee/leave-policy.ts';
import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { CodaPlanKind, Payer, PayFrequency, WithholdingMethod } from '../reference/enumerations.ts';
import { type CalendarDate, saturdaysBetween } from '../time/calendar-date.ts';
import type { PayPeriod } from '../time/period-id.ts';
import type { CompanyLine } from './company-line.ts';
import type { DayTerms } from './day-hours/day-terms.ts';
import { CERTIFICATE_METHOD, type CertificateMethod } from './withholding/certificate/certificate-method.ts';
import type { CertificateFacts } from './withholding/certificate/certificate-withholding.ts';
import type { CodaLimits } from './withholding/certificate/coda-limit.ts';
import type { IncomeTaxLaw } from './withholding/certificate/income-tax-law.ts';
import { NON_RESIDENT_RATES, type NonResidentMethod } from './withholding/non-resident-withholding.ts';
import type { SeveranceFacts } from './withholding/severance-exemption.ts';
import {
  type ContributionParameters,
  contributionsInForce,
  type FixedTax,
  versionInForce,
  type WithholdingTable,
} from './withholding/tax-parameters.ts';

/** The method by which income tax is withheld, with its rate, its table or its certificate. */
export type WithholdingFacts =
  | { method: 'flat-rate'; rate: Rate }
  | { method: 'table'; table: WithholdingTable }
  | { method: NonResidentMethod; rate: Rate }
  | ({ method: 'certificate' } & CertificateFacts);

/**
 * The facts that a calculation takes from outside the entry. An event freezes them, so that a later change of
 * an employee, a rate or a table does not change past pay.
 */
export type PayFacts = {
  /**
   * The frequency of the period, which sets the periods per year, whatever the employee's frequency is by
   * now.
   */
  payFrequency: PayFrequency;
  rates: HourlyRates;
  withholding: WithholdingFacts;
  isChauffeur: boolean;
  /** Saturdays inside the period: the weeks of the chauffeur insurance. */
  chauffeurWeeks: number;
  contributions: ContributionParameters;
  companyLines: CompanyLine[];
  leavePolicy: FrozenLeavePolicy;
  /**
   * True if the company withholds no income tax, because its pay is for farm or domestic work: every computed
   * tax is 0. Puerto Rico Internal Revenue Code, sec. 1062.01(a), since 1 January 2019. Absent otherwise.
   */
  isUntaxed?: true;
  /** The terms by which days give the hours of an entry. Absent for an entry of typed hours. */
  dayTerms?: DayTerms;
  /** The severance by law, which is exempt. Absent for an entry without severance. */
  severance?: SeveranceFacts;
};

/** The facts of an employee that the calculation needs. */
export type PayProfile = {
  rates: HourlyRates;
  withholdingMethod: WithholdingMethod;
  withholdingRate: Rate | null;
  isChauffeur: boolean;
  /** Needed by the certificate method alone, as are the certificates, in any order. */
  birthday?: CalendarDate | undefined;
  certificates?: readonly WithholdingCertificate[] | undefined;
} & LeaveProfile;

/** The dated rates and tables. The pay date selects the versions. */
export type PayParameters = {
  fixedTaxes: readonly FixedTax[];
  withholdingTables: readonly WithholdingTable[];
  incomeTaxLaws: readonly IncomeTaxLaw[];
  codaLimits: readonly CodaLimits[];
};

/** The facts of a company that its pay depends on. */
export type CompanyPayTerms = {
  payer?: Payer;
  /** Absent, as `none`, if the company's plan is not known. */
  codaPlanKind?: CodaPlanKind | undefined;
  /** True if no income tax is withheld from farm or domestic pay. It counts for payers 943 and domestic. */
  isFarmUntaxed?: boolean | undefined;
};

/** Returns the terms of pay of a company's record. */
export function companyPayTerms({
  payer,
  codaPlanKind,
  farmUntaxed,
}: Pick<Company, 'payer' | 'codaPlanKind' | 'farmUntaxed'>): CompanyPayTerms {
  return { payer, codaPlanKind, isFarmUntaxed: farmUntaxed };
}

export type PaySources = {
  profile: PayProfile;
  period: PayPeriod;
  payDate: CalendarDate;
  parameters: PayParameters;
  companyLines: readonly CompanyLine[];
  company?: CompanyPayTerms;
  /** The terms of leave in the period, by the company's rule; the employee's own if absent. */
  leavePolicy?: FrozenLeavePolicy | undefined;
};

/**
 * Collects the current facts of an entry. Returns undefined if no rate or table is in force on the pay date.
 */
export function payFacts(sources: PaySources): PayFacts | undefined {
  return payFactsWith(sources, CERTIFICATE_METHOD);
}

/**
 * Collects the facts as `payFacts` does, for a program that loads the method of certificates only when it is
 * needed. Returns undefined for an employee of that method without it.
 */
export function payFactsWith(
  { profile, period, payDate, parameters, companyLines, company = {}, leavePolicy }: PaySources,
  certificates: CertificateMethod | undefined,
): PayFacts | undefined {
  const contributions = contributionsInForce(parameters.fixedTaxes, payDate);
  const withholding = withholdingFacts(profile, { payDate, parameters, company }, certificates);
  if (!contributions || !withholding) return undefined;
  return {
    payFrequency: period.frequency,
    rates: profile.rates,
    withholding,
    isChauffeur: profile.isChauffeur,
    chauffeurWeeks: saturdaysBetween(period.start, period.end),
    contributions,
    companyLines: [...companyLines],
    leavePolicy: leavePolicy ?? ownLeavePolicy(profile),
    ...(isUntaxed(company) ? { isUntaxed: true } : {}),
  };
}

/**
 * Returns the facts of a saved entry that moves to another tax year: the fixed taxes, limits and table of
 * that year. The employee's rates, method and certificate stay frozen. Returns undefined if no rate or table
 * is in force on the pay date.
 */
export function factsInYearOf(
  payDate: CalendarDate,
  frozen: PayFacts,
  parameters: PayParameters,
): PayFacts | undefined {
  return factsInYearWith({ payDate, frozen, parameters }, CERTIFICATE_METHOD);
}

type MovedEntry = { payDate: CalendarDate; frozen: PayFacts; parameters: PayParameters };

/** Returns the facts as `factsInYearOf` does; undefined for an entry by certificate without that method. */
export function factsInYearWith(
  { payDate, frozen, parameters }: MovedEntry,
  certificates: CertificateMethod | undefined,
): PayFacts | undefined {
  const contributions = contributionsInForce(parameters.fixedTaxes, payDate);
  const withholding = withholdingInYearOf(payDate, frozen.withholding, { parameters, certificates });
  return contributions && withholding && { ...frozen, contributions, withholding };
}

function withholdingInYearOf(
  payDate: CalendarDate,
  frozen: WithholdingFacts,
  {
    parameters,
    certificates,
  }: Pick<MovedEntry, 'parameters'> & { certificates: CertificateMethod | undefined },
): WithholdingFacts | undefined {
  switch (frozen.method) {
    case 'flat-rate':
    case 'non-resident-citizen':
    case 'non-resident-alien':
      return frozen;
    case 'table':
      return tableFacts(payDate, parameters);
    case 'certificate':
      return certificates?.factsInYearOf(frozen, payDate, parameters);
  }
}

/** Returns the salary of a new entry: the employee's salary, or zero if the period already has an entry. */
export function startingSalary(profile: Pick<PayProfile, 'salary'>, hasEntryInPeriod: boolean): Cents {
  return hasEntryInPeriod ? 0 : profile.salary;
}

function withholdingFacts(
  { withholdingMethod, withholdingRate, birthday, certificates: signed = [] }: PayProfile,
  { payDate, parameters, company }: Pick<PaySources, 'payDate' | 'parameters'> & { company: CompanyPayTerms },
  certificates: CertificateMethod | undefined,
): WithholdingFacts | undefined {
  switch (withholdingMethod) {
    case 'flat-rate':
      return { method: 'flat-rate', rate: withholdingRate ?? 0 };
    case 'table':
      return tableFacts(payDate, parameters);
    case 'certificate':
      return certificates?.factsOf({ birthday, certificates: signed }, { payDate, parameters, company });
    case 'non-resident-citizen':
    case 'non-resident-alien':
      return { method: withholdingMethod, rate: NON_RESIDENT_RATES[withholdingMethod] };
  }
}

function tableFacts(
  payDate: CalendarDate,
  { withholdingTables }: PayParameters,
): WithholdingFacts | undefined {
  const table = versionInForce(withholdingTables, payDate);
  return table && { method: 'table', table };
}

function isUntaxed({ payer, isFarmUntaxed }: CompanyPayTerms): boolean {
  return isFarmUntaxed === true && (payer === 'form-943' || payer === 'domestic');
}
