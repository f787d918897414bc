import type { Transaction as EmbeddedTransaction, PGlite } from '@electric-sql/pglite';
import {
  type Connection,
  plain,
  runInside,
  type Send,
  type TransactionOptions,
  transactionMode,
} from './connection.ts';

/** Returns a connection to the embedded database, which executes one statement after the other. */
export function embeddedConnection(client: PGlite): Connection {
  return {
    kind: 'pglite',
    isTransaction: false,
    ...sendOver(client),
    transaction: (work, options = {}) =>
      client.transaction(async (inside) => {
        const send = sendOver(inside);
        await setMode(send, options);
        return runInside('pglite', send, work);
      }),
  };
}

function sendOver(client: PGlite | EmbeddedTransaction): Send {
  return {
    arrays: async ({ text, values }) => {
      const { rows } = await client.query<unknown[]>(text, [...values], { rowMode: 'array' });
      return rows;
    },
    objects: async ({ text, values }) => {
      const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
      return rows;
    },
  };
}

async function setMode(send: Send, options: TransactionOptions): Promise<void> {
  const mode = transactionMode(options);
  if (mode !== '') await send.arrays(plain(`set transaction ${mode}`));
}
