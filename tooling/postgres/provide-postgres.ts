import type { TestProject } from 'vitest/node';
import { startPostgres, VOLATILE } from './start-postgres.ts';

/** Vitest's global setup of the integration tests: one server for the whole run. */
export default async function providePostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres(VOLATILE);
  provide('postgresUrl', url);
  return stop;
}
