import type { PersonName } from '@garita/domain/employee/full-name';
import { type Cents, formatCents, sumCents } from '@garita/domain/money/cents';
import { peopleOf, sumOf } from '@garita/domain/report/box-source';
import { line, part } from '../form/form-blocks.ts';
import type { FormBlock } from '../form/form-document.ts';
import { UNEMPLOYMENT } from '../text/insurance-returns.es.ts';
import { socialSecurityNumber } from '../text/printed-identity.ts';

/** An employee's row of the detail, with the whole number, which the form requires. */
export type WagesRow = {
  id: number;
  name: PersonName;
  socialSecurityNumber: string;
  wages: Cents;
  hasPartialWages: boolean;
};

/** The number of rows on a page of PRUI-10A. */
export const ROWS_PER_PAGE = 24;

/** Returns a page of the detail with some of all rows; the last page has the totals of all of them. */
export function detailPage(
  all: readonly WagesRow[],
  rows: readonly WagesRow[],
  isLast: boolean,
): FormBlock[] {
  const words = UNEMPLOYMENT;
  const total = (some: readonly WagesRow[]) => formatCents(sumCents(some.map(({ wages }) => wages)));
  return [
    part('PRUI-10A', words.detailTitle),
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
      sources: rows.map(({ id }) => [null, null, sumOf('gross', { personId: id })]),
    },
    line('', words.pageTotal, total(rows)),
    ...(isLast
      ? [
          line('', words.line5Total, total(all), sumOf('gross')),
          line('', words.line6Count, String(all.length), peopleOf('gross')),
        ]
      : []),
  ];
}

function surnamesFirst({ firstName, middleName, lastName, motherLastName }: PersonName): string {
  const surnames = [lastName, motherLastName].filter(Boolean).join(' ');
  return `${surnames}, ${[firstName, middleName.slice(0, 1)].filter(Boolean).join(' ')}`;
}
