import { readConfig } from '@garita/server/config';
import { openWorld } from '@garita/server/world';
import { sql } from 'drizzle-orm';
import { loadDemo } from './load-demo.ts';

// Loads the demonstration into the empty PostgreSQL that the environment names, where the tests in the browser copy it. A
// person's is in a folder of its own, and loaded by the server.

const config = readConfig(process.env, { isDemo: false });
const { dependencies, close } = await openWorld(config);
await loadDemo(dependencies, config.demoPassword ?? '', () => {});
// A copy has the statistics of what it was copied of, and is used before PostgreSQL would gather any by itself.
await dependencies.database.execute(sql`analyze`);
await close();
