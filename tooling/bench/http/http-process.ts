import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Sent } from '@garita/ledger/testing/round-trips';
import { z } from 'zod';
import type { BenchTargets } from './http-people.ts';

/** The memory of the server at its end, in bytes. */
export type Memory = { resident: number; inUse: number };

/** The measured server in a process of its own. */
export type HttpProcess = BenchTargets & {
  /**
   * Counts the statements that some work sends to PostgreSQL, while nothing else runs. Counts nothing on the
   * embedded database.
   */
  statementsSentBy: (work: () => Promise<unknown>) => Promise<Sent>;
  end: () => Promise<Memory>;
};

/** Starts the bundled `http-server.ts` on the PostgreSQL of an address, or else on an embedded database. */
export async function startHttpServer(bundled: string, where: readonly string[]): Promise<HttpProcess> {
  const server = fork(bundled, where, { execArgv: ['--expose-gc', ...startFlags()] });
  const answer = async () => (await once(server, 'message'))[0] as never; // http-server.ts sends it
  const say = (word: string) => {
    const answered = answer();
    server.send(word);
    return answered;
  };
  const info: BenchTargets = await answer();
  return {
    ...info,
    statementsSentBy: async (work) => {
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

const manifest = z.object({ scripts: z.object({ start: z.string() }) });

/** Returns the flags that `npm start` passes to Node, so that the server is measured as it is started. */
function startFlags(): string[] {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { start } = manifest.parse(JSON.parse(text)).scripts;
  return [...(start.split('exec node ').at(1) ?? '').matchAll(/--\S+/g)].map(([flag]) => flag);
}
