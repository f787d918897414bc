import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readBy } from './read-by.ts';

/** A moment of the ledger as ISO 8601, on either driver. */
export function isoMoment(column: PgColumn) {
  return readBy(sql`extract(epoch from ${column}) * 1000`, (millis: string) =>
    new Date(Number(millis)).toISOString(),
  );
}
