import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { type Cents, formatCents } from '@garita/domain/money/cents';
import { derivedFrom, sumOf } from '@garita/domain/report/box-source';
import { quarterRange } from '@garita/domain/returns/quarter';
import { boxes, line, part, rowsByPage } from '../form/form-blocks.ts';
import type { FormBlock, FormDocument } from '../form/form-document.ts';
import { employerRow, type FormHead, formDocument, signatureRow } from '../form/form-parties.ts';
import { CHAUFFEUR } from '../text/insurance-returns.es.ts';
import { longDate, quarterOfYear } from '../text/printed-date.es.ts';
import { dollars } from '../text/printed-figure.ts';
import { socialSecurityNumber, unlessZeros } from '../text/printed-identity.ts';

/** A chauffeur's row, with the whole number, which the form requires. */
export type ChauffeurRow = {
  id: number;
  name: PersonName;
  socialSecurityNumber: string;
  licence: string;
  weeks: number;
};

export type ChauffeurInsuranceData = FormHead & {
  year: number;
  quarter: number;
  /** Both shares of a week, in cents. */
  weeklyRate: Cents;
  rows: readonly ChauffeurRow[];
};

/** The number of rows on a page of the form. */
const ROWS_PER_PAGE = 10;

/** Returns the return of the chauffeur insurance of a quarter. */
export function chauffeurInsurance(data: ChauffeurInsuranceData): FormDocument {
  const { year, quarter, rows } = data;
  const [first = [], ...more] = rowsByPage(rows, ROWS_PER_PAGE);
  return formDocument(data, CHAUFFEUR, {
    revision: CHAUFFEUR.revision,
    period: quarterOfYear(year, quarter),
    days: quarterRange({ year, quarter }),
    pages: [[...headBlocks(data), ...detailBlocks(first)], ...more.map(detailBlocks)],
  });
}

function headBlocks({ company, year, quarter, weeklyRate, rows }: ChauffeurInsuranceData): FormBlock[] {
  const words = CHAUFFEUR;
  const weeks = rows.reduce((sum, row) => sum + row.weeks, 0);
  const due = formatCents(weeks * weeklyRate);
  return [
    boxes(
      [words.account, unlessZeros(company.chauffeurAccountNumber), 1],
      [words.quarterEnd, longDate(quarterRange({ year, quarter }).to), 1],
    ),
    employerRow(words, company),
    part('1 a 3', words.part),
    line('1', words.line1, String(weeks), sumOf('weeks')),
    line('2', words.line2(dollars(weeklyRate)), due, derivedFrom('weeks')),
    line('3', words.line3, due, derivedFrom('weeks')),
    signatureRow(words, company),
  ];
}

function detailBlocks(rows: readonly ChauffeurRow[]): FormBlock[] {
  const words = CHAUFFEUR;
  return [
    part('Detalle', words.detail),
    {
      kind: 'rows',
      columns: [
        { caption: words.rows.ssn, share: 1.1, isFigure: false },
        { caption: words.rows.name, share: 3, isFigure: false },
        { caption: words.rows.licence, share: 1.2, isFigure: false },
        { caption: words.rows.weeks, share: 0.8, isFigure: true },
      ],
      rows: rows.map((row) => [
        socialSecurityNumber(row.socialSecurityNumber),
        fullName(row.name),
        unlessZeros(row.licence),
        String(row.weeks),
      ]),
      sources: rows.map(({ id }) => [null, null, null, sumOf('weeks', { personId: id })]),
    },
  ];
}
