import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A moment of the ledger as ISO 8601, on either driver. */
export function isoMoment(column: PgColumn) {
  return sql`extract(epoch from ${column}) * 1000`.mapWith((millis) =>
    new Date(Number(millis)).toISOString(),
  );
}
