import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** The built application on demo data: where it answers, and how it ends. */
type Demonstration = { address: string; stop: () => Promise<void> };

const SERVER = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** The demonstration that is made once for each run, for its workers to copy. */
export const PREPARED = fileURLToPath(new URL('../test-results/data/prepared', import.meta.url));

/** Starts the demonstration of a folder; an empty folder is first given a year of pay. */
export async function startDemonstration(folder: string): Promise<Demonstration> {
  const server = spawn(process.execPath, [SERVER, '--demo'], {
    env: { ...process.env, PORT: '0', GARITA_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('The demonstration ended by itself');
  });
  return { address: await Promise.race([addressOf(server.stdout), ended]), stop: () => stop(server) };
}

/** The server says where it answers as soon as it does. Its output is read on, so that it never waits for us. */
function addressOf(output: Readable): Promise<string> {
  return new Promise((resolve) => {
    createInterface(output).on('line', (line) => {
      const [, port] = /http:\/\/localhost:(\d+)/.exec(line) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
