import { type MessagePort, parentPort } from 'node:worker_threads';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { connectionOf } from '../client.ts';
import { type EmbeddedLocation, type OpenDatabase, openDatabase } from '../open-database.ts';
import { answerCalls } from './port-calls.ts';
import { serveConnection } from './remote-connection.ts';

/** The calls to the thread that holds an embedded database. */
export type EmbeddedCall =
  | { do: 'open'; location: EmbeddedLocation }
  /** Serves the database at another port. */
  | { do: 'connect'; port: MessagePort }
  | { do: 'migrate'; config: MigrationConfig }
  | { do: 'run'; text: string }
  | { do: 'dump' }
  | { do: 'close' };

// A thread that holds an embedded database, so that its work delays no other answer.

let database: OpenDatabase | undefined;

parentPort?.once('message', (control: MessagePort) => {
  answerCalls<EmbeddedCall>(control, async (call) => {
    if (call.do === 'open') {
      database = await openDatabase(call.location);
      return;
    }
    if (!database) throw new TypeError('The database has to be opened first');
    switch (call.do) {
      case 'connect':
        return serveConnection(call.port, connectionOf(database.db));
      case 'migrate':
        return database.applyMigrations(call.config);
      case 'run':
        return database.runScript(call.text);
      case 'dump':
        return database.dump?.();
      case 'close':
        return database.close();
    }
  });
});
