import { Alert } from '@chakra-ui/react';
import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import type { Cents } from '@garita/domain/money/cents';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import type { ReactNode } from 'react';
import { paidText } from '../../text/paid.es.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { ConfirmDialog } from '../../ui/overlay/overlays.ts';
import { FiledReason, useFiledReason } from '../filed-reason.tsx';
import { PaidNotice } from '../paid-notice.tsx';
import { type Particular, Particulars } from './particulars.tsx';
import type { Ask, Confirmation } from './use-confirmed-save.ts';

const text = payrollText.confirmation;

type PayDialogProps<Asked> = {
  /** What is about to be saved. */
  confirmation: Asked;
  particulars: readonly Particular[];
  isWide?: boolean;
  /** What was paid of the saved entry that is about to change; changing that is asked deliberately. */
  paid: PaidDifference | null;
  /** What was filed of it with an agency; changing that takes a reason. */
  filed: readonly FiledDocument[];
  /** What else matters for the decision. */
  children?: ReactNode;
  onAsk: Ask<Asked>;
  onAccept: (confirmation: Asked) => Promise<void>;
};

/** 'Cargar Hora': the question with the amount, and what it is for, before pay is saved. */
export function PayDialog<Asked extends Confirmation<unknown, { net: Cents }>>(props: PayDialogProps<Asked>) {
  const { confirmation, particulars, isWide = false, paid, filed, children, onAsk, onAccept } = props;
  const { reason, isGiven, box } = useFiledReason(filed);
  const changesPaid = paid !== null && paid.net !== confirmation.statement.net;
  return (
    <ConfirmDialog
      open
      title={text.title}
      description={text.question(dollarsText(confirmation.statement.net))}
      isWide={isWide}
      isDestructive={changesPaid}
      {...(changesPaid && { acceptLabel: paidText.changePaid })}
      // A question that was asked again meanwhile stays open.
      onClose={() => onAsk((current) => (current === confirmation ? undefined : current))}
      mayAccept={isGiven}
      onAccept={() => onAccept({ ...confirmation, reason })}
    >
      {confirmation.isAskedAgain && (
        <Alert.Root status="warning" colorPalette="accent" size="sm" mt="3">
          <Alert.Indicator />
          <Alert.Description>{text.netChanged}</Alert.Description>
        </Alert.Root>
      )}
      <PaidNotice paid={paid} net={confirmation.statement.net} />
      <Particulars items={particulars} />
      {children}
      <FiledReason {...box} />
    </ConfirmDialog>
  );
}
