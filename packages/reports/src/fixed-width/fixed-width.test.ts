import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeField } from './encode-field.ts';
import { readRecord } from './read-record.testing.ts';
import {
  blank,
  cents,
  company,
  count,
  date,
  digits,
  email,
  literal,
  person,
  recordLayout,
  taxpayer,
  text,
  zeros,
} from './record-layout.ts';
import { writeLines, writeRecord } from './write-record.ts';

const LAYOUT = recordLayout('XX', 90, [
  literal(1, 'XX'),
  taxpayer(3, 9, 'number'),
  person(12, 10, 'name', { isRequired: true }),
  person(22, 1, 'initial', { mayCut: true }),
  company(23, 12, 'firm'),
  text(35, 10, 'street'),
  email(45, 12, 'mail'),
  digits(57, 5, 'zip'),
  blank(62, 3),
  zeros(65, 2),
  cents(67, 7, 'pay'),
  count(74, 3, 'forms'),
  date(77, 8, 'day'),
  blank(85, 6),
]);

const VALUES = {
  number: '581001234',
  name: 'Núñez-Ríos',
  initial: 'Óscar',
  firm: 'Vega & Cía.',
  street: '1º #3-B',
  mail: 'A@b.example',
  zip: '00725',
  pay: 1_234_56,
  forms: 7,
  day: '2026-01-31',
};

function fieldOf(name: string) {
  const field = LAYOUT.fields.find((one) => 'name' in one && one.name === name);
  if (!field || !('name' in field)) throw new Error(`No field ${name}`);
  return field;
}

describe('a record of fixed width', () => {
  it('has each value as wide as its field: words at the left, figures at the right, nothing else between', () => {
    expect(writeRecord(LAYOUT, VALUES)).toBe(
      'XX581001234NUNEZ-RIOSOVEGA & CIA. 1O #3-B   A@b.example 00725   00012345600720260131      ',
    );
  });

  it('says what was written when it is read', () => {
    const word = fc.stringMatching(/^[A-Z]([A-Z &-]{0,8}[A-Z])?$/);
    const record = fc.record({
      number: fc.integer({ min: 1, max: 999_999_999 }).map((value) => String(value).padStart(9, '0')),
      name: word,
      initial: fc.constantFrom('', 'A', 'Z'),
      firm: fc.stringMatching(/^[A-Z]([A-Z0-9 .,&-]{0,10}[A-Z.])?$/),
      street: fc
        .stringMatching(/^([#-&(-_]([ -&(-_]{0,8}[#-&(-_])?)?$/)
        .filter((line) => !line.includes("'")),
      mail: fc.stringMatching(/^([a-zA-Z@.]{1,12})?$/),
      zip: fc.integer({ min: 1, max: 99_999 }).map((value) => String(value).padStart(5, '0')),
      pay: fc.nat(9_999_999),
      forms: fc.nat(999),
      day: fc.option(fc.constantFrom('2026-01-01', '2027-12-31'), { nil: null }),
    });
    fc.assert(
      fc.property(record, (values) => {
        const line = writeRecord(LAYOUT, values);
        expect(line).toHaveLength(90);
        expect(readRecord(LAYOUT, line)).toEqual(values);
      }),
    );
  });

  it.each([
    ['number', '', 'missing'],
    ['number', '000000000', 'missing'],
    ['number', '12345678', 'digits'],
    ['number', '12345678A', 'digits'],
    ['pay', -1, 'amount'],
    ['pay', 100_000_00, 'amount'],
    ['pay', 0.5, 'amount'],
    ['forms', 1_000, 'amount'],
  ])('%s cannot be %j: %s', (name, value, misfit) => {
    expect(encodeField(fieldOf(name), value)).toEqual({ ok: false, misfit });
    expect(() => writeRecord(LAYOUT, { ...VALUES, [name]: value })).toThrow(RangeError);
  });

  it.each([
    ['name', '', '          ', 'missing', ''],
    ['name', 'Maximiliano', 'MAXIMILIAN', 'too-long', 'O'],
    ['name', 'Ana 李', 'ANA       ', 'characters', '李'],
    ['street', '12 Calle Sol', '12 CALLE S', 'too-long', 'OL'],
  ])('%s has of %j what fits, and says what is lost', (name, value, written, misfit, lost) => {
    expect(encodeField(fieldOf(name), value)).toEqual({ ok: true, text: written, loss: { misfit, lost } });
  });

  it('leaves out signs that the agencies do not take', () => {
    expect(encodeField(fieldOf('name'), 'Ana; Luz')).toEqual({ ok: true, text: 'ANA LUZ   ' });
    expect(encodeField(fieldOf('firm'), 'Vega/Colón')).toEqual({ ok: true, text: 'VEGA COLON  ' });
    expect(encodeField(fieldOf('mail'), 'a b@c.example')).toEqual({ ok: true, text: 'ab@c.example' });
  });

  it('never cuts words that are a number', () => {
    const user = text(1, 8, 'ssaUserId', { isRequired: true, isNumber: true });
    expect(encodeField(user, 'VEGA00012')).toEqual({ ok: false, misfit: 'too-long' });
    expect(encodeField(user, '')).toEqual({ ok: false, misfit: 'missing' });
  });

  it('has no apostrophe and no accent: the agencies compare names without', () => {
    expect(writeRecord(LAYOUT, { ...VALUES, name: "O'Neill" })).toContain('ONEILL    ');
  });
});

describe('a layout', () => {
  it('begins each field where the publication prints it, and fills its record', () => {
    expect(() => recordLayout('XX', 4, [literal(1, 'XX'), blank(4, 1)])).toThrow(
      'printed at 4 and begins at 3',
    );
    expect(() => recordLayout('XX', 5, [literal(1, 'XX'), blank(3, 2)])).toThrow('4 characters and not 5');
    expect(() => recordLayout('XX', 4, [cents(1, 2, 'pay'), cents(3, 2, 'pay')])).toThrow('two fields pay');
  });

  it('is not read from a line of another length', () => {
    expect(() => readRecord(LAYOUT, 'XX')).toThrow('this line 2');
  });
});

describe('the bytes of a file', () => {
  it('come in pieces: what nobody has read yet is not made', async () => {
    let made = 0;
    function* lines() {
      for (; made < 1_000; made += 1) yield 'A'.repeat(998);
    }
    const pieces = writeLines(lines(), '\r\n')[Symbol.asyncIterator]();
    const first = await pieces.next();
    // 66 lines of 1,000 bytes are the first to be 64 KiB
    expect(first.value).toHaveLength(66_000);
    expect(made).toBeLessThan(70);
    let length = 66_000;
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next())
      length += piece.value.length;
    expect(length).toBe(1_000_000);
  });
});
