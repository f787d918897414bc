import { type Database, databaseOn } from '../client.ts';
import { type DatabaseAddress, openPostgres } from '../open-database.ts';
import { remoteConnection } from './remote-connection.ts';

/** The number of connections of a thread to PostgreSQL; a thread does one thing after the other. */
const CONNECTIONS = 2;

/** Opens the database in a thread that got its address. Nothing is migrated. */
export function openFromThread(address: DatabaseAddress): { db: Database; close: () => Promise<void> } {
  if ('url' in address) return openPostgres({ ...address, connections: CONNECTIONS });
  const { port } = address;
  return { db: databaseOn(remoteConnection(port, 'pglite')), close: async () => port.close() };
}
