import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import { fullName } from '@garita/domain/employee/full-name';
import type { Cents } from '@garita/domain/money/cents';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { formatMinutes, type Minutes } from '@garita/domain/time/work-minutes';
import { dateText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFiledPay } from '../../pay/filed-reason.tsx';
import type { Particular } from '../../pay/saving/particulars.tsx';
import { PayDialog } from '../../pay/saving/pay-dialog.tsx';
import { contractorRefusalOf } from '../../pay/saving/pay-refusal.ts';
import { PaymentComparison } from '../../pay/saving/payment-comparison.tsx';
import { SavedDialogs } from '../../pay/saving/saved-dialogs.tsx';
import { type Ask, type Confirmation, useConfirmedSave } from '../../pay/saving/use-confirmed-save.ts';
import type { PayActions } from '../../pay/saving/use-pay-actions.ts';
import { contractorHoursText } from '../../text/contractor-hours.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { useHours } from './hours-context.ts';
import type { ContractorSheet, PaymentWork, SavedPayment } from './payment.ts';

/** A payment that is about to be saved. */
export type PaymentConfirmation = Confirmation<ContractorTime, ContractorPayment>;

type PaymentDialogsProps = {
  deeds: PayActions;
  /** Undefined keeps the question before saving closed. */
  confirmation: PaymentConfirmation | undefined;
  onAsk: Ask<PaymentConfirmation>;
};

/** Every question that comes before a change of a payment. */
export function PaymentDialogs({ deeds, confirmation, onAsk }: PaymentDialogsProps) {
  const { work } = useHours();
  const save = useSavePayment({ work, ask: onAsk, onSaved: deeds.reload, onOutdated: deeds.onOutdated });
  const { removalQuestion } = contractorHoursText;
  const { saved, sheet } = work;
  const filed = useFiledPay({
    companyId: sheet.company.id,
    subject: 'contractor',
    payDates: [saved?.inputs.payDate],
  });
  return (
    <>
      {confirmation && <SaveDialog {...{ confirmation, onAsk }} onAccept={save} />}
      {saved && (
        <SavedDialogs
          {...{ saved, deeds, filed, removalQuestion }}
          particulars={paymentParticulars(sheet, saved.inputs)}
        />
      )}
    </>
  );
}

type SaveDialogProps = {
  confirmation: PaymentConfirmation;
  onAsk: Ask<PaymentConfirmation>;
  onAccept: (confirmation: PaymentConfirmation) => Promise<void>;
};

/** 'Cargar Hora': the total and, where a saved payment comes to another one, what it was before. */
function SaveDialog({ confirmation, onAsk, onAccept }: SaveDialogProps) {
  const { sheet, saved } = useHours().work;
  const stored = saved?.statement;
  const { entry, statement } = confirmation;
  const filed = useFiledPay({
    companyId: sheet.company.id,
    subject: 'contractor',
    payDates: [entry.payDate, saved?.inputs.payDate],
  });
  const hasAnotherNet = stored !== undefined && stored.net !== statement.net;
  return (
    <PayDialog
      {...{ confirmation, onAsk, onAccept }}
      particulars={paymentParticulars(sheet, entry)}
      paid={saved?.paid ?? null}
      filed={filed}
      isWide={hasAnotherNet}
    >
      {hasAnotherNet && <PaymentComparison before={stored} after={statement} />}
    </PayDialog>
  );
}

type SaveOptions = {
  work: PaymentWork;
  ask: Ask<PaymentConfirmation>;
  onSaved: PayActions['reload'];
  onOutdated: () => void;
};

/** Saves what was confirmed: a new payment, or the change of a saved one at the version at which it was opened. */
function useSavePayment({ work: { saved, sheet }, ...rest }: SaveOptions) {
  const load = trpc.contractorTime.load.useMutation();
  const amend = trpc.contractorTime.amend.useMutation();
  const send = ({ entry: time, commandId, reason, statement }: PaymentConfirmation) => {
    const command = { time, commandId, reason, confirmedNet: statement.net };
    return saved
      ? amend.mutateAsync({ ...command, entryId: saved.entryId, version: saved.version })
      : load.mutateAsync({ ...command, contractorId: sheet.contractor.id });
  };
  const summaryOf = ({ entry, statement }: PaymentConfirmation) =>
    paymentSummary(sheet, { ...entry, net: statement.net });
  return useConfirmedSave({ isNew: !saved, send, summaryOf, refusalOf: contractorRefusalOf, ...rest });
}

type Typed = { payDate: CalendarDate; minutes: Minutes };

/** Who is paid, when, in which tax year it counts, and for which time. */
export function paymentParticulars(
  { contractor }: ContractorSheet,
  { payDate, minutes }: Typed,
): Particular[] {
  return [
    { label: contractorHoursText.particulars.contractor, value: fullName(contractor) },
    { label: contractorHoursText.terms.payDate, value: dateText(payDate) },
    { label: contractorHoursText.particulars.taxYear, value: String(yearOf(payDate)) },
    { label: contractorHoursText.hours.title, value: formatMinutes(minutes) },
  ];
}

/** A payment in one line: to whom, when, for how much time and money. */
function paymentSummary(
  { contractor }: ContractorSheet,
  { payDate, minutes, net }: Typed & { net: Cents },
): string {
  return contractorHoursText.particulars.summary(
    fullName(contractor),
    dateText(payDate),
    formatMinutes(minutes),
    dollarsText(net),
  );
}

/** A saved payment in one line. */
export function savedSummary(sheet: ContractorSheet, { payDate, inputs, statement }: SavedPayment): string {
  return paymentSummary(sheet, { payDate, minutes: inputs.minutes, net: statement.net });
}
