import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import { PAYMENT_METHOD_LABELS } from '@garita/domain/text/option-labels.es';
import type { ReactNode } from 'react';
import { paidText, yearPaymentsText as text, timeHistoryText } from '../text/pay/pay.es.ts';
import type { RecordColumn } from '../ui/table/record-column.ts';
import { paidSentence } from './paid-notice.tsx';

// The common columns of a year's pay of employees and of contractors.

/** The paid amount with its method or cheque, or a word for pay that is not marked as paid. */
export const PAID_COLUMN: RecordColumn<{ paid: PaidDifference | null }> = {
  id: 'paid',
  header: text.paid,
  text: ({ paid }) => {
    if (!paid) return text.unpaid;
    const { method, chequeNumber } = paid;
    const how =
      chequeNumber === undefined ? method && PAYMENT_METHOD_LABELS[method] : paidText.cheque(chequeNumber);
    return how ? `${paidSentence(paid)} · ${how}` : paidSentence(paid);
  },
};

/** The number of corrections; `cell` opens the changes. */
export function correctionsColumn<Row extends { corrections: number }>(
  cell: (row: Row) => ReactNode,
): RecordColumn<Row> {
  return {
    id: 'corrections',
    header: text.corrections,
    text: ({ corrections }) => (corrections === 0 ? '' : timeHistoryText.corrected(corrections)),
    cell,
    sortBy: ({ corrections }) => corrections,
  };
}
