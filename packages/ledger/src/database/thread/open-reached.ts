import { type Database, databaseOn } from '../client.ts';
import { type DatabaseReach, openPostgres } from '../open-database.ts';
import { remoteConnection } from './remote-connection.ts';

/** The connections to PostgreSQL of a thread, which does one thing after the other. */
const CONNECTIONS = 2;

/** Opens the database in a thread that was told how to reach it. Nothing is migrated. */
export function openReached(reach: DatabaseReach): { db: Database; close: () => Promise<void> } {
  if ('url' in reach) return openPostgres({ ...reach, connections: CONNECTIONS });
  const { port } = reach;
  return { db: databaseOn(remoteConnection(port, 'pglite')), close: async () => port.close() };
}
