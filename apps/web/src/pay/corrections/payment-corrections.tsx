import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import { trpc } from '../../lib/trpc.ts';
import { Loaded } from '../../ui/page/loaded.tsx';
import { comparePayments, PaymentComparison } from '../saving/payment-comparison.tsx';
import { CorrectedButton, type CorrectedPay } from './corrected-button.tsx';
import { VersionList } from './version-list.tsx';

/** How often a contractor's payment was corrected, and what changed when it is asked for. */
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
          amounts={(before, after) => changedAmounts(before.statement, after.statement)}
        />
      )}
    </Loaded>
  );
}

function changedAmounts(before: ContractorPayment, after: ContractorPayment) {
  const isSame = comparePayments(before, after).every((amount) => amount.before === amount.after);
  return isSame ? null : <PaymentComparison {...{ before, after }} />;
}
