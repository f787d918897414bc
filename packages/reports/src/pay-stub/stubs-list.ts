import { fullName } from '@garita/domain/employee/full-name';
import { sumCents } from '@garita/domain/money/cents';
import { sumOf } from '@garita/domain/report/box-source';
import { day, sourcedFigures, words } from '../list/column.ts';
import type { ListReport } from '../list/list-report.ts';
import { LIST, PRINTED_AMOUNTS } from '../text/labels.es.ts';
import { count, money } from '../text/printed-figure.ts';
import { firstStub } from './pay-stub.ts';
import type { PayStubData } from './pay-stub-data.ts';

const AMOUNTS = ['gross', 'incomeTaxWithheld', 'net'] as const;

/** Returns the stubs of a file, a line each, for a preview. RangeError without a stub. */
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
