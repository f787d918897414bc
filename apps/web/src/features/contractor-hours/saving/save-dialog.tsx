import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import { type ComparedAmount, ComparisonTable } from '../../../pay/saving/comparison-table.tsx';
import { PayDialog } from '../../../pay/saving/pay-dialog.tsx';
import type { Ask } from '../../../pay/saving/use-confirmed-save.ts';
import { contractorHoursText } from '../../../text/contractor-hours.es.ts';
import { useHours } from '../hours-context.ts';
import type { PaymentConfirmation } from './use-save-payment.ts';

type SaveDialogProps = {
  confirmation: PaymentConfirmation;
  onAsk: Ask<PaymentConfirmation>;
  onAccept: (confirmation: PaymentConfirmation) => Promise<void>;
};

/** 'Cargar Hora': the total and, where a saved payment comes to another one, what it was before. */
export function SaveDialog({ confirmation, onAsk, onAccept }: SaveDialogProps) {
  const stored = useHours().work.saved?.statement;
  const { statement } = confirmation;
  const hasAnotherNet = stored !== undefined && stored.net !== statement.net;
  return (
    <PayDialog {...{ confirmation, onAsk, onAccept }} isWide={hasAnotherNet}>
      {hasAnotherNet && <PaymentComparison before={stored} after={statement} />}
    </PayDialog>
  );
}

/** What is different in two payments, side by side. */
function PaymentComparison({ before, after }: { before: ContractorPayment; after: ContractorPayment }) {
  const { pay, retained, total } = contractorHoursText;
  const amounts: ComparedAmount[] = [
    { key: 'pay', label: pay, before: before.gross, after: after.gross },
    { key: 'retained', label: retained, before: before.retained.amount, after: after.retained.amount },
  ];
  const net = { key: 'total', label: total, before: before.net, after: after.net };
  return <ComparisonTable amounts={amounts} total={net} isOnlyChanges />;
}
