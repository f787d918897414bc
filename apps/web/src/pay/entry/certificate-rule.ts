import type { OtherRecord, WithheldSoFar } from '@garita/domain/pay/contributions';
import { incomeTaxYear, withCertificateYear } from '@garita/domain/pay/income-tax-year';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import {
  CERTIFICATE_METHOD,
  type CertificateMethod,
} from '@garita/domain/pay/withholding/certificate/certificate-method';
import type { PayOrder } from '@garita/domain/pay/withholding/certificate/earlier-pay';
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
};

export const certificateRule: CertificateRule = {
  method: CERTIFICATE_METHOD,
  withYear: (soFar, { own, others }, { except, ...entry }) => {
    const recorded = (own?.entries ?? []).filter(({ entryId }) => !except.includes(entryId));
    return withCertificateYear(soFar, { own: incomeTaxYear(recorded, own?.opening ?? null), others }, entry);
  },
};
