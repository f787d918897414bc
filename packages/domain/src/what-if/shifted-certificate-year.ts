import type { EntryComputation } from '../explanation/pay-causes.ts';
import { amountsOf } from '../pay/amounts.ts';
import { byName } from '../pay/concepts.ts';
import {
  certificateTermsOf,
  INCOME_TAXED_AMOUNTS,
  incomeTaxYear,
  type RecordedIncomeTax,
} from '../pay/income-tax-year.ts';
import {
  type CertificateSoFar,
  certificatePartsOf,
} from '../pay/withholding/certificate/certificate-withholding.ts';
import { yearBeforeEntry } from '../pay/withholding/certificate/earlier-pay.ts';
import { isNonResident } from '../pay/withholding/non-resident-withholding.ts';
import type { PayPeriod } from '../time/period-id.ts';

/** An entry of a person: its record, its number and its computation. */
type PlacedComputation = EntryComputation & { employeeId: number; entryId: number; period: PayPeriod };

type ReplayedPay = Omit<PlacedComputation, 'basis' | 'facts'>;

/** The pay of a person's year before an entry, as it was recorded and on the supposed terms. */
export type PayBefore = { recorded: readonly ReplayedPay[]; supposed: readonly ReplayedPay[] };

/**
 * Returns the year before an entry by certificate on the supposed terms: the one that the entry froze, plus
 * the difference of what the entries before it add. Undefined for other methods.
 */
export function shiftedCertificateYear(
  entry: PlacedComputation,
  before: PayBefore,
): CertificateSoFar | undefined {
  const frozen = entry.basis.soFar.certificate;
  if (!frozen) return undefined;
  const recorded = yearBefore(before.recorded, entry);
  const supposed = yearBefore(before.supposed, entry);
  const shifted = (of: (year: CertificateSoFar) => number) => of(frozen) + of(supposed) - of(recorded);
  return {
    inPeriod: {
      taxed: shifted(({ inPeriod }) => inPeriod.taxed),
      regularTax: shifted(({ inPeriod }) => inPeriod.regularTax),
      additional: shifted(({ inPeriod }) => inPeriod.additional),
    },
    bonus: {
      taxed: shifted(({ bonus }) => bonus.taxed),
      tax: shifted(({ bonus }) => bonus.tax),
    },
    exempt: shifted(({ exempt }) => exempt),
    codaPlans: shifted(({ codaPlans }) => codaPlans),
    latestRatio: ratioOf(frozen, recorded, supposed),
    year: {
      wages: shifted(({ year }) => year.wages),
      withheld: shifted(({ year }) => year.withheld),
    },
  };
}

// An entry that needs recalculation may have frozen another ratio, which stays where nothing is supposed.
function ratioOf(
  frozen: CertificateSoFar,
  { latestRatio: recorded }: CertificateSoFar,
  { latestRatio: supposed }: CertificateSoFar,
) {
  const isUnchanged = recorded?.tax === supposed?.tax && recorded?.pay === supposed?.pay;
  return isUnchanged ? frozen.latestRatio : supposed;
}

// The opening balance is the same on all terms.
function yearBefore(
  paid: readonly ReplayedPay[],
  { employeeId, entryId, period, inputs, facts }: PlacedComputation,
): CertificateSoFar {
  const yearOf = (isOwn: boolean) =>
    incomeTaxYear(paid.filter((one) => (one.employeeId === employeeId) === isOwn).map(incomeTaxOf), null);
  const youngLimit = certificateTermsOf(facts)?.youngLimit ?? null;
  const place = { entryId, payDate: inputs.payDate, periodId: period.id, youngLimit };
  return yearBeforeEntry(yearOf(true), [yearOf(false)], place).soFar;
}

/** Returns the pay of an entry as income tax by certificate counts it. */
export function incomeTaxOf({ entryId, period, inputs, result }: ReplayedPay): RecordedIncomeTax {
  const amounts = amountsOf(inputs, result);
  const { computed } = result.incomeTax;
  return {
    entryId,
    payDate: inputs.payDate,
    periodId: period.id,
    amounts: byName(INCOME_TAXED_AMOUNTS, (name) => amounts[name]),
    parts: computed.rule === 'certificate' ? certificatePartsOf(computed) : null,
    isNonResident: isNonResident(computed.rule),
    terms: null,
  };
}
