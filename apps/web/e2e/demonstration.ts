import { fileURLToPath } from 'node:url';
import { createDatabase, dropDatabase } from '@garita/tooling/postgres/databases';
import { test as base } from '@playwright/test';
import { startEmbedded, startOnPostgres } from './demonstration-server.ts';
import { preparedDemonstration } from './prepare-demonstration.ts';

type Database = 'postgres' | 'embedded';

type OfWorker = { database: Database; demonstration: string };

const DATA = fileURLToPath(new URL('../test-results/data', import.meta.url));

/**
 * Runs a test on a demonstration of the worker's own, and on another one after a failure: a copy of the
 * prepared one or, for `database: 'embedded'`, the one that a person's first start makes.
 */
export const test = base.extend<object, OfWorker>({
  database: ['postgres', { scope: 'worker', option: true }],
  demonstration: [
    async ({ database }, provide, { workerIndex }) => {
      if (database === 'embedded') {
        const { address, stop } = await startEmbedded(`${DATA}/embedded-${workerIndex}`);
        await provide(address);
        return stop();
      }
      const { server, template, secrets } = preparedDemonstration();
      const copy = `${template}_${workerIndex}`;
      const { address, stop } = await startOnPostgres(await createDatabase(server, copy, template), secrets);
      await provide(address);
      await stop();
      return dropDatabase(server, copy);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ demonstration }, provide) => provide(demonstration),
});
