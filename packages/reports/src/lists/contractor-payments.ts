import { type Cents, sumCents } from '@garita/domain/money/cents';
import { sumOf } from '@garita/domain/report/box-source';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type MonthFingerprint, monthFingerprintLines } from '../list/closing-fingerprints.ts';
import { day, sourcedFigures, words } from '../list/column.ts';
import { employerLines, type ListEmployer } from '../list/head-lines.ts';
import type { Cell, ListReport } from '../list/list-report.ts';
import { LIST } from '../text/labels.es.ts';
import { dateRange } from '../text/printed-date.es.ts';
import { money } from '../text/printed-figure.ts';

/**
 * A payment in cents: the fee for services, the withheld amount, reimbursed expenses, which are no income,
 * and the net.
 */
export type ContractorPaymentRow = {
  entryId: number;
  payDate: CalendarDate;
  gross: Cents;
  incomeTaxWithheld: Cents;
  reimbursedExpenses: Cents;
  net: Cents;
};

export type ContractorPaymentsData = {
  company: ListEmployer;
  start: CalendarDate;
  end: CalendarDate;
  date: CalendarDate;
  /** The fingerprints of the closings of months that it covers whole. */
  monthFingerprints: readonly MonthFingerprint[];
  contractors: readonly { id: number; name: string; payments: readonly ContractorPaymentRow[] }[];
};

/** Returns the payments of every contractor between two days. */
export function contractorPaymentsList({
  company,
  start,
  end,
  date,
  monthFingerprints,
  contractors,
}: ContractorPaymentsData): ListReport {
  const { captions } = LIST;
  return {
    title: LIST.contractorPayments,
    company: company.name,
    about: [
      ...employerLines(company, 'employerIdentificationNumber'),
      dateRange(start, end),
      ...monthFingerprintLines(monthFingerprints),
    ],
    date,
    orientation: 'portrait',
    columns: [
      words(captions.date, 1.6),
      sourcedFigures(captions.services, sumOf('gross')),
      sourcedFigures(captions.withheld, sumOf('incomeTaxWithheld')),
      sourcedFigures(captions.expenses, sumOf('reimbursedExpenses')),
      sourcedFigures(captions.total, sumOf('net')),
    ],
    groups: contractors.map(({ id, name, payments }) => ({
      heading: name,
      rows: payments.map((payment) => [day(payment.payDate), ...cellsOf([payment])]),
      sources: payments.map(({ entryId }) => ({ entryId })),
      total: [LIST.subTotal, ...cellsOf(payments)],
      totalSource: { personId: id },
    })),
    total: [LIST.totals, ...cellsOf(contractors.flatMap(({ payments }) => payments))],
    empty: LIST.nothingPaid,
  };
}

function cellsOf(payments: readonly ContractorPaymentRow[]): Cell[] {
  return (['gross', 'incomeTaxWithheld', 'reimbursedExpenses', 'net'] as const).map((name) =>
    money(sumCents(payments.map((payment) => payment[name]))),
  );
}
