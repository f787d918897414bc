import { sql } from 'drizzle-orm';
import { startAutoAnalyze } from './auto-analyze.ts';
import type { Database } from './client.ts';
import { migrate } from './migrate.ts';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from './open-database.ts';
import { readRows } from './rows.ts';
import { openInThread } from './thread/open-in-thread.ts';

/**
 * The address of the database and, on PostgreSQL, that of the owner of its tables if another user works with
 * them.
 */
export type ManagedLocation = DatabaseLocation & { ownerUrl?: string | undefined };

/**
 * Options of opening. `isOwner` opens with the rights of the owner of the tables, who may change the keys of
 * filed copies; `isInThread` gives the embedded database a thread of its own.
 */
export type MigratedOptions = { isOwner?: boolean; isInThread?: boolean };

/**
 * A migrated database. `isGuardedByPrivileges` is true if the application has no right to change what is
 * recorded; otherwise only triggers and the hash chain protect it, and the server should say so when it
 * starts.
 */
export type MigratedDatabase = OpenDatabase & { isGuardedByPrivileges: boolean };

/**
 * Migrates a database and opens it for the application. On PostgreSQL as `ownerUrl` where given, otherwise
 * every connection takes on the role `garita_app` after migrating, if that role exists or can be created.
 *
 * @throws OldPostgresError if the server is too old.
 * @throws NewerDatabaseError if a later version has migrated the database.
 */
export async function openMigrated(
  location: ManagedLocation,
  { isOwner = false, isInThread = false }: MigratedOptions = {},
): Promise<MigratedDatabase> {
  if (!('url' in location)) {
    const opened = await (isInThread ? openInThread(location) : openDatabase(location));
    return { ...(await prepareDatabase(opened)), isGuardedByPrivileges: false };
  }
  const { ownerUrl, ...application } = location;
  const role = await asOwner(ownerUrl ?? location.url, async (owner) => {
    await migrate(owner);
    return ownerUrl === undefined ? takeRole(owner.db) : grantToUser(owner.db, location.url);
  });
  const asOwned = { ...application, url: ownerUrl ?? application.url };
  const asApplication = { ...application, ...(role === undefined ? {} : { role }) };
  const opened = await openDatabase(isOwner ? asOwned : asApplication);
  return { ...opened, isGuardedByPrivileges: !(await canInsertEvents(opened.db)) };
}

async function prepareDatabase(opened: OpenDatabase): Promise<OpenDatabase> {
  try {
    await migrate(opened);
    // The embedded database gathers no statistics by itself; without any, a year is planned as a few rows.
    await opened.db.execute(sql`analyze`);
    const stopCounting = startAutoAnalyze(opened.db);
    return {
      ...opened,
      close: async () => {
        stopCounting();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

// One connection, so that the lock prevents a second server from migrating at the same time.
async function asOwner<Result>(url: string, work: (owner: OpenDatabase) => Promise<Result>): Promise<Result> {
  const owner = await openDatabase({ url, connections: 1 });
  try {
    await requireAnswer(owner.db);
    await owner.db.execute(sql`select pg_advisory_lock(hashtext('garita migrations'))`);
    return await work(owner);
  } finally {
    await owner.close();
  }
}

const ANSWER_MS = 10_000;

/**
 * Rejects if the server does not answer in ten seconds. The driver would reconnect endlessly to a server that
 * closes its connections.
 */
async function requireAnswer(db: Database): Promise<void> {
  const unanswered = Object.assign(new Error('The database does not answer'), { code: 'CONNECT_TIMEOUT' });
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unanswered), ANSWER_MS);
  });
  try {
    await Promise.race([db.execute(sql`select 1`), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

async function takeRole(db: Database): Promise<string | undefined> {
  try {
    const [row] = await readRows<{ role: string }>(
      db,
      sql`select ledger_code.prepare_application_role() as role`,
    );
    return row?.role;
  } catch (error) {
    if (isInsufficientPrivilege(error)) return undefined;
    throw error;
  }
}

// The user of `url` is not the owner and needs no other role.
async function grantToUser(owner: Database, url: string): Promise<undefined> {
  const { db, close } = await openDatabase({ url, connections: 1 });
  try {
    const [row] = await readRows<{ name: string }>(db, sql`select current_user::text as name`);
    await owner.execute(sql`select ledger_code.grant_to(${row?.name})`);
  } finally {
    await close();
  }
}

async function canInsertEvents(db: Database): Promise<boolean> {
  const [row] = await readRows<{ can: boolean }>(
    db,
    sql`select has_table_privilege('ledger.events', 'insert') as can`,
  );
  return row?.can ?? true;
}

function isInsufficientPrivilege(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '42501';
}
