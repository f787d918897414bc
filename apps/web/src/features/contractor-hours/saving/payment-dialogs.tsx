import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import type { Dispatch, SetStateAction } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { OutdatedDialog } from '../../../components/outdated-dialog.tsx';
import { PayDialog } from '../../../components/pay-dialog.tsx';
import type { Confirmation } from '../../../form/use-confirmed-save.ts';
import { contractorHoursText } from '../../../text/contractor-hours.es.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import { useHours } from '../hours-context.ts';
import type { usePaymentDeeds } from './use-payment-deeds.ts';
import { useSavePayment } from './use-save-payment.ts';

/** A payment that is about to be saved. */
export type PaymentConfirmation = Confirmation<ContractorTime, ContractorPayment>;

/** Asks, asks again, or with undefined asks no more. */
export type Ask = Dispatch<SetStateAction<PaymentConfirmation | undefined>>;

type PaymentDialogsProps = {
  deeds: ReturnType<typeof usePaymentDeeds>;
  /** Undefined keeps the question before saving closed. */
  confirmation: PaymentConfirmation | undefined;
  onAsk: Ask;
};

/** Every question that comes before a change of a payment. */
export function PaymentDialogs({ deeds, confirmation, onAsk }: PaymentDialogsProps) {
  const { work } = useHours();
  const { removal, reload, isOutdated, onOutdated, closeOutdated } = deeds;
  const save = useSavePayment({ work, ask: onAsk, onSaved: reload, onOutdated });
  const { saved } = work;
  return (
    <>
      {confirmation && (
        <PayDialog
          net={confirmation.statement.net}
          isAskedAgain={confirmation.isAskedAgain}
          // A question that was asked again meanwhile stays open.
          onClose={() => onAsk((current) => (current === confirmation ? undefined : current))}
          onAccept={() => save(confirmation)}
        />
      )}
      {saved && (
        <>
          <ConfirmDialog
            open={removal.isAsking}
            title={payrollText.removal.title}
            description={contractorHoursText.removalQuestion}
            isDestructive
            onClose={removal.close}
            onAccept={() => removal.accept(saved)}
          />
          <OutdatedDialog
            isOpen={isOutdated}
            onClose={closeOutdated}
            onReload={() => reload(saved.entryId)}
          />
        </>
      )}
    </>
  );
}
