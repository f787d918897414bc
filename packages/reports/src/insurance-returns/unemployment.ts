import type { PersonName } from '@garita/domain/employee/full-name';
import type { InsuranceRates, InsuranceReturn } from '@garita/domain/filing/insurance';
import { quarterMonths } from '@garita/domain/filing/quarter';
import { type Cents, formatCents, sumCents } from '@garita/domain/money/cents';
import { rateToPercent } from '@garita/domain/money/rate';
import type { FormHead } from '../employer-returns/form-parties.ts';
import { type FormBlock, type FormDocument, line, rowsByPage } from '../form/form-document.ts';
import { addressLines } from '../pay-stub/stub-words.ts';
import { UNEMPLOYMENT } from '../text/insurance-returns.es.ts';
import { MONTHS } from '../text/printed-date.es.ts';
import { employerNumber, phone, socialSecurityNumber } from '../text/printed-number.ts';

/** An employee's row of the detail; the whole number, which the form has to have. */
export type WagesRow = {
  name: PersonName;
  socialSecurityNumber: string;
  wages: Cents;
  hasPartialWages: boolean;
};

export type UnemploymentData = FormHead & {
  year: number;
  quarter: number;
  /** On the payroll in each of the three months. */
  employees: readonly [number, number, number];
  lines: InsuranceReturn;
  rates: InsuranceRates;
  rows: readonly WagesRow[];
};

/** Rows of one page of PRUI-10A. */
const ROWS_PER_PAGE = 24;

/** PRUI-10 of a quarter, and as many pages of PRUI-10A as its employees need. */
export function unemployment(data: UnemploymentData): FormDocument {
  const { company, date, year, quarter, rows } = data;
  const details = rowsByPage(rows, ROWS_PER_PAGE);
  return {
    agency: UNEMPLOYMENT.agency,
    form: 'PRUI-10',
    title: UNEMPLOYMENT.title,
    revision: UNEMPLOYMENT.revision,
    period: `${quarter}.º trimestre ${year}`,
    employer: company.name,
    employerNumber: employerNumber(company.employerIdentificationNumber),
    date,
    pages: [
      firstPage(data),
      ...details.map((some, index) => detailPage(data, some, index === details.length - 1)),
    ],
  };
}

function firstPage({ company, year, quarter, employees, lines, rates }: UnemploymentData): FormBlock[] {
  const words = UNEMPLOYMENT;
  const { taxable, contribution, special, due } = lines;
  return [
    {
      kind: 'boxes',
      boxes: [
        { caption: words.account, value: company.unemploymentAccountNumber, share: 1.2 },
        {
          caption: words.employerNumber,
          value: employerNumber(company.employerIdentificationNumber),
          share: 1.2,
        },
        { caption: words.quarter, value: `${year}-${quarter}`, share: 0.8 },
      ],
    },
    {
      kind: 'boxes',
      boxes: [
        { caption: words.name, value: company.name, share: 1 },
        { caption: words.address, value: addressLines(company.postalAddress).join(', '), share: 1.4 },
      ],
    },
    { kind: 'ticks', text: words.kindPart, options: words.kinds.map((text) => ({ text, isTicked: false })) },
    {
      kind: 'ticks',
      text: words.changePart,
      options: words.changes.map((text) => ({ text, isTicked: false })),
    },
    { kind: 'part', number: '1', text: words.employeesPart },
    {
      kind: 'boxes',
      boxes: quarterMonths(quarter).map((month, index) => ({
        caption: MONTHS[month - 1] ?? '',
        value: String(employees[index] ?? 0),
        share: 1,
      })),
    },
    { kind: 'part', number: '2 a 7', text: words.contributionPart },
    {
      kind: 'rows',
      columns: [
        { caption: words.columns[0], share: 2.2, isFigure: false },
        { caption: words.columns[1], share: 1, isFigure: true },
        { caption: words.columns[2], share: 1, isFigure: true },
      ],
      rows: [
        [words.line2, formatCents(lines.wages), formatCents(lines.wages)],
        [words.line3, formatCents(taxable.unemployment), formatCents(taxable.disability)],
        [
          words.line4Rates(rateToPercent(rates.unemployment), rateToPercent(rates.disability)),
          formatCents(contribution.unemployment),
          formatCents(contribution.disability),
        ],
        [words.line5(rateToPercent(rates.special)), formatCents(special), ''],
        [words.line6, '', ''],
        [words.line7, formatCents(due.unemployment), formatCents(due.disability)],
      ],
    },
    { kind: 'note', text: words.certification },
    {
      kind: 'boxes',
      boxes: [
        { caption: words.signature, value: '', share: 2 },
        { caption: words.title2, value: '', share: 1 },
        { caption: words.phone, value: phone(company.phoneNumber), share: 1 },
        { caption: words.date, value: '', share: 1 },
      ],
    },
  ];
}

function detailPage(
  { rows: all }: UnemploymentData,
  rows: readonly WagesRow[],
  isLast: boolean,
): FormBlock[] {
  const words = UNEMPLOYMENT;
  const total = (some: readonly WagesRow[]) => formatCents(sumCents(some.map(({ wages }) => wages)));
  return [
    { kind: 'part', number: 'PRUI-10A', text: words.detailTitle },
    {
      kind: 'rows',
      columns: [
        { caption: words.rows.ssn, share: 1.1, isFigure: false },
        { caption: words.rows.name, share: 3, isFigure: false },
        { caption: words.rows.wages, share: 1.2, isFigure: true },
        { caption: words.rows.partial, share: 0.6, isFigure: false },
      ],
      rows: rows.map((row) => [
        socialSecurityNumber(row.socialSecurityNumber),
        surnamesFirst(row.name),
        formatCents(row.wages),
        row.hasPartialWages ? words.partial.yes : words.partial.no,
      ]),
    },
    line('', words.pageTotal, total(rows)),
    ...(isLast
      ? [line('', words.line5Total, total(all)), line('', words.line6Count, String(all.length))]
      : []),
  ];
}

function surnamesFirst({ firstName, middleName, lastName, motherLastName }: PersonName): string {
  const surnames = [lastName, motherLastName].filter(Boolean).join(' ');
  return `${surnames}, ${[firstName, middleName.slice(0, 1)].filter(Boolean).join(' ')}`;
}
