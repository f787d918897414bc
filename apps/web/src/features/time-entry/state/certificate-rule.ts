import type { OtherRecord, WithheldSoFar } from '@garita/domain/pay/contributions';
import { incomeTaxYear, withCertificateYear } from '@garita/domain/pay/income-tax-year';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import {
  CERTIFICATE_METHOD,
  type CertificateMethod,
} from '@garita/domain/pay/withholding/certificate/certificate-method';
import { certificateWarnings } from '@garita/domain/pay/withholding/certificate/certificate-warnings';
import type { PayOrder } from '@garita/domain/pay/withholding/certificate/earlier-pay';
import { certificateWarningText } from '@garita/domain/text/pay/certificate-warnings.es';
import type { PayrollSheet } from './sheet.ts';

type TaxYearOfSheet = PayrollSheet['incomeTaxYears'][number];

/** The entry that is calculated, and the entries whose recorded pay does not count before it. */
type PlacedEntry = PayOrder & { periodId: number; facts: PayFacts; except: readonly number[] };

/** Income tax by certificate, which the screen loads only for an employee who has it. */
export type CertificateRule = {
  method: CertificateMethod;
  /** Adds the year before an entry to what was withheld before it; unchanged for other methods. */
  withYear: (
    soFar: WithheldSoFar,
    year: { own: TaxYearOfSheet | undefined; others: readonly OtherRecord[] },
    entry: PlacedEntry,
  ) => WithheldSoFar;
  /** Returns the warnings about the income tax of an entry, in sentences. */
  warnings: (incomeTax: PayStatement['incomeTax']) => string[];
};

export const certificateRule: CertificateRule = {
  method: CERTIFICATE_METHOD,
  withYear: (soFar, { own, others }, { except, ...entry }) => {
    const recorded = (own?.entries ?? []).filter(({ entryId }) => !except.includes(entryId));
    return withCertificateYear(soFar, { own: incomeTaxYear(recorded, own?.opening ?? null), others }, entry);
  },
  warnings: (incomeTax) => certificateWarnings(incomeTax).map(certificateWarningText),
};
