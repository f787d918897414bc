import { includesCompany, WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import type { EarlierContractorPay, OtherRecordPayment } from '@garita/domain/contractor/contractor-rule';
import type { ContractorPaymentView } from '@garita/ledger/queries/contractor/contractor-payment-view';
import type { AccountScope } from '@garita/ledger/registry/registry';

/** A user of the account. */
type Viewer = Pick<AccountScope, 'access'>;

/** The numbers of a record in a company that the user may not see. */
const HIDDEN = { companyId: 0, contractorId: 0 } as const;

/**
 * Returns payments as a user may see them. What companies outside the user's access paid a payee before is
 * added up, without the companies and the records, because it explains what was withheld.
 */
export function seenPayments<Payment extends Pick<ContractorPaymentView, 'facts'>>(
  viewer: Viewer,
  payments: readonly Payment[],
): Payment[] {
  return payments.map((payment) => {
    const { earlierPay } = payment.facts;
    if (!earlierPay) return payment;
    return { ...payment, facts: { ...payment.facts, earlierPay: seenEarlierPay(viewer, earlierPay) } };
  });
}

function seenEarlierPay(
  { access = WHOLE_ACCOUNT }: Viewer,
  { own, elsewhere }: EarlierContractorPay,
): EarlierContractorPay {
  const seen = elsewhere.filter(({ companyId }) => includesCompany(access, companyId));
  const hidden = elsewhere.filter(({ companyId }) => !includesCompany(access, companyId));
  const gross = hidden.reduce((sum, record) => sum + record.gross, 0);
  return { own, elsewhere: gross === 0 ? seen : [...seen, { ...HIDDEN, gross }] };
}

/**
 * Returns the payments of a payee's other records of which the user may see the company. Who may not see all
 * companies loads no pay, so that the form needs no others.
 */
export function seenOtherPayments(
  { access = WHOLE_ACCOUNT }: Viewer,
  payments: readonly OtherRecordPayment[],
): OtherRecordPayment[] {
  return payments.filter(({ companyId }) => includesCompany(access, companyId));
}
