import type { MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { type Database, databaseOn } from './client.ts';
import type { DatabaseKind, StatementWatch } from './connection.ts';
import { embeddedConnection } from './embedded-connection.ts';
import { postgresConnection } from './postgres-connection.ts';

export type OpenDatabase = {
  db: Database;
  kind: DatabaseKind;
  /** Applies one folder of migrations; `migrate` does it for each of ours. */
  applyMigrations: (config: MigrationConfig) => Promise<void>;
  /** Runs a script of statements, in one transaction unless the script says otherwise. */
  runScript: (text: string) => Promise<void>;
  /** The files of an embedded database as one tar, to be stored or opened again with `from`. */
  dump?: () => Promise<Blob>;
  /** Tells another thread how to reach the database; absent where it is in this thread. */
  address?: () => DatabaseAddress;
  close: () => Promise<void>;
};

/**
 * The address of a PostgreSQL database. Every connection takes on `role`; `connections` is their number, 10
 * by default; `watch` is called for every statement, and `hear` for the server's notices.
 */
export type PostgresLocation = {
  url: string;
  role?: string;
  connections?: number;
  watch?: StatementWatch;
  hear?: (notice: string) => void;
};
/**
 * The address of the database for another thread: PostgreSQL's URL, or a port to the thread with the embedded
 * one.
 */
export type DatabaseAddress = Pick<PostgresLocation, 'url' | 'role'> | { port: MessagePort };
/**
 * The embedded database in a folder or in memory. `from` are files of `dump` to begin with; `isInThread` is
 * true if it gets a thread of its own.
 */
export type EmbeddedLocation = ({ folder: string } | { memory: true }) & {
  from?: Blob;
  isInThread?: boolean;
};
export type DatabaseLocation = PostgresLocation | EmbeddedLocation;

const INT8 = 20;
const JSON_TYPES = [114, 3802];
/** The types of days, times and moments, which the columns convert themselves. */
const MOMENT_TYPES = [1082, 1083, 1114, 1184];

/** Opens PostgreSQL by its address, or the embedded PGlite in a folder or in memory. Nothing is migrated. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return 'url' in location ? openPostgres(location) : openEmbedded(location);
}

/** Opens PostgreSQL by its address. */
export function openPostgres({ url, role, connections = 10, watch, hear }: PostgresLocation): OpenDatabase {
  const client = postgres(url, {
    max: connections,
    // Asked by each new connection with a query whose failure nobody handles, which would end the process. No
    // array is read or sent.
    fetch_types: false,
    types: {
      bigint: { to: INT8, from: [INT8], serialize: String, parse: safeInteger },
      json: { to: 114, from: JSON_TYPES, serialize: asItIs, parse: JSON.parse },
      moment: { to: 1184, from: MOMENT_TYPES, serialize: asItIs, parse: asItIs },
    },
    // Compiling the long lists of amounts takes seconds, running them takes milliseconds.
    connection: { TimeZone: 'UTC', jit: 'off', ...(role === undefined ? {} : { role }) },
    onnotice: ({ message }) => hear?.(message ?? ''),
  });
  return {
    db: databaseOn(postgresConnection(client, watch)),
    kind: 'postgres',
    applyMigrations: (config) => migratePostgres(drizzlePostgres(client), config),
    runScript: async (text) => void (await client.unsafe(text)),
    address: () => ({ url, ...(role === undefined ? {} : { role }) }),
    close: () => client.end({ timeout: 5 }),
  };
}

async function openEmbedded(location: EmbeddedLocation): Promise<OpenDatabase> {
  const moments = Object.fromEntries(MOMENT_TYPES.map((type) => [type, asItIs]));
  const parsers = { ...moments, [INT8]: safeInteger };
  const options = { parsers, ...(location.from ? { loadDataDir: location.from } : {}) };
  const client =
    'folder' in location ? await PGlite.create(location.folder, options) : await PGlite.create(options);
  await client.exec("set time zone 'UTC'");
  return {
    db: databaseOn(embeddedConnection(client)),
    kind: 'pglite',
    applyMigrations: (config) => migratePglite(drizzlePglite(client), config),
    runScript: async (text) => void (await client.exec(text)),
    dump: () => client.dumpDataDir('none'),
    close: () => client.close(),
  };
}

/** Reads an int8 of the database. Throws beyond 2^53, where JavaScript would silently change the number. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} is beyond the integers that a number can hold`);
  return value;
}

function asItIs<Value>(value: Value): Value {
  return value;
}
