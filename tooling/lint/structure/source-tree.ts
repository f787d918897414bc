import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isTestFile } from '../source-file.js';

/** A source file with its imports and exported types. Paths are relative to the repository. */
export type SourceFile = {
  path: string;
  /** The workspace, for example `packages/domain`. */
  package: string;
  lines: number;
  isTest: boolean;
  /** The files of the repository that this one imports, types included. */
  imports: readonly string[];
  /** The files that it imports dynamically (`import()`) or starts as a program (`new URL`). */
  loads: readonly string[];
  exportedTypes: readonly string[];
};

const PACKAGES = [
  'packages/domain',
  'packages/ledger',
  'packages/reports',
  'apps/server',
  'apps/web',
  'tooling',
];
const SOURCE = /\.(tsx?|m?js|sql|py)$/;
const LEFT_OUT = /^(node_modules|dist|dist-.*|output|golden|fixtures|emmett|drizzle|\.turbo|\.data)$/;

// The formatter puts every import, export and type at the start of a line, so no parser is needed.
const STATIC_IMPORT = /^(?:(?:import|export)\b[^;'"]*?\bfrom\s*|import\s*)['"]([^'"]+)['"]/gm;
const LATE_IMPORT = /(?:\bimport\(\s*|\bnew URL\(\s*)['"]([^'"]+)['"]/g;
const EXPORTED_TYPE = /^export type (\w+)\b/gm;

/**
 * Reads every source file of the repository. Generated files, golden files and migrations are left out.
 * @param root the folder of the repository
 */
export function readSourceTree(root: string): SourceFile[] {
  const paths = PACKAGES.flatMap((name) => sourcePaths(root, name));
  const resolve = specifierResolver(root, new Set(paths));
  return paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const resolved = (pattern: RegExp) => {
      const found = matches(text, pattern).map((specifier) => resolve(path, specifier));
      return [...new Set(found)].filter((target) => target !== undefined);
    };
    return {
      path,
      package: packageOf(path),
      lines: text.split('\n').length - 1,
      isTest: isTestFile(path) || path.endsWith('.d.ts'),
      imports: resolved(STATIC_IMPORT),
      loads: resolved(LATE_IMPORT),
      exportedTypes: matches(text, EXPORTED_TYPE),
    };
  });
}

function sourcePaths(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return LEFT_OUT.test(entry.name) ? [] : sourcePaths(root, path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

function packageOf(path: string): string {
  return PACKAGES.find((name) => path.startsWith(`${name}/`)) ?? '';
}

type Resolve = (from: string, specifier: string) => string | undefined;

/**
 * Makes the function that finds the file a specifier names: a relative path, or an export of one of our
 * packages.
 */
function specifierResolver(root: string, paths: ReadonlySet<string>): Resolve {
  const exportsByName = new Map(PACKAGES.map((folder) => [`@garita/${folder.split('/').at(-1)}`, folder]));
  const existing = (path: string) => [path, `${path}x`].find((candidate) => paths.has(candidate));
  return (from, specifier) => {
    const [bare = ''] = specifier.split('?');
    if (bare.startsWith('.')) return existing(join(dirname(from), bare));
    const [, name = '', rest = ''] = /^(@garita\/\w+)\/(.+)$/.exec(bare) ?? [];
    const folder = exportsByName.get(name);
    if (folder === undefined) return undefined;
    const target = exportTarget(readExports(root, folder), `./${rest}`);
    return target && existing(join(folder, target));
  };
}

type Exports = Record<string, string | { types: string }>;

const exportsByFolder = new Map<string, Exports>();

function readExports(root: string, folder: string): Exports {
  const known = exportsByFolder.get(folder);
  if (known) return known;
  const manifest = join(root, folder, 'package.json');
  const found: Exports = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {})
    : {};
  exportsByFolder.set(folder, found);
  return found;
}

function exportTarget(exports: Exports, name: string): string | undefined {
  for (const [key, value] of Object.entries(exports)) {
    const target = typeof value === 'string' ? value : value.types;
    if (key === name) return target;
    const [start = '', end] = key.split('*');
    if (end !== undefined && name.startsWith(start)) return target.replace('*', name.slice(start.length));
  }
  return undefined;
}
