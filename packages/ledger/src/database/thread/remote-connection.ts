import type { MessagePort } from 'node:worker_threads';
import type { Connection, DatabaseKind, Statement, TransactionOptions } from '../connection.ts';
import { answerCalls, type CallPort, callsThrough } from './port-calls.ts';

/** The number of the connection itself; its transactions have higher numbers. */
const OUTSIDE = 0;

/** A call on the connection, or on the transaction, with the number `on`. */
type ConnectionCall = { on: number } & (
  | { send: 'arrays' | 'objects'; statement: Statement }
  /** Begins a transaction that gets the number `begin`. */
  | { begin: number; options: TransactionOptions }
  /** Ends the transaction of that number. */
  | { end: 'commit' | 'rollback' }
);

type Open = { connection: Connection; end: (isDone: boolean) => void; isOver: () => Promise<void> };

/** Lets another thread use a connection. Transactions still open when that thread ends are rolled back. */
export function serveConnection(port: MessagePort, connection: Connection): void {
  const open = new Map<number, Open>();
  const at = (number: number): Connection => {
    const found = number === OUTSIDE ? connection : open.get(number)?.connection;
    if (!found) throw new Error('The transaction is over');
    return found;
  };

  const begin = (on: number, number: number, options: TransactionOptions) =>
    new Promise<void>((begun, failed) => {
      const over = at(on).transaction(async (inside) => {
        const isDone = await new Promise<boolean>((end) => {
          open.set(number, { connection: inside, end, isOver: () => over });
          begun();
        });
        if (!isDone) throw new RollbackError();
      }, options);
      over.catch(failed);
    });

  const end = async (number: number, isDone: boolean) => {
    const transaction = open.get(number);
    open.delete(number);
    transaction?.end(isDone);
    await transaction?.isOver();
  };

  answerCalls<ConnectionCall>(port, async (call) => {
    if ('begin' in call) return begin(call.on, call.begin, call.options);
    if ('end' in call) return end(call.on, call.end === 'commit');
    return at(call.on)[call.send](call.statement);
  });
  port.on('close', () => {
    for (const transaction of open.values()) transaction.end(false);
  });
}

class RollbackError extends Error {
  override readonly name = 'RollbackError';
}

/** Returns a connection that another thread serves at the other end of a port. */
export function remoteConnection(port: MessagePort, kind: DatabaseKind): Connection {
  const ask = callsThrough<ConnectionCall>(port);
  let begun = OUTSIDE;
  const nextNumber = () => {
    begun += 1;
    return begun;
  };
  return connectionOf(OUTSIDE, { ask, kind, nextNumber });
}

type Remote = { ask: CallPort<ConnectionCall>; kind: DatabaseKind; nextNumber: () => number };

function connectionOf(on: number, remote: Remote): Connection {
  const { ask, kind, nextNumber } = remote;
  return {
    kind,
    isTransaction: on !== OUTSIDE,
    arrays: async (statement) => (await ask({ on, send: 'arrays', statement })) as unknown[][],
    objects: async (statement) =>
      (await ask({ on, send: 'objects', statement })) as Record<string, unknown>[],
    transaction: async (work, options = {}) => {
      const begin = nextNumber();
      await ask({ on, begin, options });
      const end = (how: 'commit' | 'rollback') => ask({ on: begin, end: how });
      let result: Awaited<ReturnType<typeof work>>;
      try {
        result = await work(connectionOf(begin, remote));
      } catch (error) {
        // The earlier error says more than the rollback.
        await end('rollback').catch(() => undefined);
        throw error;
      }
      await end('commit');
      return result;
    },
  };
}
