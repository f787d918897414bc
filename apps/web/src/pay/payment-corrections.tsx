import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import { trpc } from '../lib/trpc.ts';
import { contractorHoursText } from '../text/records/contractor-hours.es.ts';
import { Loaded } from '../ui/page/loaded.tsx';
import { AmountComparison, type ComparedAmount } from './comparison.tsx';
import { CorrectedButton, type CorrectedPay, VersionList } from './corrections.tsx';

/** The button that counts the corrections of a contractor's payment and shows them. */
export function PaymentCorrections({ companyId, entryId, corrections }: CorrectedPay) {
  return (
    <CorrectedButton corrections={corrections}>
      <PaymentHistory companyId={companyId} entryId={entryId} />
    </CorrectedButton>
  );
}

function PaymentHistory({ companyId, entryId }: Omit<CorrectedPay, 'corrections'>) {
  const history = trpc.contractorTime.history.useQuery({ entryId });
  return (
    <Loaded query={history}>
      {(data) => (
        <VersionList
          {...data}
          pay={{ companyId, entryId }}
          minutesOf={({ inputs }) => inputs.minutes}
          amounts={(before, after) => changedPayment(before.statement, after.statement)}
        />
      )}
    </Loaded>
  );
}

function changedPayment(before: ContractorPayment, after: ContractorPayment) {
  const isSame = comparePayments(before, after).every((amount) => amount.before === amount.after);
  return isSame ? null : <PaymentComparison {...{ before, after }} />;
}

/** The amounts in which two payments of a contractor differ, side by side. */
export function PaymentComparison({
  before,
  after,
}: {
  before: ContractorPayment;
  after: ContractorPayment;
}) {
  const [total, ...lines] = comparePayments(before, after);
  return <AmountComparison {...{ lines, total }} isOnlyChanges />;
}

/** Pairs the amounts of two payments: the total first, then its parts. */
function comparePayments(
  before: ContractorPayment,
  after: ContractorPayment,
): [ComparedAmount, ...ComparedAmount[]] {
  const compared = (key: string, label: string, of: (payment: ContractorPayment) => number) => ({
    key,
    label,
    before: of(before),
    after: of(after),
  });
  const text = contractorHoursText;
  return [
    compared('total', text.total, ({ net }) => net),
    compared('pay', text.pay, ({ gross }) => gross),
    compared('reimbursed', text.reimbursed, ({ reimbursedExpenses }) => reimbursedExpenses),
    compared('retained', text.retained, ({ retained }) => retained.amount),
  ];
}
