import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { secretContext } from '../access/second-factors.ts';
import { historyValue } from '../personal-fields.ts';
import { ENCRYPTED_COLUMNS, encryptionContextOf, SECOND_FACTOR_SECRET_COLUMN } from './encrypted-columns.ts';

it.each(
  ENCRYPTED_COLUMNS.filter(({ mask }) => mask !== undefined).map((column) => ({
    table: getTableName(column.table),
    field: column.text,
  })),
)('the encrypted $table.$field is masked in the history of changes', ({ table, field }) => {
  expect(historyValue(table, field, '900550001')).not.toContain('90055');
});

it('binds each encrypted text to a place of its own', () => {
  const places = ENCRYPTED_COLUMNS.map((column) => JSON.stringify(encryptionContextOf(column, 1)));
  expect(new Set(places).size).toBe(places.length);
});

it('knows the place of a second factor as those do who open it', () => {
  expect(encryptionContextOf(SECOND_FACTOR_SECRET_COLUMN, 7)).toEqual(secretContext(7));
});
