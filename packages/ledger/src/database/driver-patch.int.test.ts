import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

/** The driver as it is installed, with `patches/postgres+3.4.9.patch`. */
const INSTALLED = dirname(fileURLToPath(import.meta.resolve('postgres')));
const PATCH = fileURLToPath(new URL('../../../../patches/postgres+3.4.9.patch', import.meta.url));

/** A fault of the driver: a line that mends it, and a program that fails with it. */
type Fault = { fault: string; issues: string; mendedBy: string; program: string };

/** Issues and pull requests are those of porsager/postgres. */
const FAULTS: Fault[] = [
  {
    fault: 'a write that waited when its connection closed holds up the next one',
    issues: '#1154, #1168',
    mendedBy: 'chunk = nextWriteTimer = errorResponse = null',
    program: `
      const { sql, socket } = cuttable();
      await sql\`select 1\`;
      await delay(10);
      socket().destroy();
      // After this turn's immediates, and before those of the next, the socket is closed.
      const sent = new Promise((resolve) => setImmediate(() => resolve([sql\`select 2\`.catch((error) => error.code)])));
      const [waiting] = await sent;
      expect(await waiting, 'CONNECTION_CLOSED');
      expect((await sql\`select 3 as three\`)[0].three, 3);`,
  },
  {
    fault: 'what is sent after a reset and before the close is never answered',
    issues: '#1130, #1142',
    mendedBy: 'if (query || sent.length) error(',
    program: `
      const { sql, socket } = cuttable();
      await sql\`select 1\`;
      const sleeping = sql\`select pg_sleep(60)\`.catch(() => sql\`select 2\`).catch((error) => error.code);
      await delay(100);
      socket().destroy(new Error('reset'));
      expect(await sleeping, 'CONNECTION_CLOSED');`,
  },
  {
    fault: 'the rows before an error are counted into the next answer',
    issues: '#1119, #1181, #1190',
    mendedBy: 'rows = 0\n    connectTimer.cancel()',
    program: `
      const sql = postgres(url, { max: 1 });
      await sql\`select 1 / (3 - n) from generate_series(1, 5) as n\`.catch(() => undefined);
      expect((await sql\`select 7 as seven\`)[0]?.seven, 7);`,
  },
  {
    fault: 'the first connection of a pool is never reserved where no types are fetched',
    issues: '#751, #1219, #1220',
    mendedBy: 'initial.reserve ? initial.reserve(connection)',
    program: `
      const sql = postgres(url, { max: 1, fetch_types: false });
      const reserved = await sql.reserve();
      expect((await reserved\`select 7 as seven\`)[0].seven, 7);`,
  },
  {
    fault: 'a reservation for which a connection is opened waits for every other one as well',
    issues: '#925, #1195',
    mendedBy: '? connect(closed.shift(), query)',
    program: `
      const sql = postgres(url, { max: 1, fetch_types: false });
      const reserved = await sql.reserve();
      reserved.release();
      expect((await sql\`select 7 as seven\`)[0].seven, 7);`,
  },
  {
    fault: 'what a reservation asks after its connection is gone is sent to another session',
    issues: '#1155, #1186, #1208',
    mendedBy: 'c.onclose = e => {',
    program: `
      const sql = postgres(url, { max: 1, fetch_types: false });
      const other = postgres(url, { max: 1 });
      const reserved = await sql.reserve();
      const [{ pid }] = await reserved\`select pg_backend_pid() as pid\`;
      await other\`select pg_terminate_backend(\${pid})\`;
      await sql\`select 'the next session'\`;
      expect(await reserved\`select 1\`.catch((error) => error.code), 'CONNECTION_CLOSED');`,
  },
];

/**
 * Names for the programs; each ends with 0 where all was as expected, and otherwise or after five seconds
 * with another number.
 */
const PRELUDE = `
  import { setTimeout as delay } from 'node:timers/promises';
  import net from 'node:net';
  const [driver, url] = process.argv.slice(1);
  const { default: postgres } = await import(driver);
  setTimeout(() => process.exit(2), 5_000);
  const expect = (value, expected) => value === expected || process.exit(1);
  function cuttable() {
    const { hostname, port } = new URL(url);
    let socket;
    const connected = () => new Promise((resolve) => {
      socket = net.connect(Number(port), hostname, () => resolve(socket));
    });
    return { sql: postgres(url, { max: 1, fetch_types: false, socket: connected }), socket: () => socket };
  }`;

describe('the patch of the driver', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'garita-driver-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  // Where the driver without the mending passes, its release has mended the fault itself: that part of the
  // patch can go.
  it.each(FAULTS)('is needed, because $fault ($issues)', async ({ mendedBy, program }) => {
    const without = await driverWithout(mendedBy);
    const [patched, unpatched] = await Promise.all([run(INSTALLED, program), run(without, program)]);
    expect(patched).toBe(0);
    expect(unpatched).not.toBe(0);
  });

  it('has no part that is not needed', async () => {
    const parts = changesOf(await readFile(PATCH, 'utf8'));
    const needed = FAULTS.map(({ mendedBy }) => partWith(parts, mendedBy));
    expect(parts.filter((part) => !needed.includes(part)).map(({ now }) => now)).toEqual([]);
  });

  async function driverWithout(mendedBy: string): Promise<string> {
    const copy = await mkdtemp(join(folder, 'src-'));
    await cp(INSTALLED, copy, { recursive: true });
    await writeFile(join(copy, 'package.json'), '{ "type": "module" }');
    const { file, now, before } = partWith(changesOf(await readFile(PATCH, 'utf8')), mendedBy);
    const text = await readFile(join(copy, file), 'utf8');
    expect(text).toContain(now);
    await writeFile(
      join(copy, file),
      text.replace(now, () => before),
    );
    return copy;
  }
});

/** A part of the patch: the text of a file now, and before. */
type Change = { file: string; now: string; before: string };

/** The parts of a patch, in their order. */
function changesOf(patch: string): Change[] {
  return patch.split(/^diff .*\n/m).flatMap((ofFile) => {
    const file = /^\+\+\+ .*\/src\/(.*)$/m.exec(ofFile)?.[1] ?? '';
    return ofFile
      .split(/^@@.*\n/m)
      .slice(1)
      .map((lines) => ({ file, now: linesOf(lines, '+'), before: linesOf(lines, '-') }));
  });
}

function linesOf(part: string, sign: '+' | '-'): string {
  const lines = part.split('\n').filter((line) => line.startsWith(' ') || line.startsWith(sign));
  return lines.map((line) => line.slice(1)).join('\n');
}

function partWith(parts: readonly Change[], text: string): Change {
  const [part, ...others] = parts.filter(({ now }) => now.includes(text));
  if (!part || others.length > 0) throw new Error(`Not one part of the patch says: ${text}`);
  return part;
}

/** Runs a program with a driver, in a process of its own: a fault may end it. */
async function run(driver: string, program: string): Promise<number> {
  const text = `${PRELUDE}\n${program}\nprocess.exit(0);`;
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', text, join(driver, 'index.js'), inject('postgresUrl')],
    { stdio: 'ignore' },
  );
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}
