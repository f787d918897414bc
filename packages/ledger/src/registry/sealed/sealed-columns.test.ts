import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { secretPlace } from '../access/second-factors.ts';
import { keptValue } from './personal-fields.ts';
import { placeOf, SEALED_COLUMNS, SECOND_FACTOR_SECRET } from './sealed-columns.ts';

it.each(
  SEALED_COLUMNS.filter(({ mask }) => mask !== undefined).map((column) => ({
    table: getTableName(column.table),
    field: column.text,
  })),
)('$table.$field, which is sealed, is no more whole in the history of changes', ({ table, field }) => {
  expect(keptValue(table, field, '900550001')).not.toContain('90055');
});

it('binds each sealed text to a place of its own', () => {
  const places = SEALED_COLUMNS.map((column) => JSON.stringify(placeOf(column, 1)));
  expect(new Set(places).size).toBe(places.length);
});

it('knows the place of a second factor as those do who open it', () => {
  expect(placeOf(SECOND_FACTOR_SECRET, 7)).toEqual(secretPlace(7));
});
