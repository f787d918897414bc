import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readBy } from './read-by.ts';

/** Selects a moment as an ISO 8601 text, with either driver. */
export function isoMoment(column: PgColumn) {
  return readBy(sql`extract(epoch from ${column}) * 1000`, (millis: string) =>
    new Date(Number(millis)).toISOString(),
  );
}
