import { defaultExclude, defineConfig } from 'vitest/config';

const OUTPUT = [...defaultExclude, '**/dist/**'];

// What the files of a project share is loaded once in a worker. One project after the other, because a worker that meets a
// file of another one starts anew.
const inTurn = (groupOrder: number) => ({ isolate: false, sequence: { groupOrder } });

export default defineConfig({
  test: {
    // PGlite takes some 400 MB in each worker.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // A file of PDF pages is slow while the browser's tests have the other core.
          testTimeout: 30_000,
          ...inTurn(0),
          include: ['**/*.test.ts'],
          exclude: [...OUTPUT, '**/*.int.test.ts', 'apps/web/**'],
        },
      },
      {
        // As in the product: what the development build has more of is found by the linter.
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit-web',
          ...inTurn(1),
          root: 'apps/web',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...OUTPUT, '**/*.int.test.ts'],
          environment: 'happy-dom',
          setupFiles: ['./src/testing/plain-elements.ts', './src/testing/frames.ts', './vitest.setup.ts'],
          // A form of thirty Chakra fields, typed into, is slow without a browser.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'int',
          ...inTurn(2),
          include: ['**/*.int.test.ts'],
          exclude: OUTPUT,
          globalSetup: [
            'tooling/postgres/provide-postgres.ts',
            'packages/ledger/src/testing/provide-template.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
