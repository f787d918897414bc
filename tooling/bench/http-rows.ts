import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundle } from '@garita/server/bundle';
import { aWeekOf } from '@garita/server/testing/time-entries';
import { z } from 'zod';
import { BARE_PAYLOAD, burst, type HttpUser, httpUsers } from './http-load.ts';
import { type HttpEmployee, type HttpOffice, PASSWORD } from './http-office.ts';
import { compare, percentile } from './measure.ts';
import { FLOOR_TABLES } from './raw-log.ts';
import type { Row } from './row.ts';
import { openScratchPostgres } from './scratch-database.ts';
import { startFlags } from './start-flags.ts';

/** How many work at the same time, and how many requests each of them sends in a row. */
const LOADS = [
  { users: 1, each: 20 },
  { users: 10, each: 6 },
  { users: 50, each: 4 },
];
const ROUNDS = 3;

/** What the server should do with, in MB. */
const MOST_MEMORY = 300;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type Told = { port: number; barePort: number; office: HttpOffice };

/** A user of the office, and what they have at hand. */
type Person = {
  employee: HttpEmployee;
  ask: (path: string, body?: unknown) => Promise<string>;
  askBare: (floor: Bare) => Promise<string>;
  signIn: () => Promise<string>;
};

/** What an operation is held against: a route of the same framework with one statement. */
type Bare = 'INSERT' | 'SELECT';
type Operation = {
  name: string;
  floor: Bare;
  /** At p95, of fifty users on PostgreSQL. */
  bar?: number;
  aim?: number;
  send: (person: Person, office: HttpOffice) => Promise<unknown>;
};

const OPERATIONS: Operation[] = [
  {
    name: 'list of companies',
    floor: 'SELECT',
    bar: 3,
    aim: 2,
    send: ({ ask }) => ask(query('companies.list')),
  },
  { name: 'search', floor: 'SELECT', bar: 3, aim: 2, send: ({ ask }) => ask(query('search.records')) },
  {
    name: 'Cargar Tiempo',
    floor: 'SELECT',
    bar: 6,
    aim: 3,
    send: ({ ask, employee: { companyId, employeeId } }) =>
      ask(query('payroll.sheet', { companyId, employeeId, year: 2026 })),
  },
  { name: 'Procesos', floor: 'SELECT', send: ({ ask }) => ask(query('companies.listWithEmployees')) },
  {
    name: 'preview of a 941',
    floor: 'SELECT',
    send: ({ ask, employee: { companyId } }) =>
      ask(query('reports.preview', { report: 'form-941', companyId, year: 2026, quarter: 1 })),
  },
  {
    name: 'stub',
    floor: 'SELECT',
    send: ({ ask, employee: { companyId, employeeId, entryId } }) =>
      ask('/files/entry-stub', { companyId, employeeId, entryId }),
  },
  {
    name: 'save',
    floor: 'INSERT',
    bar: 5,
    aim: 3,
    send: ({ ask, employee: { employeeId } }, { accountantId }) =>
      ask('/trpc/payroll.load', { employeeId, entry: aWeekOf(8, accountantId), commandId: randomUUID() }),
  },
  { name: 'amend', floor: 'INSERT', send: amend },
  {
    name: 'sign-in',
    floor: 'INSERT',
    send: ({ signIn }) => signIn(),
  },
];

/** What the product's daily operations take over HTTP, beside bare routes in the same process: at p95, with the rest in the title. */
export async function* httpRows(): AsyncGenerator<Row> {
  // As the product is built: no compiler is in its memory.
  await bundle({ server: here('./http-server.ts') }, here('./dist'));
  const scratch = await openScratchPostgres(FLOOR_TABLES);
  try {
    yield* rowsOn('PostgreSQL', [scratch.url]);
  } finally {
    await scratch.close();
  }
  yield* rowsOn('embedded', []);
}

