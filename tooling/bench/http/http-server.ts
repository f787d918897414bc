import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@garita/ledger/database/client';
import { openDatabase } from '@garita/ledger/database/open-database';
import { openMigrated } from '@garita/ledger/database/open-migrated';
import { readRows } from '@garita/ledger/database/rows';
import { countRoundTrips } from '@garita/ledger/testing/round-trips';
import { createApp } from '@garita/server/app';
import type { HttpEnv } from '@garita/server/http-env';
import { listen } from '@garita/server/listen';
import { testDependencies } from '@garita/server/testing/test-server';
import { workerThreads } from '@garita/server/threads/worker-threads';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { FLOOR_TABLES } from '../floor-tables.ts';
import { memoryInUse } from '../measure.ts';
import { BARE_PAYLOAD } from './http-load.ts';
import { httpOffice } from './http-office.ts';

// The measured process: the server on the database of a URL, or on an embedded one, and the bare routes,
// which share its framework, its driver and its database.

const [url] = process.argv.slice(2);
const folder = url === undefined ? await mkdtemp(join(tmpdir(), 'garita-bench-')) : undefined;
const counted = countRoundTrips();
const { db, close } = await openMigrated(
  folder === undefined ? { url: url ?? '', watch: counted.watch } : { folder },
);
if (folder !== undefined) for (const table of FLOOR_TABLES) await db.execute(table);

const threads = workerThreads((error) => console.error(error));
const dependencies = { ...testDependencies(db), render: threads.render };
const office = await httpOffice(db, dependencies);
await gatherStatistics();
const server = await listen(createApp(dependencies, { isBehindProxy: true }), { port: 0, host: '127.0.0.1' });
await insertBare(db, BARE_PAYLOAD);
const bare = await listen(bareRoutes(db), { port: 0, host: '127.0.0.1' });
process.send?.({ port: server.port, barePort: bare.port, office });

process.on('message', (word) => {
  if (word === 'count') void count();
  if (word === 'end') void end();
});

/** Answers 'counting', and on 'counted' the statements sent to PostgreSQL since then. */
async function count(): Promise<void> {
  const sent = counted.during(() => once(process, 'message'));
  process.send?.('counting');
  process.send?.(await sent);
}

// Without it the plans for empty tables would stay until the first autovacuum, a minute later.
async function gatherStatistics(): Promise<void> {
  if (url === undefined) return void (await db.execute(sql`analyze`));
  const owner = await openDatabase({ url, connections: 1 });
  await owner.db.execute(sql`analyze`);
  await owner.close();
}

async function end(): Promise<void> {
  const resident = process.memoryUsage().rss;
  process.send?.({ resident, inUse: memoryInUse() });
  await Promise.all([server.stop(), bare.stop()]);
  await threads.close();
  await close();
  if (folder !== undefined) await rm(folder, { recursive: true });
  process.disconnect();
}

function bareRoutes(database: Database): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.post('/', async (c) => {
    const { payload } = await c.req.json<{ payload: string }>();
    await insertBare(database, payload);
    return c.json({ ok: true });
  });
  routes.get('/', async (c) => {
    return c.json(await readRows(database, sql`select data from floor.events where seq = 1`));
  });
  return routes;
}

async function insertBare(database: Database, payload: string): Promise<void> {
  await database.execute(sql`insert into floor.events (company_id, stream_id, version, type, schema_version,
    actor_id, command_id, data) values (1, 'bare', 1, 'Bare', 1, 7, gen_random_uuid(), ${payload}::text::jsonb)`);
}
