import { CONTRACTOR_CATEGORIES, type ContractorCategory } from '@garita/domain/contractor/contractor-payment';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import type { EntityType } from '@garita/domain/reference/enumerations';
import { inMonth, sumOf } from '@garita/domain/report/box-source';
import { CATEGORY_ITEMS, paidUnder } from '@garita/domain/returns/form-480';
import { yearRange } from '@garita/domain/returns/quarter';
import { type CalendarDate, monthOf } from '@garita/domain/time/calendar-date';
import { type MonthFingerprint, monthFingerprintLines } from '../list/closing-fingerprints.ts';
import { sourcedFigures, words } from '../list/column.ts';
import { employerLines, type ListEmployer } from '../list/head-lines.ts';
import type { Cell, ListReport } from '../list/list-report.ts';
import { LIST, partialNotices } from '../text/labels.es.ts';
import { MONTHS } from '../text/printed-date.es.ts';
import { money } from '../text/printed-figure.ts';
import { maskedTaxpayerNumber } from '../text/printed-identity.ts';

/** A payment under one item of form 480.6SP, in cents. */
export type CategorizedPayment = {
  payDate: CalendarDate;
  category: ContractorCategory;
  gross: Cents;
  notSubject: Cents;
  incomeTaxWithheld: Cents;
  reimbursedExpenses: Cents;
  net: Cents;
};

export type ContractorYearData = {
  company: ListEmployer;
  year: number;
  date: CalendarDate;
  /** The fingerprints of the closings of months that it covers whole. */
  monthFingerprints: readonly MonthFingerprint[];
  contractors: readonly {
    id: number;
    name: string;
    entityType: EntityType;
    taxpayerLast4: string;
    payments: readonly CategorizedPayment[];
  }[];
};

/**
 * Returns a year's payments of each contractor, month by month, under the four items of form 480.6SP, with
 * the withheld amounts.
 */
export function contractorYearList({
  company,
  year,
  date,
  monthFingerprints,
  contractors,
}: ContractorYearData): ListReport {
  const { captions } = LIST;
  return {
    title: LIST.contractorYear(year),
    company: company.name,
    about: [
      ...employerLines(company, 'employerIdentificationNumber'),
      ...monthFingerprintLines(monthFingerprints),
      ...partialNotices({ company, date }, yearRange(year)),
      LIST.form480Items,
    ],
    date,
    orientation: 'landscape',
    columns: [
      words(captions.month, 1.4),
      ...CONTRACTOR_CATEGORIES.map((category) =>
        sourcedFigures(LIST.form480Item[category], sumOf(CATEGORY_ITEMS[category]), 1.4),
      ),
      sourcedFigures(captions.withheld, sumOf('incomeTaxWithheld')),
      sourcedFigures(captions.expenses, sumOf('reimbursedExpenses')),
      sourcedFigures(captions.total, sumOf('net')),
    ],
    groups: contractors.map(({ id, name, entityType, taxpayerLast4, payments }) => {
      const months = MONTHS.flatMap((word, index) => {
        const ofMonth = payments.filter(({ payDate }) => monthOf(payDate) === index + 1);
        return ofMonth.length === 0 ? [] : [{ word, month: index + 1, ofMonth }];
      });
      return {
        heading: `${name} · ${maskedTaxpayerNumber(entityType, taxpayerLast4)}`,
        rows: months.map(({ word, ofMonth }) => [word, ...cellsOf(ofMonth)]),
        sources: months.map(({ month }) => ({ personId: id, ...inMonth(year, month) })),
        total: [LIST.subTotal, ...cellsOf(payments)],
        totalSource: { personId: id },
      };
    }),
    total: [LIST.totals, ...cellsOf(contractors.flatMap(({ payments }) => payments))],
    empty: LIST.nothingPaid,
  };
}

function cellsOf(payments: readonly CategorizedPayment[]): Cell[] {
  return [
    ...CONTRACTOR_CATEGORIES.map((category) =>
      sumCents(payments.map((payment) => paidUnder(category, payment))),
    ),
    sumCents(payments.map(({ incomeTaxWithheld }) => incomeTaxWithheld)),
    sumCents(payments.map(({ reimbursedExpenses }) => reimbursedExpenses)),
    sumCents(payments.map(({ net }) => net)),
  ].map(money);
}
