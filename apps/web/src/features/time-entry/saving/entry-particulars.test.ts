import { NOTHING_TYPED } from '@garita/domain/pay/time-entry.schema';
import { expect, it } from 'vitest';
import { aSheet, periodOf } from '../state/sheet.builder.ts';
import { entryParticulars } from './entry-particulars.ts';

const HOURS = 60;
const sheet = aSheet();
const valuesOf = (typed: Parameters<typeof entryParticulars>[1], number = 21) =>
  entryParticulars({ sheet, period: periodOf(sheet, number), saved: undefined }, typed).map(
    ({ value }) => value,
  );

it('names the tax year of the pay date, and the year of the period where that is another one', () => {
  const typed = { payDate: '2027-01-04', minutes: { ...NOTHING_TYPED.minutes, regular: 40 * HOURS } };
  // weekly 52 of 2026 is from day 358 to 364, 24 to 30 December
  expect(valuesOf(typed, 52)).toEqual([
    'Ana L Rivera Ortiz',
    'Periodo 52 - 24 dic 2026 - 30 dic 2026',
    '4 ene 2027',
    '2027 (el período termina en 2026)',
    '40:00',
  ]);
});
