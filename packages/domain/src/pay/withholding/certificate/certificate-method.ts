import type { WithholdingCertificate } from '../../../employee/certificate.schema.ts';
import type { CodaPlanKind } from '../../../reference/enumerations.ts';
import { type CalendarDate, yearOf } from '../../../time/calendar-date.ts';
import { versionInForce } from '../tax-parameters.ts';
import { isYoungAt } from '../young-exemption.ts';
import { type CertificateFacts, withholdByCertificate } from './certificate-withholding.ts';
import { type CodaLimits, codaLimitOf } from './coda-limit.ts';
import type { IncomeTaxLaw } from './income-tax-law.ts';

/** The facts of an entry by certificate with their method. */
type CertificateMethodFacts = { method: 'certificate' } & CertificateFacts;

type Person = { birthday: CalendarDate | undefined; certificates: readonly WithholdingCertificate[] };
/** The dated parameters of this method. */
type DatedParameters = { incomeTaxLaws: readonly IncomeTaxLaw[]; codaLimits: readonly CodaLimits[] };

type Circumstances = {
  payDate: CalendarDate;
  parameters: DatedParameters;
  company: { codaPlanKind?: CodaPlanKind | undefined };
};

/**
 * The functions of income tax by certificate. A browser loads them only for an employee of this method; every
 * other program has `CERTIFICATE_METHOD`.
 */
export type CertificateMethod = {
  withhold: typeof withholdByCertificate;
  /** Returns the facts of an employee; undefined if no income tax is in force on the pay date. */
  factsOf: (person: Person, circumstances: Circumstances) => CertificateMethodFacts | undefined;
  /** Returns the frozen facts as they are in the year of another pay date. */
  factsInYearOf: (
    frozen: CertificateFacts,
    payDate: CalendarDate,
    parameters: DatedParameters,
  ) => CertificateMethodFacts | undefined;
};

export const CERTIFICATE_METHOD: CertificateMethod = {
  withhold: withholdByCertificate,
  factsOf: ({ birthday, certificates }, { payDate, parameters, company }) => {
    const certificate = certificateInForce(certificates, payDate);
    const birthYear = birthday === undefined ? null : yearOf(birthday);
    const { codaPlanKind = 'none' } = company;
    return factsInYear({ certificate, birthYear, codaPlanKind }, payDate, parameters);
  },
  factsInYearOf: factsInYear,
};

function factsInYear(
  {
    certificate,
    birthYear,
    codaPlanKind,
  }: Pick<CertificateFacts, 'certificate' | 'birthYear' | 'codaPlanKind'>,
  payDate: CalendarDate,
  { incomeTaxLaws, codaLimits }: DatedParameters,
): CertificateMethodFacts | undefined {
  const law = versionInForce(incomeTaxLaws, payDate);
  if (!law) return undefined;
  return {
    method: 'certificate',
    certificate,
    law,
    birthYear,
    isYoung: birthYear !== null && isYoungAt(yearOf(payDate) - birthYear),
    codaPlanKind,
    codaLimit: codaLimitOf(codaPlanKind, { birthYear, payDate }, codaLimits),
  };
}

/** Returns the certificate with the latest date up to the pay date; null before the first one. */
export function certificateInForce<Certificate extends Pick<WithholdingCertificate, 'certificateDate'>>(
  certificates: readonly Certificate[],
  payDate: CalendarDate,
): Certificate | null {
  return certificates
    .filter(({ certificateDate }) => certificateDate <= payDate)
    .reduce<Certificate | null>(
      (latest, one) => (latest && latest.certificateDate > one.certificateDate ? latest : one),
      null,
    );
}
