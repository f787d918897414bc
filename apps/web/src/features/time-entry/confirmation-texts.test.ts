import { NOTHING_TYPED } from '@garita/domain/pay/time-entry.schema';
import { describe, expect, it } from 'vitest';
import { aSheet, periodOf } from '../../pay/entry/sheet.builder.ts';
import { entryParticulars, leaveClauses } from './confirmation-texts.ts';

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

const STAYS = { takenBefore: 0, taken: 0, balance: 24 * HOURS, balanceAfter: 24 * HOURS };

describe('the effect on leave', () => {
  it('is not told of a kind that stays as it is', () => {
    expect(leaveClauses({ vacation: STAYS, sick: STAYS })).toEqual([]);
  });

  it('says what is paid, with the balance now and afterwards, each kind by itself', () => {
    const vacation = { takenBefore: 0, taken: 8 * HOURS, balance: 40 * HOURS, balanceAfter: 32 * HOURS };
    const sick = { takenBefore: 0, taken: 90, balance: 24 * HOURS, balanceAfter: 22 * HOURS + 30 };
    expect(leaveClauses({ vacation, sick })).toEqual([
      'Se pagan 08:00 horas de vacaciones. Saldo actual 40:00; después 32:00.',
      'Se pagan 01:30 horas de enfermedad. Saldo actual 24:00; después 22:30.',
    ]);
  });

  it('says from what to what saved hours go down and up', () => {
    const down = { takenBefore: 8 * HOURS, taken: 6 * HOURS, balance: 32 * HOURS, balanceAfter: 34 * HOURS };
    const up = { takenBefore: 4 * HOURS, taken: 8 * HOURS, balance: 2 * HOURS, balanceAfter: -2 * HOURS };
    expect(leaveClauses({ vacation: down, sick: up })).toEqual([
      'Las horas de vacaciones bajan de 08:00 a 06:00. Saldo actual 32:00; después 34:00.',
      'Las horas de enfermedad suben de 04:00 a 08:00. Saldo actual 02:00; después -02:00.',
    ]);
  });

  it('names the credit of the month that the hours earn', () => {
    const earned = { takenBefore: 0, taken: 0, balance: 0, balanceAfter: 8 * HOURS };
    expect(leaveClauses({ vacation: earned, sick: STAYS })).toEqual([
      'Con estas horas cambia el crédito de vacaciones del mes. Saldo actual 00:00; después 08:00.',
    ]);
  });
});
