import { trpc } from '../../lib/trpc.ts';
import { filingText as text } from '../../text/filing.es.ts';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';

type WithdrawalDialogProps = { filing: { companyId: number; seq: number }; onClose: () => void };

/** The question, and the reason, before it is taken back that a document was filed. */
export function WithdrawalDialog({ filing: { companyId, seq }, onClose }: WithdrawalDialogProps) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.filing.withdraw.useMutation();
  return (
    <ReasonDialog
      title={text.withdraw}
      question={text.withdrawQuestion}
      label={text.withdrawReason}
      isDestructive
      onClose={onClose}
      onAccept={async (given) => {
        await mutateAsync({ companyId, filingId: seq, ...given });
        notifySuccess(text.withdrawn);
        await utils.filing.invalidate();
      }}
    />
  );
}
