import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineSchema, MAX_LINE, optionalLineSchema, tidy } from './line.schema.ts';
import { refusals } from './refusals.testing.ts';

describe('a line of text', () => {
  it.each([
    ['  12  Calle Sol ', '12 Calle Sol'],
    ['12 Calle Sol\nApt. 4\t', '12 Calle Sol Apt. 4'],
    ['Barrio Buen\u00a0Consejo', 'Barrio Buen Consejo'],
    ['D’Ángelo', "D'Ángelo"],
    ['Kaʻiulani Oʼneill', "Ka'iulani O'neill"],
    ['Soﬁa Graﬀ', 'Sofia Graff'],
    // A zero-width space, a direction mark, a byte order mark and a soft hyphen.
    ['\u200bMar\u200eía\ufeff Ri\u00advera', 'María Rivera'],
    // 'n' and a combining tilde become one 'ñ', so that equal names are equal texts
    ['An\u0303asco', 'Añasco'],
  ])('normalizes %j to %j', (typed, tidied) => {
    expect(lineSchema.parse(typed)).toBe(tidied);
  });

  it('is required, and spaces do not count', () => {
    expect(refusals(lineSchema, '   ')).toEqual(['required']);
    expect(refusals(lineSchema, undefined)).toEqual(['required']);
  });

  it('may be empty if optional', () => {
    expect(optionalLineSchema.parse('')).toBe('');
  });

  it.each(['a\u0000b', 'a\u001b[1m', 'a\ud800b'])('refuses %j, which no form can print', (text) => {
    expect(refusals(lineSchema, text)).toEqual(['text-invalid']);
  });

  it('is at most 150 characters', () => {
    expect(refusals(lineSchema, 'a'.repeat(MAX_LINE))).toEqual([]);
    expect(refusals(lineSchema, 'a'.repeat(MAX_LINE + 1))).toEqual(['text-too-long']);
  });

  it('is not changed by a second normalization', () => {
    const odd = fc.constantFrom(
      ' ',
      '\u00a0',
      '\u2003',
      '\t',
      '’',
      "'",
      'n',
      '\u0303',
      'e',
      '\u0301',
      'ﬁ',
      'ʻ',
      '\u200b',
      '\u202e',
      '\u1100',
      '\u1161',
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: odd })), (text) => {
        expect(tidy(tidy(text))).toBe(tidy(text));
      }),
    );
  });

  it('is text', () => {
    expect(refusals(lineSchema, 12)).toEqual(['text-invalid']);
  });
});
