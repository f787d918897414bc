import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readBy } from '../database/read-by.ts';

/**
 * Selects many number columns as one value, because the drivers take as long for one number as for a list.
 */
export function numberList(columns: readonly PgColumn[]): SQL<(number | null)[]> {
  const list = sql.join([...columns], sql`, `);
  return readBy(sql`array[${list}]::bigint[]::text`, parseNumberList);
}

const COMMA = 44;
const MINUS = 45;
const ZERO = 48;
const NULL = 78;
const END = 125;

/**
 * Reads an array of bigint as PostgreSQL writes it, `{12,NULL,-3}`. It reads character by character, because
 * a fold reads a hundred numbers of every event, and `JSON.parse` takes 1.7 times as long.
 */
function parseNumberList(text: string): (number | null)[] {
  const list: (number | null)[] = [];
  let value: number | null = 0;
  let sign = 1;
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COMMA || code === END) {
      list.push(value && sign * value);
      value = 0;
      sign = 1;
    } else if (code === MINUS) sign = -1;
    else if (code === NULL) value = null;
    else if (value !== null) value = value * 10 + code - ZERO;
  }
  return list;
}
