import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSourceTree, type SourceFile } from './source-tree.ts';
import { structureViolations } from './structure.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

describe('the repository', () => {
  const tree = readSourceTree(REPOSITORY);

  it('follows its structure rules', () => {
    expect(structureViolations(tree).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
  });

  it('keeps the documents out of the use cases that load and change pay, types included', () => {
    const isPayUseCase = (path: string) => path.startsWith('apps/server/src/application/pay/');
    const known = reachedFrom(tree, isPayUseCase);

    expect(known).toContain('packages/ledger/src/event-store/append.ts');
    expect(known.filter((path) => path.startsWith('packages/reports/'))).toEqual([]);
  });
});

describe('structure rules', () => {
  it('refuse two exported types of one name in a package', () => {
    const files = [
      file('packages/domain/src/a.ts', { exportedTypes: ['Pay', 'Rate'] }),
      file('packages/domain/src/b.ts', { exportedTypes: ['Pay'] }),
      file('packages/ledger/src/c.ts', { exportedTypes: ['Rate'] }),
    ];

    expect(broken(files)).toEqual(['type-names packages/domain/src/a.ts packages/domain/src/b.ts']);
  });

  it('refuse a small file with one importer, unless its kind, its size or another reader justifies it', () => {
    const small = ['lone', 'loaded', 'shared', 'tested', 'pay.wire', 'text/pay.es'];
    const files = [
      file('apps/web/src/screen.ts', { imports: small.map((name) => `apps/web/src/${name}.ts`), lines: 100 }),
      file('apps/web/src/other.ts', {
        imports: ['apps/web/src/shared.ts'],
        loads: ['apps/web/src/loaded.ts'],
      }),
      file('apps/web/src/lone.test.ts', { imports: ['apps/web/src/lone.ts'], isTest: true }),
      file('apps/web/e2e/tested.e2e.ts', { imports: ['apps/web/src/tested.ts'], isTest: true }),
      file('apps/web/src/full.ts', { imports: ['apps/web/src/part.ts'], lines: 130 }),
      file('apps/web/src/part.ts', { lines: 30 }),
      ...small.map((name) => file(`apps/web/src/${name}.ts`, { lines: 20 })),
    ];

    expect(broken(files)).toEqual(['lone-files apps/web/src/lone.ts']);
  });

  it('allow a use case that only one door calls', () => {
    const files = [
      file('apps/server/src/doors/trpc/pay.router.ts', { imports: ['apps/server/src/application/load.ts'] }),
      file('apps/server/src/application/load.ts', { lines: 20 }),
    ];

    expect(broken(files)).toEqual([]);
  });

  it('refuse more than 300 lines in a file and more than 25 files in a folder, not counting tests', () => {
    const names = Array.from({ length: 26 }, (_, index) => `packages/domain/src/pay/file-${index}.ts`);
    const files = [
      ...names.map((path) => file(path)),
      file('packages/domain/src/tax/long.ts', { lines: 301 }),
      file('packages/domain/src/tax/long.test.ts', { lines: 400, isTest: true }),
      ...names.map((path) => file(path.replace('pay/', 'tax/').replace('.ts', '.test.ts'), { isTest: true })),
    ];

    expect(broken(files)).toEqual([
      'file-size packages/domain/src/tax/long.ts',
      'folder-size packages/domain/src/pay',
    ]);
  });

  it("refuse a ring of folders, also an indirect one, but allow imports from a folder's subfolders", () => {
    const files = [
      file('packages/reports/src/pdf/a.ts', { imports: ['packages/reports/src/text/b.ts'] }),
      file('packages/reports/src/text/b.ts', { imports: ['packages/reports/src/lists/deep/c.ts'] }),
      file('packages/reports/src/lists/deep/c.ts', { imports: ['packages/reports/src/pdf/d.ts'] }),
      file('packages/reports/src/pdf/d.ts', { imports: ['packages/reports/src/pdf/font/e.ts'] }),
      file('packages/reports/src/pdf/font/e.ts', { imports: ['packages/reports/src/pdf/a.ts'] }),
    ];

    expect(broken(files)).toEqual([
      'folder-rings packages/reports/src/lists packages/reports/src/pdf packages/reports/src/text',
    ]);
  });
});

/** Returns every file that the chosen ones import directly or indirectly. Tests are no starting points. */
function reachedFrom(files: readonly SourceFile[], isStart: (path: string) => boolean): string[] {
  const importsByPath = new Map(files.map(({ path, imports }) => [path, imports]));
  const reached = new Set(
    files.filter(({ path, isTest }) => isStart(path) && !isTest).map(({ path }) => path),
  );
  // Iteration over a set includes the elements that are added meanwhile.
  for (const path of reached) for (const target of importsByPath.get(path) ?? []) reached.add(target);
  return [...reached];
}

function file(path: string, facts: Partial<SourceFile> = {}): SourceFile {
  const workspace = path.split('/').slice(0, 2).join('/');
  const nothing = { lines: 50, isTest: false, imports: [], loads: [], exportedTypes: [] };
  return { path, package: workspace, ...nothing, ...facts };
}

function broken(files: readonly SourceFile[]): string[] {
  return structureViolations(files).map(({ rule, places }) => [rule, ...places].join(' '));
}
