import { SavedDialogs } from '../../../pay/saving/saved-dialogs.tsx';
import type { Ask } from '../../../pay/saving/use-confirmed-save.ts';
import type { PayDeeds } from '../../../pay/saving/use-pay-deeds.ts';
import { contractorHoursText } from '../../../text/contractor-hours.es.ts';
import { useHours } from '../hours-context.ts';
import { SaveDialog } from './save-dialog.tsx';
import { type PaymentConfirmation, useSavePayment } from './use-save-payment.ts';

type PaymentDialogsProps = {
  deeds: PayDeeds;
  /** Undefined keeps the question before saving closed. */
  confirmation: PaymentConfirmation | undefined;
  onAsk: Ask<PaymentConfirmation>;
};

/** Every question that comes before a change of a payment. */
export function PaymentDialogs({ deeds, confirmation, onAsk }: PaymentDialogsProps) {
  const { work } = useHours();
  const save = useSavePayment({ work, ask: onAsk, onSaved: deeds.reload, onOutdated: deeds.onOutdated });
  const { removalQuestion } = contractorHoursText;
  return (
    <>
      {confirmation && <SaveDialog {...{ confirmation, onAsk }} onAccept={save} />}
      {work.saved && <SavedDialogs saved={work.saved} {...{ deeds, removalQuestion }} />}
    </>
  );
}
