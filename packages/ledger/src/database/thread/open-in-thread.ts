import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { databaseOn } from '../client.ts';
import type { EmbeddedLocation, OpenDatabase } from '../open-database.ts';
import type { EmbeddedCall } from './embedded-thread.ts';
import { callsThrough } from './port-calls.ts';
import { remoteConnection } from './remote-connection.ts';

/** Beside this file, both in the source and in the bundle of the server. */
const ENTRY = import.meta.url.endsWith('.ts') ? './embedded-thread-from-source.js' : './embedded-thread.js';

/**
 * Opens an embedded database in a thread of its own, so that no statement delays other answers. If the thread
 * breaks, the process ends, because nothing works without its database.
 */
export async function openInThread(location: EmbeddedLocation): Promise<OpenDatabase> {
  const worker = new Worker(new URL(ENTRY, import.meta.url));
  const { port1: control, port2 } = new MessageChannel();
  worker.postMessage(port2, [port2]);
  const ask = callsThrough<EmbeddedCall>(control);
  const connect = (): MessagePort => {
    const { port1, port2: theirs } = new MessageChannel();
    void ask({ do: 'connect', port: theirs }, [theirs]);
    return port1;
  };
  try {
    await ask({ do: 'open', location });
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  const port = connect();
  return {
    db: databaseOn(remoteConnection(port, 'pglite')),
    kind: 'pglite',
    address: () => ({ port: connect() }),
    applyMigrations: async (config) => void (await ask({ do: 'migrate', config })),
    runScript: async (text) => void (await ask({ do: 'run', text })),
    dump: async () => (await ask({ do: 'dump' })) as Blob,
    close: async () => {
      await ask({ do: 'close' });
      port.close();
      control.close();
      await worker.terminate();
    },
  };
}
