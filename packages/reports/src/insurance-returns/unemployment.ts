import { formatCents } from '@garita/domain/money/cents';
import { rateToShownPercent } from '@garita/domain/money/rate';
import { derivedFrom, peopleOf, sumOf } from '@garita/domain/report/box-source';
import type { InsuranceRates, InsuranceReturn } from '@garita/domain/returns/insurance';
import { quarterMonths, quarterRange } from '@garita/domain/returns/quarter';
import { boxes, part, rowsByPage, ticks } from '../form/form-blocks.ts';
import type { FormBlock, FormDocument } from '../form/form-document.ts';
import { employerRow, type FormHead, formDocument, signatureRow } from '../form/form-parties.ts';
import { UNEMPLOYMENT } from '../text/insurance-returns.es.ts';
import { MONTHS, quarterOfYear } from '../text/printed-date.es.ts';
import { employerNumber, unlessZeros } from '../text/printed-identity.ts';
import { detailPage, ROWS_PER_PAGE, type WagesRow } from './unemployment-detail.ts';

export type UnemploymentData = FormHead & {
  year: number;
  quarter: number;
  /**
   * The number of people on the payroll in each of the three months: those paid for the period that holds its
   * 12th.
   */
  employees: readonly [number, number, number];
  lines: InsuranceReturn;
  rates: InsuranceRates;
  rows: readonly WagesRow[];
};

/** Returns PRUI-10 of a quarter with the pages of PRUI-10A for its employees. */
export function unemployment(data: UnemploymentData): FormDocument {
  const { year, quarter, rows } = data;
  const details = rowsByPage(rows, ROWS_PER_PAGE);
  return formDocument(data, UNEMPLOYMENT, {
    revision: UNEMPLOYMENT.revision,
    period: quarterOfYear(year, quarter),
    days: quarterRange({ year, quarter }),
    pages: [
      firstPage(data),
      ...details.map((some, index) => detailPage(rows, some, index === details.length - 1)),
    ],
  });
}

/** Returns the label of the number of people in a month, whose pay may be paid in another month. */
export function monthLabel(month: number): string {
  return String(month);
}

function firstPage({ company, year, quarter, employees, lines, rates }: UnemploymentData): FormBlock[] {
  const words = UNEMPLOYMENT;
  const { taxable, contribution, special, due } = lines;
  return [
    boxes(
      [words.account, unlessZeros(company.unemploymentAccountNumber), 1.2],
      [words.employerNumber, employerNumber(company.employerIdentificationNumber), 1.2],
      [words.quarter, `${year}-${quarter}`, 0.8],
    ),
    employerRow(words, company),
    ticks(words.kindPart, words.kinds),
    ticks(words.changePart, words.changes),
    part('1', words.employeesPart),
    {
      kind: 'boxes',
      boxes: quarterMonths(quarter).map((month, index) => ({
        caption: MONTHS[month - 1] ?? '',
        value: String(employees[index] ?? 0),
        share: 1,
        source: peopleOf('counted', { label: monthLabel(month) }),
      })),
    },
    part('2 a 7', words.contributionPart),
    {
      kind: 'rows',
      columns: [
        { caption: words.columns[0], share: 2.2, isFigure: false },
        { caption: words.columns[1], share: 1, isFigure: true },
        { caption: words.columns[2], share: 1, isFigure: true },
      ],
      rows: [
        [words.line2, formatCents(lines.wages), formatCents(lines.disabilityWages)],
        [words.line3, formatCents(taxable.unemployment), formatCents(taxable.disability)],
        [
          words.line4Rates(rateToShownPercent(rates.unemployment), rateToShownPercent(rates.disability)),
          formatCents(contribution.unemployment),
          formatCents(contribution.disability),
        ],
        [words.line5(rateToShownPercent(rates.special)), formatCents(special), ''],
        [words.line6, '', ''],
        [words.line7, formatCents(due.unemployment), formatCents(due.disability)],
      ],
      sources: [
        [null, sumOf('gross'), sumOf('disabilityWages')],
        [null, sumOf('unemploymentBase'), sumOf('disabilityBase')],
        [null, derivedFrom('unemploymentBase'), derivedFrom('disabilityBase')],
        [null, derivedFrom('unemploymentBase')],
        [],
        [null, derivedFrom('unemploymentBase'), derivedFrom('disabilityBase')],
      ],
    },
    { kind: 'note', text: words.certification },
    signatureRow(words, company),
  ];
}
