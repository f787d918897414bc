import type { TestProject } from 'vitest/node';
import { launchOldestPostgres, VOLATILE_SETTINGS } from './start-postgres.ts';

/** Vitest's global setup of the integration tests on the oldest PostgreSQL that is supported. */
export default async function provideOldestPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await launchOldestPostgres({ ...VOLATILE_SETTINGS, autovacuum: 'off' });
  provide('postgresUrl', url);
  provide('databaseKinds', ['postgres']);
  return stop;
}
