import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

/** Tests throw their databases away, so nothing has to reach the disk. */
const VOLATILE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Vitest's global setup of the integration tests: one server for the whole run. */
export default async function providePostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres(VOLATILE);
  provide('postgresUrl', url);
  return stop;
}
