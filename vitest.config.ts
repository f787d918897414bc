import { defaultExclude, defineConfig } from 'vitest/config';
import { hasOldestPostgres } from './tooling/postgres/start-postgres.ts';

const OUTPUT = [...defaultExclude, '**/dist/**', '**/dist-*/**', 'apps/*/output/**'];

// What the files of a project share is loaded once in a worker. One project after the other, because a worker
// that meets a file of another one starts anew.
const inTurn = (groupOrder: number) => ({ isolate: false, sequence: { groupOrder } });

// The suites about SQL that are short: migrations, append, verify, projections, rebuild, registries and
// lists.
const ON_OLDEST = [
  'packages/ledger/src/database/{migrate,server-version}.int.test.ts',
  'packages/ledger/src/event-store/{append,guards,verify}.int.test.ts',
  'packages/ledger/src/{company,contractor-year,events,fold,live-entries,queries,registry,replay,verification}/**/*.int.test.ts',
];

// Each of these takes as long as all the others.
const NOT_ON_OLDEST = ['**/{register-at,state-at,verify-company,verify-rules}.int.test.ts'];

// They bring their own PostgreSQL and mostly wait for it, so `npm test` runs them beside the other tests.
const TORTURE = 'tooling/torture/*.int.test.ts';

const OLDEST = {
  test: {
    name: 'int-oldest',
    ...inTurn(3),
    include: ON_OLDEST,
    exclude: [...OUTPUT, ...NOT_ON_OLDEST],
    globalSetup: [
      'tooling/postgres/provide-oldest-postgres.ts',
      'packages/ledger/src/testing/provide-template.ts',
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

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
          exclude: [...OUTPUT, TORTURE],
          globalSetup: [
            'tooling/postgres/provide-postgres.ts',
            'packages/ledger/src/testing/provide-template.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      ...(hasOldestPostgres ? [OLDEST] : []),
      {
        test: {
          name: 'torture',
          ...inTurn(4),
          include: [TORTURE],
          exclude: OUTPUT,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
