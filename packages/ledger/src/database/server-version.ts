import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { readRows } from './rows.ts';

/** The oldest major version of PostgreSQL that the ledger runs on. */
export const OLDEST_POSTGRES = 15;

/** Thrown if the server is older than every PostgreSQL on which the ledger runs. */
export class OldPostgresError extends Error {
  override readonly name = 'OldPostgresError';

  /** Such as `14.19`. */
  readonly version: string;

  constructor(version: string) {
    super(`The database is PostgreSQL ${version}; the ledger needs ${OLDEST_POSTGRES} or newer`);
    this.version = version;
  }
}

/**
 * Refuses a server that is older than `oldest`.
 * @throws OldPostgresError
 */
export async function requireSupportedPostgres(db: Database, oldest = OLDEST_POSTGRES): Promise<void> {
  const [server] = await readRows<{ major: number; version: string }>(
    db,
    sql`select current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as version`,
  );
  if (server && server.major < oldest) throw new OldPostgresError(server.version);
}
