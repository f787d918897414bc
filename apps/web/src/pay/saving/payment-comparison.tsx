import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import { contractorHoursText as text } from '../../text/contractor-hours.es.ts';
import { type ComparedAmount, ComparisonTable } from './comparison-table.tsx';

type Payments = { before: ContractorPayment; after: ContractorPayment };

/** What is different in two payments of a contractor, side by side. */
export function PaymentComparison({ before, after }: Payments) {
  const [total, ...amounts] = comparePayments(before, after);
  return <ComparisonTable {...{ amounts, total }} isOnlyChanges />;
}

/** Two payments side by side: the total, and what it is made of. */
export function comparePayments(
  before: ContractorPayment,
  after: ContractorPayment,
): [ComparedAmount, ...ComparedAmount[]] {
  const compared = (key: string, label: string, of: (payment: ContractorPayment) => number) => ({
    key,
    label,
    before: of(before),
    after: of(after),
  });
  return [
    compared('total', text.total, ({ net }) => net),
    compared('pay', text.pay, ({ gross }) => gross),
    compared('reimbursed', text.reimbursed, ({ reimbursedExpenses }) => reimbursedExpenses),
    compared('retained', text.retained, ({ retained }) => retained.amount),
  ];
}
