import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { quarterRange } from '@garita/domain/filing/quarter';
import { type Cents, formatCents } from '@garita/domain/money/cents';
import type { FormHead } from '../employer-returns/form-parties.ts';
import { type FormBlock, type FormDocument, line, rowsByPage } from '../form/form-document.ts';
import { addressLines } from '../pay-stub/stub-words.ts';
import { dollars } from '../pdf/figure.ts';
import { CHAUFFEUR } from '../text/insurance-returns.es.ts';
import { longDate } from '../text/printed-date.es.ts';
import { employerNumber, phone, socialSecurityNumber } from '../text/printed-number.ts';

/** A chauffeur's row; the whole number, which the form has to have. */
export type ChauffeurRow = { name: PersonName; socialSecurityNumber: string; licence: string; weeks: number };

export type ChauffeurInsuranceData = FormHead & {
  year: number;
  quarter: number;
  /** Both shares of a week, in cents. */
  weeklyRate: Cents;
  rows: readonly ChauffeurRow[];
};

/** Rows of one page of the form. */
const ROWS_PER_PAGE = 10;

/** The chauffeur insurance's return of a quarter. */
export function chauffeurInsurance(data: ChauffeurInsuranceData): FormDocument {
  const { company, date, year, quarter, rows } = data;
  const [first = [], ...more] = rowsByPage(rows, ROWS_PER_PAGE);
  return {
    agency: CHAUFFEUR.agency,
    form: 'Choferil',
    title: CHAUFFEUR.title,
    revision: CHAUFFEUR.revision,
    period: `${quarter}.º trimestre ${year}`,
    employer: company.name,
    employerNumber: employerNumber(company.employerIdentificationNumber),
    date,
    pages: [[...headBlocks(data), ...detailBlocks(first)], ...more.map(detailBlocks)],
  };
}

function headBlocks({ company, year, quarter, weeklyRate, rows }: ChauffeurInsuranceData): FormBlock[] {
  const words = CHAUFFEUR;
  const weeks = rows.reduce((sum, row) => sum + row.weeks, 0);
  const due = formatCents(weeks * weeklyRate);
  return [
    {
      kind: 'boxes',
      boxes: [
        { caption: words.account, value: company.chauffeurAccountNumber, share: 1 },
        { caption: words.quarterEnd, value: longDate(quarterRange({ year, quarter }).to), share: 1 },
      ],
    },
    {
      kind: 'boxes',
      boxes: [
        { caption: words.name, value: company.name, share: 1 },
        { caption: words.address, value: addressLines(company.postalAddress).join(', '), share: 1.4 },
      ],
    },
    { kind: 'part', number: '1 a 3', text: words.part },
    line('1', words.line1, String(weeks)),
    line('2', words.line2(dollars(weeklyRate)), due),
    line('3', words.line3, due),
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

function detailBlocks(rows: readonly ChauffeurRow[]): FormBlock[] {
  const words = CHAUFFEUR;
  return [
    { kind: 'part', number: 'Detalle', text: words.detail },
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
        row.licence,
        String(row.weeks),
      ]),
    },
  ];
}
