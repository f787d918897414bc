import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** The built application on demo data: where it answers, and how it ends. */
type Demonstration = { address: string; stop: () => Promise<void> };

const SERVER = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** Starts what a person starts: in an empty folder, the embedded database is first given a year of pay. */
export function startEmbedded(folder: string): Promise<Demonstration> {
  return startServer(['--demo'], { GARITA_DATA: folder });
}

/** Starts on a PostgreSQL that holds the demonstration already, and was sealed with these secrets. */
export function startOnPostgres(url: string, secrets: Record<string, string>): Promise<Demonstration> {
  const place = { DATABASE_URL: url, GARITA_HOST: '127.0.0.1', GARITA_LOG_LEVEL: 'warn' };
  return startServer([], { ...place, ...secrets });
}

async function startServer(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Demonstration> {
  const server = spawn(process.execPath, [SERVER, ...args], {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('The demonstration ended by itself');
  });
  return { address: await Promise.race([addressOf(server.stdout), ended]), stop: () => stop(server) };
}

/**
 * Returns the address that the server prints once it answers. Its output is read on, so that it never waits
 * for us.
 */
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