async function* rowsOn(database: string, where: readonly string[]): AsyncGenerator<Row> {
  const server = fork(here('./dist/server.js'), where, { execArgv: ['--expose-gc', ...startFlags()] });
  const tell = async () => (await once(server, 'message'))[0] as never; // as http-server.ts tells
  const told: Told = await tell();
  const people = await Promise.all(httpUsers(told.office.emails.length).map((user) => signedIn(user, told)));
  for (const { users, each } of LOADS) {
    for (const operation of OPERATIONS) {
      const load = { people: people.slice(0, users), each };
      const row = await rowOf(operation, load, told);
      const title = `http, ${database}, ${users} users: ${row.title}`;
      yield database === 'PostgreSQL' && users === people.length
        ? { ...row, title, bar: operation.bar, aim: operation.aim }
        : { ...row, title };
    }
  }
  server.send('end');
  const { resident, inUse }: { resident: number; inUse: number } = await tell();
  await once(server, 'exit');
  yield memoryRow(database, 'resident', resident);
  yield memoryRow(database, 'in use', inUse);
}

type Load = { people: readonly Person[]; each: number };

async function rowOf({ name, floor, send }: Operation, { people, each }: Load, told: Told): Promise<Row> {
  const all: number[] = [];
  let took = 0;
  const measured = await compare({
    rounds: ROUNDS,
    ours: async () => {
      const sent = await burst(people, each, (person) => send(person, told.office));
      all.push(...sent.latencies);
      took += sent.took;
      return percentile(sent.latencies, 95);
    },
    floor: async () => {
      const sent = await burst(people, each, ({ askBare }) => askBare(floor));
      return percentile(sent.latencies, 95);
    },
  });
  const [p50, p99] = [50, 99].map((of) => percentile(all, of).toFixed(0));
  const perSecond = (all.length / (took / 1_000)).toFixed(0);
  return { title: `${name} / ${floor} (p50 ${p50}, p99 ${p99}, ${perSecond}/s)`, by: 'time', measured };
}

function memoryRow(database: string, kind: string, bytes: number): Row {
  const ours = bytes / 1_000_000;
  return {
    title: `http, ${database}: memory of the server at the end, ${kind} / 300 MB`,
    by: 'time',
    unit: 'MB',
    measured: { ours, floor: MOST_MEMORY, ratio: ours / MOST_MEMORY },
  };
}

async function signedIn({ index, ask }: HttpUser, { port, barePort, office }: Told): Promise<Person> {
  const email = office.emails[index] ?? '';
  const employee = office.employees[index];
  if (!employee) throw new RangeError(`Nobody is there for user ${index}`);
  // Each from a network of their own: of one network so many sign-ins are not heard.
  const visitor = { port, network: `203.0.${index}.7` };
  const signIn = () => ask({ ...visitor, path: '/trpc/session.signIn', body: { email, password: PASSWORD } });
  const { accessToken: token } = signInAnswer.parse(JSON.parse(await signIn())).result.data;
  return {
    employee: { ...employee },
    signIn,
    ask: (path, body) => ask({ ...visitor, path, token, body }),
    askBare: (floor) =>
      ask({ port: barePort, path: '/', body: floor === 'INSERT' ? { payload: BARE_PAYLOAD } : undefined }),
  };
}

async function amend({ ask, employee }: Person, { accountantId }: HttpOffice): Promise<void> {
  const { entryId, version } = employee;
  const entry = aWeekOf(30 + (version % 10), accountantId);
  const answer = await ask('/trpc/payroll.amend', { entryId, version, entry, commandId: randomUUID() });
  employee.version = amendAnswer.parse(JSON.parse(answer)).result.data.version;
}

function query(procedure: string, input?: unknown): string {
  const asked = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return `/trpc/${procedure}${asked}`;
}

const signInAnswer = z.object({ result: z.object({ data: z.object({ accessToken: z.string() }) }) });
const amendAnswer = z.object({ result: z.object({ data: z.object({ version: z.int() }) }) });
