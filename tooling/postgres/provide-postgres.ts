import type { TestProject } from 'vitest/node';
import { hasOldestPostgres, startPostgres, VOLATILE_SETTINGS } from './start-postgres.ts';

/** Vitest's global setup of the integration tests: one server for the whole run. */
export default async function providePostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  // Statistics gathered at random moments would change plans from run to run.
  const { url, stop } = await startPostgres({ ...VOLATILE_SETTINGS, autovacuum: 'off' });
  provide('postgresUrl', url);
  provide('databaseKinds', ['pglite', 'postgres']);
  if (!hasOldestPostgres) console.log('Nothing is tested on PostgreSQL 15: install postgresql-15 for that.');
  return stop;
}
