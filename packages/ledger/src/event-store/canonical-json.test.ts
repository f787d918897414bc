import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

describe('the canonical text of a value', () => {
  it.each([
    [
      'orders keys by length, then by bytes',
      { bb: 1, a: 2, B: 3, ñ: 4 },
      '{"B": 3, "a": 2, "bb": 1, "ñ": 4}',
    ],
    ['leaves undefined keys out', { a: undefined, b: [] }, '{"b": []}'],
    ['keeps null and the order of arrays', [null, 'b', 'a', {}], '[null, "b", "a", {}]'],
    ['escapes what JSON must, and nothing else', '"\\\n\u001fé/\u2028', '"\\"\\\\\\n\\u001fé/\u2028"'],
    ['writes minus zero as zero', -0, '0'],
  ])('%s', (_rule, value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it.each([[0.5], [2 ** 53], [Number.NaN], ['a\0b'], ['\ud800'], [undefined], [1n]])(
    'has none for %s',
    (value) => {
      expect(() => canonicalJson(value)).toThrow('cannot be recorded');
    },
  );
});
