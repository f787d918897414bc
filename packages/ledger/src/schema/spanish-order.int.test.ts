import { plainText } from '@garita/domain/text/plain-text';
import { compareSpanish } from '@garita/domain/text/spanish-order';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readRows } from '../database/rows.ts';
import { databases, useDatabase } from '../testing/test-database.ts';

const NAMES = [
  'Ana',
  'ángel',
  'Ana Bravo',
  'Ana María Rivera',
  'Ana  Cruz',
  'Ana-María',
  "Ana O'Neill",
  'Ana, h.',
  'Anabel',
  'Núñez',
  'Nunez',
  'Nuñez Ñeco',
  'Ñico',
  'ñandú',
  'Nora',
  'Nzinga',
  'Núria',
  'Oscar 10',
  'ÓSCAR 9',
  'Oscar 009',
  'Oscar 123456789012',
  '3 Hermanos',
  '24 Horas',
  '& Hijos',
  '(Sucesión)',
  'Zoé',
  'Üna',
  'Una',
];

describe.each(databases)('a long list on %s', (kind) => {
  const database = useDatabase(kind);

  it('is ordered by the database as Spanish orders names', async () => {
    const rows = await readRows<{ name: string; key: string }>(
      database.db,
      sql`select name, registry.spanish_order(name) as key
          from jsonb_array_elements_text(${JSON.stringify(NAMES)}::jsonb) name`,
    );
    const keys = new Map(rows.map(({ name, key }) => [name, key]));
    const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
    for (const one of NAMES) {
      for (const other of NAMES) {
        const expected = Math.sign(compareSpanish(one.replace('  ', ' '), other.replace('  ', ' ')));
        const found = order(keys.get(one) ?? '', keys.get(other) ?? '');
        expect([one, other, found]).toEqual([one, other, expected]);
      }
    }
  });

  it('is searched without accents and capitals as the screens search', async () => {
    const rows = await readRows<{ name: string; plain: string }>(
      database.db,
      sql`select name, registry.plain_text(name) as plain
          from jsonb_array_elements_text(${JSON.stringify(NAMES)}::jsonb) name`,
    );
    expect(rows.map(({ plain }) => plain)).toEqual(NAMES.map(plainText));
  });
});
