import { expect, it } from 'vitest';
import { boxParts, inMonth, onDay, sumOf, workedOutOf } from './box-source.ts';

// Two entries of one employee, and one of another, who earned nothing on the first of them.
const ENTRIES = [
  { employeeId: 1, entryId: 11, payDate: '2026-03-11', gross: 480_00 },
  { employeeId: 1, entryId: 12, payDate: '2026-04-01', gross: 500_00 },
  { employeeId: 2, entryId: 21, payDate: '2026-03-11', gross: 0 },
  { employeeId: 2, entryId: 22, payDate: '2026-04-30', gross: 90_00 },
];
const partsOf = boxParts(ENTRIES, { gross: ({ gross }) => gross });
const idsOf = (source: Parameters<typeof partsOf>[0]) => partsOf(source)?.map(({ entryId }) => entryId);

it('a box comes of each pay that brings something to it', () => {
  expect(partsOf(sumOf('gross'))).toEqual([
    { personId: 1, entryId: 11, payDate: '2026-03-11', value: 480_00 },
    { personId: 1, entryId: 12, payDate: '2026-04-01', value: 500_00 },
    { personId: 2, entryId: 22, payDate: '2026-04-30', value: 90_00 },
  ]);
});

it('may be of one month, of one day or of one person', () => {
  expect(idsOf(workedOutOf('gross', inMonth(2026, 4)))).toEqual([12, 22]);
  expect(idsOf(workedOutOf('gross', onDay(2026, 3, 11)))).toEqual([11]);
  expect(idsOf(sumOf('gross', { employeeId: 2 }))).toEqual([22]);
});

it('is none of a form that has no such amount', () => {
  expect(partsOf(sumOf('weeks'))).toBeUndefined();
});
