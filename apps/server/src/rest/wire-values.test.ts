import { describe, expect, it } from 'vitest';
import {
  amount,
  choice,
  clock,
  clockOrZero,
  digits,
  dollarsText,
  flagOr,
  hours,
  optionalAmount,
  optionalDigits,
  optionalPercent,
  percent,
  type WireValue,
  wholeNumber,
  yesOrNo,
} from './wire-values.ts';

function read(value: WireValue, wire: unknown): unknown {
  const result = value.safeParse(wire);
  return result.success ? result.data : result.error.issues[0]?.message;
}

describe('money', () => {
  it.each([
    [16.28, 1628],
    ['1,234.56', 123456],
    ['1.234,56', 123456],
    [1234.5, 123450],
    // A JSON number has a decimal point: 1.234 is 1.23, half up.
    [1.234, 123],
    [1.235, 124],
    ['1,234', 'amount-ambiguous'],
    [-5, 'amount-negative'],
    ['cinco', 'amount-invalid'],
    [true, 'amount-invalid'],
    [10_000_000, 'amount-too-large'],
    ['', undefined],
    [null, undefined],
  ])('%j is read as %j', (wire, expected) => {
    expect(read(amount, wire)).toBe(expected);
  });

  it('is zero where it may be left out', () => {
    expect(read(optionalAmount, undefined)).toBe(0);
  });

  it('is written as a number exact to the cent', () => {
    expect(JSON.stringify([0, 10, 1628, 999_999_999].map((cents) => amount.encode(cents)))).toBe(
      '[0,0.1,16.28,9999999.99]',
    );
  });

  it('is written as text where the company form has text', () => {
    expect(dollarsText({ leadingZero: false }).encode(80)).toBe('.80');
    expect(dollarsText({ leadingZero: true }).encode(50)).toBe('0.50');
  });
});

describe('a percentage', () => {
  it.each([
    ['6.2', 62_000],
    ['6.2%', 62_000],
    [6.2, 62_000],
    ['.30', 3_000],
    ['-1', 'percent-negative'],
    ['mucho', 'percent-invalid'],
    [' ', undefined],
  ])('%j is read as %j', (wire, expected) => {
    expect(read(percent(), wire)).toBe(expected);
  });

  it('is written in the style of its field', () => {
    expect(percent().encode(62_000)).toBe('6.2');
    expect(percent({ decimals: 2 }).encode(3_000)).toBe('0.30');
    expect(percent({ decimals: 2, sign: '%' }).encode(10_000)).toBe('1.00%');
    expect(optionalPercent({ sign: '%' }).encode(null)).toBeNull();
  });
});

describe('time', () => {
  it.each([
    [8, 480],
    ['7,5', 450],
    ['08:30', 510],
    ['08:60', 'hours-invalid'],
    [-1, 'hours-negative'],
    ['ocho', 'hours-invalid'],
    [null, undefined],
  ])('%j is read as %j', (wire, expected) => {
    expect(read(hours, wire)).toBe(expected);
    expect(read(clock, wire)).toBe(expected);
  });

  it('is written as hours or as a clock', () => {
    expect(hours.encode(450)).toBe(7.5);
    expect(clock.encode(510)).toBe('08:30');
  });

  it('is read back to the minute', () => {
    const everyMinute = Array.from({ length: 61 }, (_, minute) => minute);
    expect(everyMinute.map((minute) => read(hours, hours.encode(minute)))).toEqual(everyMinute);
  });
});

describe('a choice', () => {
  const frequency = choice({ 1: 'weekly', 2: 'biweekly', 4: 'monthly' });

  it.each([
    [1, 'weekly'],
    ['4', 'monthly'],
    [3, undefined],
    [0, undefined],
    ['', undefined],
  ])('%j is read as %j', (wire, expected) => {
    expect(read(frequency, wire)).toBe(expected);
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
    expect(read(register, wire)).toBe(expected);
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
    expect(['SI', 'no', 'tal vez', ''].map((wire) => read(yesOrNo, wire))).toEqual([
      true,
      false,
      'tal vez',
      undefined,
    ]);
    expect([true, false].map((value) => yesOrNo.encode(value))).toEqual(['SI', 'NO']);
  });

  it('flags', () => {
    expect([true, '1', 0, 'false', undefined, 'x'].map((wire) => read(flagOr(true), wire))).toEqual([
      true,
      true,
      false,
      false,
      true,
      'x',
    ]);
  });

  it('ids', () => {
    expect([7, '7', '0', 'x', ''].map((wire) => read(wholeNumber, wire))).toEqual([7, 7, 0, 'x', undefined]);
  });
});
