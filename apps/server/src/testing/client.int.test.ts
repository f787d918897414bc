import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClient } from '../../build-client.ts';
import type { HttpEnv } from '../doors/connection.ts';
import { createApp } from '../http/app.ts';
import { type Listening, listen } from '../http/listen.ts';
import { PASSWORD, prepareOffice } from './parity-office.ts';
import { testDependencies } from './test-server.ts';

const execute = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const TSC = here('../../../../node_modules/.bin/tsc');
const STRICT = [
  '--strict',
  '--target',
  'es2022',
  '--module',
  'nodenext',
  '--lib',
  'es2023,dom',
  '--types',
  '',
];

describe('the client for other programs', () => {
  const database = useDatabase();
  let server: Listening;
  let email = '';
  let folder = '';

  // The steps of the README, in a folder without our packages.
  beforeAll(async () => {
    const dependencies = testDependencies(database.db);
    ({ email } = await prepareOffice(dependencies));
    server = await listen(createApp(dependencies), { port: 0, host: '127.0.0.1' });
    folder = await mkdtemp(join(tmpdir(), 'garita-other-program-'));
    await buildClient(join(folder, 'client'));
    const packed = await execute('npm', ['pack', './client'], { cwd: folder });
    await rm(join(folder, 'client'), { recursive: true });
    await execute('npm', ['init', '-y'], { cwd: folder });
    await execute('npm', ['install', '--offline', '--no-audit', `./${packed.stdout.trim()}`], {
      cwd: folder,
    });
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  /** The server, which records the `X-Run` of each request. */
  function recordingServer() {
    const runs: (string | undefined)[] = [];
    const hono = new Hono<HttpEnv>();
    hono.use(async (c, next) => {
      runs.push(c.req.header('X-Run'));
      await next();
    });
    hono.route('/', createApp(testDependencies(database.db)));
    return { hono, runs };
  }

  async function compile(program: string): Promise<string> {
    await writeFile(join(folder, 'program.mts'), program);
    const compiled = await execute(TSC, [...STRICT, 'program.mts'], { cwd: folder }).catch(
      (refused: { stdout: string }) => refused,
    );
    return compiled.stdout;
  }

  async function programOfReadme(password: string): Promise<string> {
    const readme = await readFile(here('../../../../README.md'), 'utf8');
    const program = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    return program
      .replace('http://localhost:8080', `http://127.0.0.1:${server.port}`)
      .replace('contador@demo.garita', email)
      .replace('the printed password', password);
  }

  it("compiles and runs the README's program", async () => {
    expect(await compile(await programOfReadme(PASSWORD))).toBe('');
    const { stdout } = await execute(process.execPath, ['program.mjs'], { cwd: folder });
    expect(stdout).toBe('Signed in as Sara\nFarmacia 24, Inc.\n- Ana\n');
  }, 60_000);

  it('reads a refusal in Spanish', async () => {
    expect(await compile(await programOfReadme('otra clave larga'))).toBe('');
    const { stdout } = await execute(process.execPath, ['program.mjs'], { cwd: folder });
    expect(stdout).toBe('Usuario o contraseña no son válidos.\n');
  }, 60_000);

  it('downloads documents by their names, sends back what it read, and reads what is refused', async () => {
    const program = `
import { createGaritaClient, newCommandId, refusalOf } from '@garita/client';
const url = 'http://127.0.0.1:${server.port}';
const { accessToken } = await createGaritaClient(url).session.signIn.mutate({ email: '${email}', password: '${PASSWORD}' });
const garita = createGaritaClient(url, accessToken, { headers: { 'X-Program': 'prueba' } });
const signal = AbortSignal.timeout(30_000);
const [company] = await garita.companies.list.query(undefined, { signal });
const companyId = company!.id;
const { name, contentType, stream } = await garita.files.salaries(
  { companyId, start: '2026-01-01', end: '2026-01-31', employeeId: null },
  { format: 'xlsx', signal },
);
const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
console.log(name.endsWith('.xlsx'), contentType.includes('spreadsheet'), String.fromCharCode(bytes[0]!, bytes[1]!));
const [employee] = await garita.employees.list.query({ companyId });
const employeeId = employee!.id;
const commandId = newCommandId();
await garita.companies.update.mutate({ companyId, commandId, company: { ...(await garita.companies.get.query({ companyId })) } });
await garita.employees.update.mutate({ companyId, employeeId, employee: { ...(await garita.employees.get.query({ companyId, employeeId })) } });
await garita.fixedTaxes.save.mutate({ tax: { ...(await garita.fixedTaxes.get.query({ fixedTaxId: 2 })) } });
try {
  await garita.files.w2pr({ companyId, employeeId, year: 2024 });
} catch (error) {
  console.log(refusalOf(error)?.code);
}
`;
    expect(await compile(program)).toBe('');
    const { stdout } = await execute(process.execPath, ['program.mjs'], { cwd: folder });
    expect(stdout).toBe('true true PK\nnothing-paid-in-year\n');
  }, 90_000);

  it('reads lists to their end, breaks them off, and sends the headers of a call with it alone', async () => {
    const { hono, runs } = recordingServer();
    const listening = await listen(hono, { port: 0, host: '127.0.0.1' });
    const program = `
import { createGaritaClient } from '@garita/client';
const url = 'http://127.0.0.1:${listening.port}';
const { accessToken } = await createGaritaClient(url).session.signIn.mutate({ email: '${email}', password: '${PASSWORD}' });
const garita = createGaritaClient(url, accessToken, { headers: { 'X-Run': 'always' } });
const [company] = await garita.companies.list.query();
const companyId = company!.id;
const [first] = await garita.employees.list.query({ companyId });
const { id: _, isActive, version, leaveBalances, ...employee } = first!;
let last = 0;
for (const [name, digit] of [['Bea', 1], ['Eva', 2], ['Luz', 3]] as const)
  ({ id: last } = await garita.employees.create.mutate({ companyId, employee: { ...employee, firstName: name, socialSecurityNumber: '58000000' + digit } }));
const asked = { companyId, orderBy: 'name' as const, limit: 2 };
const names: string[] = [];
for await (const { firstName } of garita.employees.page.each(asked, { headers: { 'X-Run': 'once' } })) names.push(firstName);
console.log(names.join(' '));
for (let turn = 0; turn < 26; turn += 1)
  await garita.employees.setActive.mutate({ employeeId: last });
let changes = 0;
for await (const { at } of garita.recordChanges.list.each({ record: 'employee', recordId: last })) changes += at > '' ? 1 : 0;
console.log(changes);
const brokenOff = garita.employees.page.each(asked, { signal: AbortSignal.abort() });
console.log(await brokenOff.next().then(() => 'read', () => 'broken off'));
`;
    expect(await compile(program)).toBe('');
    const { stdout } = await execute(process.execPath, ['program.mjs'], { cwd: folder });
    // One company of four employees in pages of two; the record was made once and switched 26 times.
    expect(stdout).toBe('Ana Bea Eva Luz\n27\nbroken off\n');
    // The last page is full, so that an empty one follows.
    expect(runs.filter((run) => run === 'once')).toHaveLength(3);
    expect(runs.at(-1)).toBe('always');
    await listening.stop();
  }, 90_000);

  it('has names for the shapes of records and a sentence above each of their fields', async () => {
    const declaration = await readFile(join(folder, 'node_modules/@garita/client/index.d.ts'), 'utf8');
    expect(declaration).toContain('Promise<Employee[]>');
    for (const name of [
      'Employee',
      'EmployeeInput',
      'Company',
      'Contractor',
      'Accountant',
      'TimeEntryInput',
    ]) {
      const [, shape = ''] = new RegExp(`export type ${name} = \\{\n([^]*?)\n\\};`).exec(declaration) ?? [];
      const lines = shape.split('\n');
      const fields = lines.flatMap((line, index) => (/^ {4}\w+\??: /.test(line) ? [index] : []));
      expect([name, fields.length > 5]).toEqual([name, true]);
      const silent = fields.filter((index) => !lines[index - 1]?.trim().startsWith('/** '));
      expect([name, silent.map((index) => lines[index]?.trim())]).toEqual([name, []]);
    }
    expect(
      await compile(
        "import type { Employee, TimeEntry } from '@garita/client';\nexport const netOf = ({ id }: TimeEntry, { firstName }: Employee) => `${firstName} ${id}`;",
      ),
    ).not.toContain('has no exported member');
  }, 60_000);

  it.each([
    "await garita.companies.get.query({ companyId: 'siete' });",
    'await garita.companies.get.query({ company: 7 });',
    '(await garita.companies.list.query()).map((company) => company.nombre);',
    'await garita.companies.rename.mutate({ companyId: 7 });',
  ])(
    'does not compile %s',
    async (call) => {
      const program = `import { createGaritaClient } from '@garita/client';\nconst garita = createGaritaClient('');\n${call}`;
      expect(await compile(program)).toContain('error TS');
    },
    60_000,
  );
});
