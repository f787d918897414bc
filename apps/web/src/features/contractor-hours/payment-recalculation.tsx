import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import { trpc } from '../../lib/trpc.ts';
import { PaymentComparison } from '../../pay/payment-corrections.tsx';
import { type PendingPayChange, useConfirmedChange } from '../../pay/saving/confirmed-change.ts';
import { answerTo, PayChangeDialog } from '../../pay/saving/pay-change-dialog.tsx';
import { paymentRefusalOf } from '../../pay/saving/pay-refusal.ts';
import type { PayActions } from '../../pay/saving/saved-pay.tsx';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { contractorHoursText as text } from '../../text/records/contractor-hours.es.ts';
import { isChanged } from '../../ui/form/saving/use-saving.ts';
import { notifyError, notifySuccess } from '../../ui/notices/notices.ts';
import { type PaymentWork, recalculated, type SavedPayment } from './payment.ts';

/** A recalculation that is asked about, with the payment that would replace the saved one. */
type Recalculation = PendingPayChange & { after: ContractorPayment };

export type PaymentRecalculation = ReturnType<typeof useRecalculation>;

/** Calculates a saved payment again with the earlier pay of now, and records it once it is accepted. */
export function useRecalculation({ sheet, saved }: PaymentWork, { reload, onOutdated }: PayActions) {
  const hasChanges = isChanged(useFormState());
  const recalculate = trpc.contractorTime.recalculate.useMutation();
  const [change, setChange] = useState<Recalculation>();
  const { accept } = useConfirmedChange({
    setChange,
    send: async ({ commandId, reason, after }: Recalculation) => {
      if (!saved) return;
      const { entryId, version } = saved;
      await recalculate.mutateAsync({ entryId, version, commandId, reason, confirmedNet: after.net });
    },
    refusalOf: paymentRefusalOf,
    askedAgain: (asked, { statement: after }) => ({ ...asked, after }),
    onDone: async () => {
      notifySuccess(text.recalculated);
      await reload(saved?.entryId);
    },
    onOutdated,
  });
  const ask = () => {
    if (!saved) return;
    // The form opens anew afterwards, which would lose what is typed.
    if (hasChanges) return notifyError(payrollText.recalculation.saveFirst);
    setChange({ after: recalculated({ sheet, saved }), commandId: uuidv7() });
  };
  return { ask, change, setChange, onAccept: accept };
}

type RecalculationDialogProps = {
  saved: SavedPayment;
  recalculation: PaymentRecalculation;
  /** The documents filed with an agency that count the payment. */
  filed: readonly FiledDocument[];
};

/** The question before a recalculation: the amounts as they are saved and as they would be. */
export function RecalculationDialog({ saved, recalculation, filed }: RecalculationDialogProps) {
  const { change, setChange, onAccept } = recalculation;
  const { statement: before, paid } = saved;
  const after = change?.after ?? before;
  const hasAnotherNet = after.net !== before.net;
  return (
    <PayChangeDialog
      {...{ change, setChange, onAccept, filed }}
      {...answerTo(paid !== null && hasAnotherNet)}
      title={text.recalculate}
      description={text.recalculation}
      isWide
      paid={hasAnotherNet ? paid : null}
      net={after.net}
    >
      <PaymentComparison before={before} after={after} />
    </PayChangeDialog>
  );
}
