import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import { fullName } from '@garita/domain/employee/full-name';
import type { Cents } from '@garita/domain/money/cents';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { formatMinutes, type Minutes } from '@garita/domain/time/work-minutes';
import { dateText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFiledPay } from '../../pay/filed-reason.tsx';
import { PaymentComparison } from '../../pay/payment-corrections.tsx';
import { type PaySave, type SetPayChange, useConfirmedSave } from '../../pay/saving/confirmed-change.ts';
import { type Particular, SavePayDialog } from '../../pay/saving/pay-change-dialog.tsx';
import { paymentRefusalOf } from '../../pay/saving/pay-refusal.ts';
import { type PayActions, SavedPayDialogs } from '../../pay/saving/saved-pay.tsx';
import { contractorHoursText } from '../../text/records/contractor-hours.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import type { ContractorSheet, PaymentWork, SavedPayment } from './payment.ts';
import { useHours } from './payment.ts';
import { type PaymentRecalculation, RecalculationDialog } from './payment-recalculation.tsx';

/** A payment that is about to be saved. */
export type PaymentSave = PaySave<ContractorTime, ContractorPayment>;

type PaymentDialogsProps = {
  actions: PayActions;
  recalculation: PaymentRecalculation;
  /** Undefined keeps the question before saving closed. */
  save: PaymentSave | undefined;
  setSave: SetPayChange<PaymentSave>;
};

/** Every question that comes before a change of a payment. */
export function PaymentDialogs({ actions, recalculation, save, setSave }: PaymentDialogsProps) {
  const { work } = useHours();
  const onAccept = useSavePayment({
    work,
    setChange: setSave,
    onSaved: actions.reload,
    onOutdated: actions.onOutdated,
  });
  const { removalQuestion } = contractorHoursText;
  const { saved, sheet } = work;
  const filed = useFiledPay({
    companyId: sheet.company.id,
    subject: 'contractor',
    payDates: [saved?.inputs.payDate],
  });
  return (
    <>
      {save && <SaveDialog {...{ save, setSave, onAccept }} />}
      {saved && <RecalculationDialog {...{ saved, recalculation, filed }} />}
      {saved && (
        <SavedPayDialogs
          {...{ saved, actions, filed, removalQuestion }}
          particulars={paymentParticulars(sheet, saved.inputs)}
        />
      )}
    </>
  );
}

type SaveDialogProps = {
  save: PaymentSave;
  setSave: SetPayChange<PaymentSave>;
  onAccept: (save: PaymentSave) => Promise<void>;
};

/** 'Cargar Hora': the total and, where a saved payment comes to another one, the amounts before and after. */
function SaveDialog({ save, setSave, onAccept }: SaveDialogProps) {
  const { sheet, saved } = useHours().work;
  const stored = saved?.statement;
  const { entry, statement } = save;
  const filed = useFiledPay({
    companyId: sheet.company.id,
    subject: 'contractor',
    payDates: [entry.payDate, saved?.inputs.payDate],
  });
  const hasAnotherNet = stored !== undefined && stored.net !== statement.net;
  return (
    <SavePayDialog
      {...{ save, onAccept, filed }}
      setChange={setSave}
      particulars={paymentParticulars(sheet, entry)}
      paid={saved?.paid ?? null}
      isWide={hasAnotherNet}
    >
      {hasAnotherNet && <PaymentComparison before={stored} after={statement} />}
    </SavePayDialog>
  );
}

type SavePaymentOptions = {
  work: PaymentWork;
  setChange: SetPayChange<PaymentSave>;
  onSaved: PayActions['reload'];
  onOutdated: () => void;
};

/**
 * Saves a confirmed payment: a new one, or the change of a saved one at the version at which it was opened.
 */
function useSavePayment({ work: { saved, sheet }, ...rest }: SavePaymentOptions) {
  const load = trpc.contractorTime.load.useMutation();
  const amend = trpc.contractorTime.amend.useMutation();
  const send = ({ entry: time, commandId, reason, statement, position }: PaymentSave) => {
    const command = { time, commandId, reason, confirmedNet: statement.net };
    return saved
      ? amend.mutateAsync({ ...command, entryId: saved.entryId, version: saved.version })
      : load.mutateAsync({ ...command, position, contractorId: sheet.contractor.id });
  };
  const summaryOf = ({ entry, statement }: PaymentSave) =>
    paymentSummary(sheet, { ...entry, net: statement.net });
  return useConfirmedSave({ isNew: !saved, send, summaryOf, refusalOf: paymentRefusalOf, ...rest });
}

type TypedPayment = { payDate: CalendarDate; minutes: Minutes };

/** The contractor, the pay date, the tax year in which it counts, and the paid time. */
export function paymentParticulars(
  { contractor }: ContractorSheet,
  { payDate, minutes }: TypedPayment,
): Particular[] {
  return [
    { label: contractorHoursText.particulars.contractor, value: fullName(contractor) },
    { label: contractorHoursText.terms.payDate, value: dateText(payDate) },
    { label: contractorHoursText.particulars.taxYear, value: String(yearOf(payDate)) },
    { label: contractorHoursText.hours.title, value: formatMinutes(minutes) },
  ];
}

/** Returns a payment in one line: the contractor, the pay date, the hours and the total. */
function paymentSummary(
  { contractor }: ContractorSheet,
  { payDate, minutes, net }: TypedPayment & { net: Cents },
): string {
  return contractorHoursText.particulars.summary(
    fullName(contractor),
    dateText(payDate),
    formatMinutes(minutes),
    dollarsText(net),
  );
}

/** Returns a saved payment in one line. */
export function savedSummary(sheet: ContractorSheet, { payDate, inputs, statement }: SavedPayment): string {
  return paymentSummary(sheet, { payDate, minutes: inputs.minutes, net: statement.net });
}
