import { fullName } from '@garita/domain/employee/full-name';
import { sumCents } from '@garita/domain/money/cents';
import { sumOf } from '@garita/domain/report/box-source';
import { yearOf } from '@garita/domain/time/calendar-date';
import { day, sourcedFigures, words } from '../list/column.ts';
import type { Cell, ListGroup, ListReport } from '../list/list-report.ts';
import type { FigureRow, FigureTable } from '../pdf/figure-table.ts';
import { LIST, PAY_STUB, PRINTED_AMOUNTS } from '../text/labels.es.ts';
import { count, money } from '../text/printed-figure.ts';
import { firstStub } from './pay-stub.ts';
import type { PayStubData } from './pay-stub-data.ts';
import type { Stub } from './stub.ts';

const AMOUNTS = ['gross', 'incomeTaxWithheld', 'net'] as const;

/** Returns the stubs of a file as a list for a preview. RangeError without a stub. */
export function stubsList(stubs: readonly PayStubData[]): ListReport {
  const first = firstStub(stubs);
  return {
    title: LIST.stubs,
    company: first.company.name,
    about: [],
    date: first.payDate,
    orientation: 'portrait',
    columns: [
      words(LIST.captions.employee, 2),
      words(LIST.captions.period, 1),
      words(LIST.captions.date, 1),
      ...AMOUNTS.map((name) => sourcedFigures(PRINTED_AMOUNTS[name], sumOf(name))),
    ],
    groups: [
      {
        rows: stubs.map(({ employee, period, payDate, current }) => [
          fullName(employee),
          count(period.number),
          day(payDate),
          ...AMOUNTS.map((name) => money(current[name])),
        ]),
        sources: stubs.map(({ entryId }) => ({ entryId })),
      },
    ],
    total: [
      LIST.totals,
      '',
      '',
      ...AMOUNTS.map((name) => money(sumCents(stubs.map(({ current }) => current[name])))),
    ],
    empty: LIST.nothingPaid,
  };
}

/** Returns the page of one stub for a screen, one table below the other. */
export function stubSheet(stub: Stub): ListReport {
  const { company, payee, about, entryId, payDate, bands, notes, memo, sum } = stub;
  const particulars = about.map(({ value, detail }) => [value, detail].filter(Boolean).join(', '));
  return {
    title: PAY_STUB.title,
    company: company.name,
    about: [payee.name, ...particulars, ...notes, ...(memo ? [memo] : [])],
    date: payDate,
    orientation: 'portrait',
    columns: [
      words(LIST.captions.line, 2),
      sourcedFigures(PAY_STUB.columns.current, { entryId }),
      sourcedFigures(PAY_STUB.columns.year(yearOf(payDate)), {}),
    ],
    groups: [
      ...bands.flat().flatMap(groupOf),
      {
        heading: PAY_STUB.net,
        rows: sum.map(({ caption, columns }) => [caption, money(columns.current), money(columns.year)]),
        sources: sum.map(({ columns }) => columns.source ?? null),
      },
    ],
    empty: '',
  };
}

/** Only the paper keeps a place for tables without a row, which most stubs have. */
function groupOf({ heading, rows, total }: FigureTable): ListGroup[] {
  if (rows.length === 0) return [];
  return [
    {
      heading,
      rows: rows.map(cellsOf),
      sources: rows.map(({ source }) => source ?? null),
      ...(total && { total: cellsOf(total) }),
      ...(total?.source && { totalSource: total.source }),
    },
  ];
}

// The inputs of the calculation have no total of the year.
function cellsOf({ label, figures: [current, year] }: FigureRow): Cell[] {
  return [label, current ?? '', year ?? ''];
}
