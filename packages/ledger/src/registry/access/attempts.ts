import { and, count, eq, gte, inArray, lt, min, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { attempts } from '../../schema/account.tables.ts';

/** The number of attempts, and the time of the earliest one. */
export type AttemptTally = { count: number; earliest: Date };

/** Records an attempt under each of the counters. Returns the ids for `forgetAttempt`. */
export async function recordAttempt(db: Database, counters: readonly string[], at: Date): Promise<number[]> {
  const rows = await db
    .insert(attempts)
    .values(counters.map((counter) => ({ counter, at })))
    .returning({ id: attempts.id });
  return rows.map(({ id }) => id);
}

/**
 * Returns the attempts under each of the counters since a moment, included. A counter without any is left
 * out.
 */
export async function countAttempts(
  db: Database,
  counters: readonly string[],
  since: Date,
): Promise<Map<string, AttemptTally>> {
  const rows = await db
    .select({ counter: attempts.counter, count: count(), earliest: min(attempts.at) })
    .from(attempts)
    .where(and(inArray(attempts.counter, [...counters]), gte(attempts.at, since)))
    .groupBy(attempts.counter);
  return new Map(rows.map((row) => [row.counter, { count: row.count, earliest: row.earliest ?? since }]));
}

/** Forgets one attempt, and all attempts of `counter`, if one is named. */
export async function forgetAttempt(db: Database, ids: readonly number[], counter?: string): Promise<void> {
  const ofCounter = counter === undefined ? undefined : eq(attempts.counter, counter);
  await db.delete(attempts).where(or(inArray(attempts.id, [...ids]), ofCounter));
}

/** Forgets all attempts of a counter, and of those whose names start with `under`. */
export async function forgetCounters(
  db: Database,
  { name, under }: { name: string; under: string },
): Promise<void> {
  await db
    .delete(attempts)
    .where(or(eq(attempts.counter, name), sql`starts_with(${attempts.counter}, ${under})`));
}

/** Removes the attempts before a moment. */
export async function removeOldAttempts(db: Database, before: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.at, before));
}
