import { fileURLToPath } from 'node:url';
import { bundle } from '@garita/server/bundle';
import { FLOOR_TABLES } from '../floor-tables.ts';
import { compare, percentile } from '../measure.ts';
import type { Row } from '../row.ts';
import { openScratchPostgres } from '../scratch-database.ts';
import { burst } from './http-load.ts';
import { OPERATIONS, type Operation } from './http-operations.ts';
import { type OfficeUser, signInPeople } from './http-people.ts';
import { type HttpProcess, type Memory, startHttpServer } from './http-process.ts';

/** The numbers of parallel users, and of the requests that each sends in sequence. */
const LOADS = [
  { users: 1, each: 20 },
  { users: 10, each: 6 },
  { users: 50, each: 4 },
];
const ROUNDS = 3;

/** The number of users who repeatedly download a year of stubs while as many others work. */
const DOWNLOADS = 10;
/** The maximum factor by which the requests of the others may take longer meanwhile. */
const MAX_SLOWDOWN = 3;

/** The memory that the server may use, in MB. */
const MAX_MEMORY_MB = 300;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Measures the daily operations over HTTP, compared with bare routes in the same process. The ratio is that
 * of the 95th percentiles; the title has the other figures.
 */
export async function* httpRows(): AsyncGenerator<Row> {
  // The server is bundled as the product is, so that no compiler is in its memory.
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
  for await (const row of rowsDuringDownloads(people, server)) yield named(row);
  const memory = await server.end();
  yield named(memoryRow('resident', memory));
  yield named(memoryRow('inUse', memory));
}

type Load = { people: readonly OfficeUser[]; each: number };

async function rowOf(
  { name, floor, send }: Operation,
  { people, each }: Load,
  { office, statementsSentBy }: HttpProcess,
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
  const { statements, roundTrips } = await statementsSentBy(() =>
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

/** Measures the waiting time of others while documents are made, compared with the time without documents. */
async function* rowsDuringDownloads(
  people: readonly OfficeUser[],
  { office }: HttpProcess,
): AsyncGenerator<Row> {
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
    yield { title, by: 'time', bar: MAX_SLOWDOWN, measured };
  }
}

async function whileDownloading<Result>(
  people: readonly OfficeUser[],
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
    title: `memory of the server at the end, ${kind === 'inUse' ? 'in use' : kind} / ${MAX_MEMORY_MB} MB`,
    by: 'time',
    unit: 'MB',
    measured: { ours, floor: MAX_MEMORY_MB, ratio: ours / MAX_MEMORY_MB },
  };
}
