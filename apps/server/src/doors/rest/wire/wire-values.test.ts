import { payrollDateSchema } from '@garita/domain/time/payroll-years';
import { describe, expect, it } from 'vitest';
import { readWire } from '../../../testing/read-wire.ts';
import { amount } from './wire-amounts.ts';
import { choice, yesOrNo } from './wire-choices.ts';
import { clock, clockOrZero, hours } from './wire-hours.ts';
import { percent } from './wire-percentages.ts';
import { checkedFlagOr, dateOrMoment, digits, flagOr, optionalDigits, wholeNumber } from './wire-values.ts';

describe('a choice', () => {
  const frequency = choice({ 1: 'weekly', 2: 'biweekly', 4: 'monthly' });

  it.each([
    [1, 'weekly'],
    ['4', 'monthly'],
    [3, 'option-invalid'],
    // A select in which nothing is chosen.
    [0, undefined],
    ['', undefined],
  ])('%j is read as %j', (wire, expected) => {
    expect(readWire(frequency, wire)).toBe(expected);
  });

  it('is written as its number, or as text where the interface has text', () => {
    expect(frequency.encode('monthly')).toBe(4);
    expect(choice({ 1: 'flat-rate', 2: 'table' }, 'text').encode('table')).toBe('2');
  });
});

describe('digits under a mask', () => {
  const register = digits('#######-####');

  it.each([
    ['0123456-0010', '01234560010'],
    ['01234560010', '01234560010'],
    [12345, '12345'],
    ['***-**-1234', '***-**-1234'],
    [undefined, undefined],
  ])('%j is read as %j', (wire, expected) => {
    expect(readWire(register, wire)).toBe(expected);
  });

  it('are written with their separators, and what is no such number as it is', () => {
    expect(register.encode('01234560010')).toBe('0123456-0010');
    expect(digits('###-##-####').encode('***-**-1234')).toBe('***-**-1234');
    expect(optionalDigits('###-###-####').encode('')).toBe('');
  });
});

describe('what is neither text nor number', () => {
  const values = { percent: percent(), hours, clock, clockOrZero, amount, choice: choice({ 1: 'yes' }) };

  it.each(Object.entries(values))('is no %s, not even where it would read as one', (_, value) => {
    for (const wire of [{ toString: 1 }, { a: 1 }, ['1'], [1]]) {
      expect(value.safeParse(wire).data).toBeUndefined();
    }
  });

  it('is handed on by flags, for the schema to refuse', () => {
    const wire = { toString: 1 };
    expect(flagOr(false).decode(wire)).toBe(wire);
    expect(yesOrNo.decode(wire)).toBe(wire);
  });
});

describe('small words', () => {
  it('yes and no', () => {
    expect(['SI', 'no', 'tal vez', ''].map((wire) => readWire(yesOrNo, wire))).toEqual([
      true,
      false,
      'tal vez',
      undefined,
    ]);
    expect([true, false].map((value) => yesOrNo.encode(value))).toEqual(['SI', 'NO']);
  });

  it('flags', () => {
    expect([true, '1', 0, 'false', undefined, 'x'].map((wire) => readWire(flagOr(true), wire))).toEqual([
      true,
      true,
      false,
      false,
      true,
      'x',
    ]);
    expect([undefined, 'x', 2].map((wire) => readWire(checkedFlagOr(true), wire))).toEqual([
      true,
      'option-invalid',
      'option-invalid',
    ]);
  });

  it('ids', () => {
    expect([7, '7', '0', 'x', ''].map((wire) => readWire(wholeNumber, wire))).toEqual([
      7,
      7,
      0,
      'x',
      undefined,
    ]);
  });
});

describe('a moment in place of a date', () => {
  const date = dateOrMoment.pipe(payrollDateSchema);

  it.each([
    ['2026-03-15T12:00:00Z', '2026-03-15'],
    // Four hours before, it is the day before in Puerto Rico.
    ['2026-03-15T03:00:00Z', '2026-03-14'],
    ['2026-03-15T23:30:00', '2026-03-15'],
  ])('%s is %s', (wire, expected) => {
    expect(date.parse(wire)).toBe(expected);
  });

  it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-99-99T00:00:00Z', '0000-01-01'])(
    '%s is refused as a date',
    (wire) => {
      expect(date.safeParse(wire).success).toBe(false);
    },
  );
});
