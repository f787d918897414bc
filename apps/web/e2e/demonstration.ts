import { cp } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { PREPARED, startDemonstration } from './demonstration-server.ts';

/** `test` on a demonstration of the worker's own: a copy of the prepared one, and another copy after a failure. */
export const test = base.extend<object, { demonstration: string }>({
  demonstration: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide, { workerIndex }) => {
      const folder = `${PREPARED}-${workerIndex}`;
      await cp(PREPARED, folder, { recursive: true });
      const { address, stop } = await startDemonstration(folder);
      await provide(address);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ demonstration }, provide) => provide(demonstration),
});
