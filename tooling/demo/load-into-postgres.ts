import { readConfig } from '@garita/server/config';
import { openRuntime } from '@garita/server/runtime';
import { sql } from 'drizzle-orm';
import { loadDemo } from './load-demo.ts';

// Loads the demonstration into the empty PostgreSQL of DATABASE_URL, which the end-to-end tests copy. The
// demonstration of `npm run demo` is in a folder, and the server loads it.

const config = readConfig(process.env, { isDemo: false });
const { dependencies, close } = await openRuntime(config);
await loadDemo(dependencies, config.demoPassword ?? '', () => {});
// A copy has the statistics of its template, and is used before PostgreSQL gathers its own.
await dependencies.database.execute(sql`analyze`);
await close();
