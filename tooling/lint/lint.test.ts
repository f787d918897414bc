import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Runs the real linter with the real configuration once, on a small repository of sample files.

type Planted = readonly [path: string, code: string];

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const OXLINT = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');

const DOMAIN_SETTINGS = ['tsconfig.json', 'tsconfig.source.json', 'tsconfig.test.json'].map(
  (file) => `packages/domain/${file}`,
);

const MANIFESTS: Planted[] = [
  ['package.json', '{ "devDependencies": { "vitest": "1" } }'],
  ['packages/domain/package.json', '{ "dependencies": { "zod": "1" } }'],
  ['packages/ledger/package.json', '{ "dependencies": { "@garita/domain": "1", "@garita/ledger": "1" } }'],
  ['packages/reports/package.json', '{ "dependencies": { "@garita/domain": "1", "@garita/ledger": "1" } }'],
  ['apps/server/package.json', '{ "dependencies": { "@garita/ledger": "1" } }'],
  [
    'apps/web/package.json',
    '{ "dependencies": { "@garita/domain": "1", "@garita/server": "1", "@garita/tooling": "1" } }',
  ],
];

const ALLOWED: Planted[] = [
  ['packages/domain/src/pay/gross.ts', `export * from '../money/cents.ts'; export { z } from 'zod';`],
  ['packages/domain/src/pay/gross.test.ts', `export { it } from 'vitest';`],
  ['packages/domain/src/pay/employee.builder.ts', `export const name = 'José';`],
  ['packages/domain/src/field/letters.ts', `export const LETTERS = /^[a-zñ]+$/;`],
  ['packages/ledger/src/append.ts', `export * from '@garita/domain/money/cents';`],
  ['packages/ledger/src/event-store/append.ts', `export { events } from '../schema/index.ts';`],
  [
    'packages/ledger/src/event-store/event.ts',
    `export type { CalendarDate } from '@garita/domain/time/calendar-date';`,
  ],
  ['packages/ledger/src/event-store/append.int.test.ts', `export * from '../payroll-year/decider.ts';`],
  ['packages/ledger/src/payroll-year/handle.ts', `export * from '../event-store/append.ts';`],
  ['packages/reports/src/file-check/layouts.test.ts', `export * from '../fixed-width/record-layout.ts';`],
  ['packages/reports/src/pay-stub.ts', `export type { Sheet } from '@garita/ledger/queries';`],
  ['apps/server/src/http/app.ts', `export { version } from '../../../../package.json';`],
  ['apps/server/src/boot/config.ts', `export const port = process.env['PORT'];`],
  ['apps/server/src/doors/rest/parity.int.test.ts', `export * from '../trpc/router.ts';`],
  ['apps/server/src/doors/rest/time.routes.ts', `export * from '../../application/load-time.ts';`],
  ['apps/web/src/lib/trpc.ts', `export type { AppRouter } from '@garita/server/router';`],
  ['apps/web/src/lib/trpc.test.ts', `export { createApp } from '@garita/server/app';`],
  ['apps/web/e2e/server.ts', `export * from '@garita/tooling/postgres/databases';`],
  ['apps/web/src/app/router.ts', `export * from '../features/taxes/tax-form.ts';`],
  [
    'apps/web/src/features/taxes/tax-screens.ts',
    `export * from './tax-form.ts'; export * from '../../lib/a.ts';`,
  ],
  ['apps/web/src/pay/rows.ts', `export * from '../ui/amount.ts'; export * from '../ui/form/form.ts';`],
  ['apps/web/src/ui/form/form-bar.ts', `export * from '../../text/form.es.ts';`],
  ['apps/web/src/ui/form/fields/hours.ts', `export * from '@garita/domain/time/work-minutes';`],
  ['apps/web/src/ui/form/form.test.ts', `export * from '../../records/history.ts';`],
  ['apps/web/src/text/common.es.ts', `export const add = 'Añadir';`],
  ['tooling/lint/opening.ts', '/** Returns what is due. */\nexport const a = 1;\n/* Of no docstring. */'],
  ['tooling/lint/address.ts', `// https://example.test/${'a'.repeat(100)}\nexport const a = 1;`],
  [
    'tooling/with-reason.ts',
    '// oxlint-disable-next-line eslint/no-var -- shows the rule\nexport var a = 1;',
  ],
];

