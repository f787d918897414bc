import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { chooseRunner, runAsNobody } from './runner.ts';
import { launchPostgres, startPostgres } from './start-postgres.ts';

const isRoot = process.getuid?.() === 0;

// With TEST_DATABASE_URL, this machine may lack the binaries.
describe.skipIf(process.env['TEST_DATABASE_URL'])('a PostgreSQL of our own', () => {
  it('answers on loopback with the settings asked for, and stops', async () => {
    const server = await startPostgres({ fsync: 'off' });

    expect(await currentSettings(server.url)).toEqual({ fsync: 'off', addresses: '127.0.0.1' });

    await server.stop();
    expect(await accepts(server.url)).toBe(false);
  });

  it('starts from binaries in a private folder', async () => {
    const privateFolder = await mkdtemp(join(tmpdir(), 'garita-private-'));
    const server = await launchPostgres({}, async (binaries, folder) => {
      await cp(binaries, join(privateFolder, 'native'), { recursive: true, verbatimSymlinks: true });
      return chooseRunner(join(privateFolder, 'native'), folder);
    });

    expect(await accepts(server.url)).toBe(true);

    await server.stop();
    await rm(privateFolder, { recursive: true });
  });

  it.runIf(isRoot)('starts as root if user namespaces are refused', async () => {
    const server = await launchPostgres({}, runAsNobody);

    expect(await accepts(server.url)).toBe(true);

    await server.stop();
  });

  it('reports the messages of PostgreSQL if it does not start', async () => {
    const start = launchPostgres({ work_mem: 'plenty' }, chooseRunner);

    await expect(start).rejects.toThrow(/PostgreSQL did not start:.*work_mem/s);
  });

  it.each(['SIGINT', 'SIGKILL'] as const)(
    'ends, and takes its folder along, when its parent gets %s',
    async (signal) => {
      const temporaryFolder = await mkdtemp(join(tmpdir(), 'garita-parent-'));
      const { parent, url } = await parentOfAPostgres(temporaryFolder);
      expect(await serverFolders(temporaryFolder)).toHaveLength(1);

      parent.kill(signal);
      await until(async () => (await serverFolders(temporaryFolder)).length === 0);

      expect(await accepts(url)).toBe(false);
      await rm(temporaryFolder, { recursive: true });
    },
  );
});

/** Starts a program that starts a PostgreSQL, prints its address and then waits for ever. */
async function parentOfAPostgres(temporaryFolder: string) {
  const program = `
    import { startPostgres } from ${JSON.stringify(new URL('./start-postgres.ts', import.meta.url).href)};
    console.log((await startPostgres()).url);
    setInterval(() => {}, 60_000);`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    env: { ...process.env, TMPDIR: temporaryFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(parent.stdout), 'line')) as [string];
  return { parent, url };
}

async function serverFolders(temporaryFolder: string): Promise<string[]> {
  return (await readdir(temporaryFolder)).filter((name) => name.startsWith('garita-postgres-'));
}

async function currentSettings(url: string) {
  const sql = postgres(url);
  const [settings] = await sql`
    select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses`;
  await sql.end();
  return settings;
}

async function accepts(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const answer = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answer;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not happen within a minute.');
    await delay(50);
  }
}
