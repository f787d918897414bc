import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { createDatabase, dropDatabase } from '@garita/tooling/postgres/databases';
import { startPostgres, VOLATILE_SETTINGS } from '@garita/tooling/postgres/start-postgres';

/** The server of the databases, the database that holds the demonstration, and its keys. */
type Prepared = { server: string; template: string; secrets: Record<string, string> };

/**
 * The environment variable that tells the workers, which are processes of their own, about the preparation.
 */
const VARIABLE = 'GARITA_PREPARED_DEMONSTRATION';

const LOADER = createRequire(import.meta.url).resolve('@garita/tooling/demo/load-into-postgres');

/** Playwright's global setup: loads the year of pay of which each worker has a copy. */
export default async function prepareDemonstration(): Promise<() => Promise<void>> {
  const { url: server, stop } = await startPostgres(VOLATILE_SETTINGS);
  const template = `demonstration_${randomUUID().replaceAll('-', '')}`;
  const secrets = { GARITA_SECRET: aSecret(), GARITA_SIGNING_KEY: aSecret() };
  await loadDemonstration(await createDatabase(server, template), secrets);
  process.env[VARIABLE] = JSON.stringify({ server, template, secrets } satisfies Prepared);
  return async () => {
    await dropDatabase(server, template);
    await stop();
  };
}

/** Loads the demonstration into an empty database, encrypted and signed with what the environment says. */
export async function loadDemonstration(url: string, environment: Record<string, string>): Promise<void> {
  const env = { ...process.env, ...environment, DATABASE_URL: url };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', LOADER], { env });
}

function aSecret(): string {
  return randomBytes(32).toString('base64');
}

/** Returns what the setup of this run has prepared. */
export function preparedDemonstration(): Prepared {
  return JSON.parse(process.env[VARIABLE] ?? '') as Prepared; // as written above
}
