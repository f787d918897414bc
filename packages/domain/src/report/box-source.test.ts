import { expect, it } from 'vitest';
import {
  boxParts,
  cellSource,
  derivedFrom,
  firstKnownParts,
  inMonth,
  onDay,
  peopleOf,
  sumOf,
} from './box-source.ts';

// Two entries of one employee, and one of another employee without earnings on the first date.
const ENTRIES = [
  { employeeId: 1, entryId: 11, payDate: '2026-03-11', gross: 480_00 },
  { employeeId: 1, entryId: 12, payDate: '2026-04-01', gross: 500_00 },
  { employeeId: 2, entryId: 21, payDate: '2026-03-11', gross: 0 },
  { employeeId: 2, entryId: 22, payDate: '2026-04-30', gross: 90_00 },
];
const partsOf = boxParts(ENTRIES, { gross: ({ gross }) => gross });
const idsOf = (source: Parameters<typeof partsOf>[0]) => partsOf(source)?.map(({ entryId }) => entryId);

it('source of a figure', () => {
  expect(partsOf(sumOf('gross'))).toEqual([
    { personId: 1, entryId: 11, payDate: '2026-03-11', value: 480_00 },
    { personId: 1, entryId: 12, payDate: '2026-04-01', value: 500_00 },
    { personId: 2, entryId: 22, payDate: '2026-04-30', value: 90_00 },
  ]);
});

it('may be limited to a month, a day or a person', () => {
  expect(idsOf(derivedFrom('gross', inMonth(2026, 4)))).toEqual([12, 22]);
  expect(idsOf(derivedFrom('gross', onDay(2026, 3, 11)))).toEqual([11]);
  expect(idsOf(sumOf('gross', { personId: 2 }))).toEqual([22]);
});

it('may be limited to an entry or to the label of a row', () => {
  expect(idsOf(sumOf('gross', { entryId: 12 }))).toEqual([12]);
  const byMonth = boxParts(
    ENTRIES,
    { gross: ({ gross }) => gross },
    ({ payDate }, label) => payDate.slice(0, 7) === label,
  );
  expect(byMonth(sumOf('gross', { label: '2026-04' }))?.map(({ entryId }) => entryId)).toEqual([12, 22]);
});

it('sums an entry that adds to the figure twice', () => {
  const again = { employeeId: 1, entryId: 11, payDate: '2026-03-11', gross: -80_00 };
  const twice = boxParts([...ENTRIES.slice(0, 1), again], { gross: ({ gross }) => gross });
  // 480.00 − 80.00
  expect(twice(sumOf('gross'))).toMatchObject([{ entryId: 11, value: 400_00 }]);
});

it('is read from the first kind of pay that has the amount', () => {
  const either = firstKnownParts(partsOf, boxParts(ENTRIES, { weeks: () => 1 }));
  expect(either(sumOf('weeks', { personId: 1 }))).toHaveLength(2);
  expect(either(sumOf('gross'))).toEqual(partsOf(sumOf('gross')));
  expect(either(sumOf('tips'))).toBeUndefined();
});

it('combines the column and the row of a cell', () => {
  expect(cellSource(sumOf('gross'), { entryId: 12 })).toEqual(sumOf('gross', { entryId: 12 }));
  // On a stub the row has the amount, and the column has the pay entry.
  expect(cellSource({ entryId: 12 }, peopleOf('net'))).toEqual(peopleOf('net', { entryId: 12 }));
  expect(cellSource(sumOf('gross'), {})).toEqual(sumOf('gross'));
  expect(cellSource(undefined, { entryId: 12 })).toBeUndefined();
  expect(cellSource(sumOf('gross'), null)).toBeUndefined();
  expect(cellSource({}, { entryId: 12 })).toBeUndefined();
});

it('is undefined if the form has no such amount', () => {
  expect(partsOf(sumOf('weeks'))).toBeUndefined();
});
