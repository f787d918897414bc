import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Sent } from '@garita/ledger/testing/round-trips';
import type { BenchTargets } from './http-people.ts';
import { startFlags } from './start-flags.ts';

/** Bytes that the server has at its end. */
export type Memory = { resident: number; inUse: number };

/** The server that is measured, in a process of its own. */
export type HttpProcess = BenchTargets & {
  /** What some work sends to PostgreSQL; nobody else may ask meanwhile. Nothing is known of an embedded database. */
  bytesSentBy: (work: () => Promise<unknown>) => Promise<Sent>;
  end: () => Promise<Memory>;
};

/** Starts `http-server.ts`, as it was bundled, on the PostgreSQL of an address or else on an embedded database. */
export async function startHttpServer(bundled: string, where: readonly string[]): Promise<HttpProcess> {
  const server = fork(bundled, where, { execArgv: ['--expose-gc', ...startFlags()] });
  const answer = async () => (await once(server, 'message'))[0] as never; // as http-server.ts tells
  const say = (word: string) => {
    const answered = answer();
    server.send(word);
    return answered;
  };
  const told: BenchTargets = await answer();
  return {
    ...told,
    bytesSentBy: async (work) => {
      await say('count');
      await work();
      return say('counted');
    },
    end: async () => {
      const memory = await say('end');
      await once(server, 'exit');
      return memory;
    },
  };
}
