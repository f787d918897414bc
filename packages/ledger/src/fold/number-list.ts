import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readBy } from '../database/read-by.ts';

/**
 * Selects many columns of numbers as one value, because the drivers take as long for one value as for a list
 * of numbers.
 */
export function numberList(columns: readonly PgColumn[]): SQL<(number | null)[]> {
  const list = sql.join([...columns], sql`, `);
  return readBy(sql`array[${list}]::bigint[]::text`, parseNumberList);
}

/** Reads an array of bigint as PostgreSQL writes it. */
function parseNumberList(text: string): (number | null)[] {
  return JSON.parse(`[${text.slice(1, -1).replaceAll('NULL', 'null')}]`) as (number | null)[];
}
