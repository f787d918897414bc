import { byName } from '@garita/domain/pay/concepts';
import { type BoxParts, boxParts } from '@garita/domain/report/box-source';
import { peopleTotal, type ReportTotal, sumTotal } from '@garita/domain/report/report-total';
import { FORM_480_ITEMS, itemsOf } from '@garita/domain/returns/form-480';
import type { PaymentLine } from '@garita/ledger/queries/contractor/contractor-totals';

/** Returns what each payment to a contractor contributes to the figures of a document. */
export function paymentParts(payments: readonly PaymentLine[]): BoxParts {
  return boxParts(payments, {
    ...byName(FORM_480_ITEMS, (name) => (payment: PaymentLine) => itemsOf([payment])[name]),
    gross: ({ gross }) => gross,
    incomeTaxWithheld: ({ incomeTaxWithheld }) => incomeTaxWithheld,
    net: ({ net }) => net,
    // The withholding that a net of zero left uncollected.
    uncollected: ({ gross, incomeTaxWithheld, reimbursedExpenses, net }) =>
      net - gross + incomeTaxWithheld - reimbursedExpenses,
    totalPaid: ({ gross }) => gross,
    totalWithheld: ({ incomeTaxWithheld }) => incomeTaxWithheld,
  });
}

/** Returns the totals by which a person checks a list of payments. */
export function contractorFigures(payments: readonly PaymentLine[]): {
  boxes: BoxParts;
  totals: ReportTotal[];
} {
  return {
    boxes: paymentParts(payments),
    totals: [
      peopleTotal('contractors', payments, ({ gross }) => gross),
      sumTotal('services', payments, ({ gross }) => gross),
      sumTotal('withheld', payments, ({ incomeTaxWithheld }) => incomeTaxWithheld),
      sumTotal('net', payments, ({ net }) => net),
    ],
  };
}