const REFUSED: Record<string, Planted[]> = {
  'garita(rooms)': [
    ['packages/domain/src/a.ts', `export * from '@garita/ledger/append';`],
    ['packages/ledger/src/b.ts', `export * from '../../domain/src/money/cents.ts';`],
    ['packages/reports/src/c.ts', `export { sheet } from '@garita/ledger/queries';`],
    ['apps/web/src/lib/d.ts', `export { appRouter } from '@garita/server/router';`],
    ['apps/web/src/lib/e.ts', `export const server = () => import('@garita/server/router');`],
  ],
  'garita(zones)': [
    ['apps/web/src/features/taxes/f.ts', `export * from '../companies/list.ts';`],
    ['apps/web/src/features/new-feature/deep/g.ts', `export * from '../../companies/list.ts';`],
    ['apps/web/src/ui/page/h.ts', `export * from '../../features/companies/list.ts';`],
    ['apps/web/src/ui/page/aa.ts', `export * from '../../pay/rows.ts';`],
    ['apps/web/src/ui/page/bb.ts', `export * from '../../text/payroll.es.ts';`],
    ['apps/web/src/ui/page/ee.ts', `export * from '../../text/records.es.ts';`],
    ['apps/web/src/ui/form/fields/ff.ts', `export * from '../../../text/companies.es.ts';`],
    ['apps/web/src/ui/form/cc.ts', `export * from '../../records/history.ts';`],
    [
      'apps/web/src/ui/form/fields/dd.ts',
      `export type { PayStatement } from '@garita/domain/pay/pay-statement';`,
    ],
    ['apps/server/src/doors/trpc/i.ts', `export * from '../rest/time.wire.ts';`],
    ['apps/server/src/application/j.ts', `export type { Context } from '../doors/trpc/trpc.ts';`],
    ['packages/ledger/src/event-store/t.ts', `export type { Memo } from '../payroll-year/memo.ts';`],
    ['packages/ledger/src/event-store/u.ts', `export * from '../contractor-year/events.ts';`],
    ['packages/ledger/src/event-store/v.ts', `export * from '../registry/records/companies.ts';`],
    [
      'packages/ledger/src/event-store/gg.ts',
      `export type { PayStatement } from '@garita/domain/pay/pay-statement';`,
    ],
    ['packages/reports/src/file-check/hh.ts', `export * from '../fixed-width/record-layout.ts';`],
    ['packages/reports/src/file-check/ii.ts', `export * from '@garita/domain/returns/w2pr';`],
    ['packages/reports/src/file-check/iii.ts', `export * from '@garita/domain/money/cents';`],
    ['packages/reports/src/agency-files/jj.ts', `export * from '../file-check/record-table.ts';`],
    ['packages/ledger/src/schema/w.ts', `export type { Change } from '../registry/field-changes.ts';`],
  ],
  'import(no-cycle)': [
    ['tooling/x.ts', `import type { Y } from './y.ts';\nexport type X = Y[];`],
    ['tooling/y.ts', `import type { X } from './x.ts';\nexport type Y = { x: X };`],
  ],
  'garita(declared-packages)': [
    ['packages/domain/src/k.ts', `export { sql } from 'drizzle-orm/pg-core';`],
    ['apps/server/src/l.ts', `export { z } from 'zod';`],
  ],
  'garita(spanish-in-text-folders)': [
    ['apps/web/src/ui/page/m.ts', `export const add = 'Añadir';`],
    ['apps/web/src/ui/page/n.ts', 'export const greeting = (name: string) => `¡Hola, ${name}!`;'],
    ['apps/web/src/ui/page/o.tsx', `export const Title = () => <h1>Compañías</h1>;`],
  ],
  'garita(reasoned-disables)': [
    ['tooling/p.ts', '// oxlint-disable-next-line eslint/no-var\nexport var a = 1;'],
  ],
  'garita(docstring-opening)': [
    ['tooling/lint/opening-of.ts', '/** Of which pay a figure is. */\nexport const a = 1;'],
    ['tooling/lint/opening-why.ts', '/** Why a call is refused. */\nexport const a = 1;'],
    ['tooling/lint/opening-same.ts', '/**\n * The same of a year.\n */\nexport const a = 1;'],
  ],
  'garita(comment-width)': [
    ['tooling/lint/wide-line.ts', `// ${'word '.repeat(22)}\nexport const a = 1;`],
    ['tooling/lint/wide-docstring.ts', `/**\n * ${'word '.repeat(22)}\n */\nexport const a = 1;`],
  ],
  'node(no-process-env)': [['packages/domain/src/q.ts', `export const home = process.env['HOME'];`]],
  'typescript(no-floating-promises)': [
    ['tooling/r.ts', `export function save(query: PromiseLike<void>) {\n  query;\n}`],
  ],
  'typescript(no-explicit-any)': [['tooling/s.ts', `export const anything = (value: any) => String(value);`]],
  'unicorn(filename-case)': [['tooling/camelCase.ts', 'export const a = 1;']],
};

