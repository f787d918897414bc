import { describe, expect, it } from 'vitest';
import { freeTextSchema } from './free-text.schema.ts';
import { refusals } from './refusals.testing.ts';

describe('free text', () => {
  it.each(['', 'Pago de la semana', 'línea uno\nlínea dos\r\n\ttres', '😀 ñ \u{202e}'])(
    'may be %j',
    (text) => {
      expect(refusals(freeTextSchema, text)).toEqual([]);
    },
  );

  it.each(['a\u0000b', '\u001b[31m', 'a\ud800b'])('may not be %j, which a database cannot store', (text) => {
    expect(refusals(freeTextSchema, text)).toEqual(['text-invalid']);
  });
});
