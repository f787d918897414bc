import { Alert, DataList } from '@chakra-ui/react';
import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import type { Cents } from '@garita/domain/money/cents';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import { PAY_WARNING_TEXTS } from '@garita/domain/text/warnings/pay-warning-texts.es';
import type { ReactNode } from 'react';
import { dateText, momentText } from '../../lib/date-text.ts';
import { paidText } from '../../text/pay/pay.es.ts';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { ConfirmDialog } from '../../ui/overlay/overlays.tsx';
import { FiledReason, useFiledReason } from '../filed-reason.tsx';
import { PaidNotice } from '../paid-notice.tsx';
import type { PaySave, PendingPayChange, SetPayChange } from './confirmed-change.ts';

type PayChangeDialogProps<Change> = {
  /** The change that is asked about; undefined keeps the dialog closed. */
  change: Change | undefined;
  setChange: SetPayChange<Change>;
  onAccept: (change: Change) => Promise<void>;
  title: string;
  description: string;
  /** The answer's own words; 'Aceptar' unless given. */
  acceptLabel?: string;
  isWide?: boolean;
  isDestructive?: boolean;
  /**
   * The amount that was paid of the entry; null where nothing was, or where the change leaves the net as it
   * is.
   */
  paid: PaidDifference | null;
  /** The net that the change leaves. */
  net: Cents;
  /** The documents filed with an agency that count the entry; changing it then takes a reason. */
  filed: readonly FiledDocument[];
  /** A notice above everything else. */
  notice?: ReactNode;
  particulars?: readonly Particular[];
  /** Other content that matters for the decision. */
  children?: ReactNode;
};

/** The question before any change of pay, with what was paid and filed of it. */
export function PayChangeDialog<Change extends PendingPayChange>(props: PayChangeDialogProps<Change>) {
  const {
    change,
    setChange,
    onAccept,
    paid,
    net,
    filed,
    notice,
    particulars = [],
    children,
    ...dialog
  } = props;
  const { reason, isGiven, box } = useFiledReason(filed);
  return (
    <ConfirmDialog
      {...dialog}
      open={change !== undefined}
      // A question that was asked again meanwhile stays open.
      onClose={() => setChange((current) => (current === change ? undefined : current))}
      mayAccept={isGiven}
      onAccept={() => change && onAccept({ ...change, reason })}
    >
      {notice}
      <PaidNotice paid={paid} net={net} />
      {particulars.length > 0 && <Particulars items={particulars} />}
      {children}
      <FiledReason {...box} />
    </ConfirmDialog>
  );
}

/** Returns the look of the accept button, which is red and named if the change affects paid pay. */
export function answerTo(changesPaid: boolean) {
  return { isDestructive: changesPaid, ...(changesPaid && { acceptLabel: paidText.changePaid }) };
}

type SavePayDialogProps<Save> = Pick<
  PayChangeDialogProps<Save>,
  'setChange' | 'onAccept' | 'particulars' | 'isWide' | 'paid' | 'filed' | 'children'
> & { save: Save };

/** 'Cargar Hora': the question with the amount before pay is saved. */
export function SavePayDialog<Save extends PaySave<unknown, { net: Cents }>>({
  save,
  ...props
}: SavePayDialogProps<Save>) {
  const text = payrollText.confirmation;
  const { net } = save.statement;
  return (
    <PayChangeDialog
      {...props}
      {...(save.paidMeanwhile ? PAYING_AGAIN : answerTo(props.paid !== null && props.paid.net !== net))}
      change={save}
      title={text.title}
      description={text.question(dollarsText(net))}
      net={net}
      notice={
        <>
          {save.paidMeanwhile && <Notice>{paidMeanwhileText(save.paidMeanwhile)}</Notice>}
          {save.isAskedAgain && <Notice>{text.netChanged}</Notice>}
        </>
      }
    />
  );
}

/** Names the answer that pays once more what somebody else has paid, so that nobody gives it by habit. */
const PAYING_AGAIN = { isDestructive: true, acceptLabel: payrollText.confirmation.payAgain };

function paidMeanwhileText(payments: NonNullable<PaySave<unknown, unknown>['paidMeanwhile']>): string {
  const named = payments.map(({ net, payDate, recordedBy: by, recordedAt }) =>
    PAY_WARNING_TEXTS.payment({ net, payDate: dateText(payDate), by, on: momentText(recordedAt) }),
  );
  return PAY_WARNING_TEXTS.paidMeanwhile(named);
}

function Notice({ children }: { children: string }) {
  return (
    <Alert.Root status="warning" colorPalette="accent" size="sm" mt="3">
      <Alert.Indicator />
      <Alert.Description>{children}</Alert.Description>
    </Alert.Root>
  );
}

/** A fact by which pay is recognized, such as its period, in words. */
export type Particular = { label: string; value: string };

/** The details of the pay that is about to be changed. */
export function Particulars({ items }: { items: readonly Particular[] }) {
  return (
    <DataList.Root orientation="horizontal" size="md" gap="1" mt="3">
      {items.map(({ label, value }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue minW="0" overflowWrap="anywhere">
            {value}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