const refusedRows = Object.entries(REFUSED).flatMap(([rule, files]) =>
  files.map(([path, code]) => [rule, path, code] as const),
);

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'garita-lint-'));
  const complaints = new Map<string, string[]>();

  beforeAll(async () => {
    plant(folder, [...MANIFESTS, ...ALLOWED, ...Object.values(REFUSED).flat(), ['.oxlintrc.json', config()]]);
    for (const { filename, code } of await lint(folder)) {
      complaints.set(filename, [...(complaints.get(filename) ?? []), code]);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(ALLOWED)('allows %s to contain: %s', (path) => {
    expect(complaints.get(path) ?? []).toEqual([]);
  });

  it.each(refusedRows)('%s refuses %s to contain: %s', (rule, path) => {
    expect(complaints.get(path)).toContain(rule);
  });
});

describe('the types of the domain', () => {
  const folder = mkdtempSync(join(tmpdir(), 'garita-types-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are checked in the sources, which have no Node types, and in their tests', async () => {
    symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
    const settings = ['tooling/typescript/base.json', ...DOMAIN_SETTINGS];
    plant(folder, [
      ...settings.map((path) => [path, readFileSync(join(REPOSITORY, path), 'utf8')] as const),
      ['packages/domain/src/a.ts', 'export const pid = process.pid;'],
      ['packages/domain/src/b.test.ts', 'export const first: number = [1][0];'],
    ]);
    const found = await lint(folder, '--type-aware', '--type-check', 'packages');

    expect(found.map(({ filename, code }) => `${filename} ${code}`)).toEqual(
      expect.arrayContaining([
        'packages/domain/src/a.ts typescript(TS2591)',
        'packages/domain/src/b.test.ts typescript(TS2322)',
      ]),
    );
  });
});

/** Our configuration with the path of its plugin. */
function config(): string {
  const plugin = fileURLToPath(new URL('./garita-plugin.js', import.meta.url));
  return readFileSync(join(REPOSITORY, '.oxlintrc.json'), 'utf8').replace(
    './tooling/lint/garita-plugin.js',
    plugin,
  );
}

function plant(folder: string, files: readonly Planted[]): void {
  for (const [path, code] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
}

/** Oxlint exits with 1 if it finds something, which is expected here. */
function lint(folder: string, ...options: string[]): Promise<{ filename: string; code: string }[]> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [OXLINT, '--format=json', ...options],
      { cwd: folder },
      (_, stdout, stderr) => {
        try {
          resolve(JSON.parse(stdout).diagnostics);
        } catch {
          reject(new Error(`oxlint did not answer:\n${stdout}\n${stderr}`));
        }
      },
    );
  });
}
