import { fileURLToPath } from 'node:url';
import { bundle } from '@garita/server/bundle';
import { burst } from './http-load.ts';
import { OPERATIONS, type Operation } from './http-operations.ts';
import { type Person, signInPeople } from './http-people.ts';
import { type HttpProcess, type Memory, startHttpServer } from './http-process.ts';
import { compare, percentile } from './measure.ts';
import { FLOOR_TABLES } from './raw-log.ts';
import type { Row } from './row.ts';
import { openScratchPostgres } from './scratch-database.ts';

/** How many work at the same time, and how many requests each of them sends in a row. */
const LOADS = [
  { users: 1, each: 20 },
  { users: 10, each: 6 },
  { users: 50, each: 4 },
];
const ROUNDS = 3;

/** So many download a year of stubs again and again while as many others ask. */
const DOWNLOADS = 10;
/** By how much what others ask may take longer meanwhile. */
const BESIDE_DOWNLOADS = 3;

/** What the server should do with, in MB. */
const MOST_MEMORY = 300;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
  const server = await startHttpServer(here('./dist/server.js'), where);
  const people = await signInPeople(server);
  const named = (row: Row) => ({ ...row, title: `http, ${database}, ${row.title}` });
  for (const { users, each } of LOADS) {
    for (const operation of OPERATIONS) {
      const row = named(await rowOf(operation, { people: people.slice(0, users), each }, server));
      const isHeld = database === 'PostgreSQL' && users === people.length;
      yield isHeld ? { ...row, bar: operation.bar, aim: operation.aim } : row;
    }
  }
  for await (const row of rowsBesideDownloads(people, server)) yield named(row);
  const memory = await server.end();
  yield named(memoryRow('resident', memory));
  yield named(memoryRow('inUse', memory));
}

type Load = { people: readonly Person[]; each: number };

async function rowOf(
  { name, floor, send }: Operation,
  { people, each }: Load,
  { office, bytesSentBy }: HttpProcess,
): Promise<Row> {
  const all: number[] = [];
  let took = 0;
  const measured = await compare({
    rounds: ROUNDS,
    ours: async () => {
      const sent = await burst(people, each, (person) => send(person, office));
      all.push(...sent.latencies);
      took += sent.took;
      return percentile(sent.latencies, 95);
    },
    floor: async () => {
      const sent = await burst(people, each, ({ askBare }) => askBare(floor));
      return percentile(sent.latencies, 95);
    },
  });
  const { statements, roundTrips } = await bytesSentBy(() =>
    burst(people.slice(0, 1), 1, (one) => send(one, office)),
  );
  const [p50, p99] = [50, 99].map((of) => percentile(all, of).toFixed(0));
  const perSecond = (all.length / (took / 1_000)).toFixed(0);
  const counted = statements === 0 ? '' : `${statements} statements in ${roundTrips}, `;
  return {
    title: `${people.length} users: ${name} / ${floor} (${counted}p50 ${p50}, p99 ${p99}, ${perSecond}/s)`,
    by: 'time',
    measured,
  };
}

/** What others wait for while documents are made, beside what they wait for when none is. */
async function* rowsBesideDownloads(people: readonly Person[], { office }: HttpProcess): AsyncGenerator<Row> {
  const save = OPERATIONS.find(({ name }) => name === 'save');
  const asked: Pick<Operation, 'name' | 'send'>[] = [
    { name: '/healthz', send: ({ ask }) => ask('/healthz') },
    ...(save ? [save] : []),
  ];
  const others = people.slice(DOWNLOADS, 2 * DOWNLOADS);
  for (const { name, send } of asked) {
    const alone = async () => {
      const { latencies } = await burst(others, 6, (person) => send(person, office));
      return percentile(latencies, 95);
    };
    const measured = await compare({
      rounds: ROUNDS,
      ours: () => whileDownloading(people.slice(0, DOWNLOADS), alone),
      floor: alone,
    });
    const title = `${others.length} users beside ${DOWNLOADS} downloads of a year of stubs: ${name} / alone`;
    yield { title, by: 'time', bar: BESIDE_DOWNLOADS, measured };
  }
}

async function whileDownloading<Result>(
  people: readonly Person[],
  work: () => Promise<Result>,
): Promise<Result> {
  const done = new AbortController();
  const downloads = people.map(async ({ ask, employee: { companyId, employeeId } }) => {
    while (!done.signal.aborted) await ask('/files/year-stubs', { companyId, employeeId, year: 2026 });
  });
  try {
    return await work();
  } finally {
    done.abort();
    await Promise.all(downloads);
  }
}

function memoryRow(kind: keyof Memory, memory: Memory): Row {
  const ours = memory[kind] / 1_000_000;
  return {
    title: `memory of the server at the end, ${kind === 'inUse' ? 'in use' : kind} / ${MOST_MEMORY} MB`,
    by: 'time',
    unit: 'MB',
    measured: { ours, floor: MOST_MEMORY, ratio: ours / MOST_MEMORY },
  };
}
