import { Text } from '@chakra-ui/react';
import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import type { Cents } from '@garita/domain/money/cents';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import { paidText } from '../../text/paid.es.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { ConfirmDialog } from '../../ui/overlay/overlays.ts';
import { FiledReason, useFiledReason } from '../filed-reason.tsx';
import { PaidNotice } from '../paid-notice.tsx';
import { type Particular, Particulars } from './particulars.tsx';
import type { PayActions, SavedPay } from './use-pay-actions.ts';

type SavedDialogsProps = {
  saved: SavedPay & { statement: { net: Cents }; paid: PaidDifference | null };
  deeds: PayActions;
  particulars: readonly Particular[];
  /** What was filed of it with an agency; removing that takes a reason. */
  filed: readonly FiledDocument[];
  /** The question before it is removed. */
  removalQuestion: string;
};

/** The questions about a saved entry of pay: whether to remove it, and whether to open it again. */
export function SavedDialogs({ saved, deeds, particulars, filed, removalQuestion }: SavedDialogsProps) {
  const { reason, isGiven, box } = useFiledReason(filed);
  const { removal, isOutdated, closeOutdated, reload } = deeds;
  const { removal: text, stale } = payrollText;
  return (
    <>
      <ConfirmDialog
        open={removal.isAsking}
        title={text.title}
        description={removalQuestion}
        isDestructive
        {...(saved.paid && { acceptLabel: paidText.deletePaid })}
        onClose={removal.close}
        mayAccept={isGiven}
        onAccept={() => removal.accept({ ...saved, reason })}
      >
        <PaidNotice paid={saved.paid} net={0} />
        <Particulars items={particulars} />
        <Text fontSize="20px" fontWeight="semibold" mt="3">
          {text.total} {dollarsText(saved.statement.net)}
        </Text>
        <FiledReason {...box} />
      </ConfirmDialog>
      {/* Offered, not done: what was typed can still be read and copied. */}
      <ConfirmDialog
        open={isOutdated}
        title={stale.title}
        description={stale.text}
        acceptLabel={stale.reload}
        isDestructive
        onClose={closeOutdated}
        onAccept={() => reload(saved.entryId)}
      />
    </>
  );
}
