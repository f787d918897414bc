import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decisionsNamedIn, namedPaths, relativeLinks } from './links.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DECISIONS = 'docs/decisions';
/** Folders that are not in git. */
const GENERATED = new Set(['node_modules', 'dist', 'output', '.git', '.turbo', 'coverage', 'test-results']);

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return GENERATED.has(entry.name) || entry.name.startsWith('dist-') ? [] : filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

const files = filesBelow('');

/** The path of every file and folder with a slash before each segment, to search by the end of a path. */
const paths = files.flatMap((file) => {
  const segments = file.split('/');
  return segments.map((_, end) => `/${segments.slice(0, end + 1).join('/')}`);
});
/** Paths that documents mention although they are not in git: build output, or a placeholder. */
const NOT_IN_GIT = /(?:^|\/)(?:dist|node_modules|output)\/|^(?:.*\/)?x\.|^NAME-/;

/**
 * Returns true if the path of a file or folder ends with this; `src/x` is searched in the document's
 * workspace.
 */
function isInRepository(document: string, path: string): boolean {
  const [, room = ''] = /^((?:apps|packages)\/[^/]+)\//.exec(document) ?? [];
  const end = path.replace(/\/$/, '');
  const whole = end.startsWith('src/') && room ? `/${room}/${end}` : `/${end}`;
  return paths.some((known) => known.endsWith(whole));
}

describe.each(files.filter((file) => file.endsWith('.md')))('%s', (file) => {
  it('links only to files that exist', () => {
    const missing = relativeLinks(read(file)).filter((link) => !existsSync(join(ROOT, dirname(file), link)));
    expect(missing).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const named = namedPaths(read(file)).filter((path) => !NOT_IN_GIT.test(path));
    expect(named.filter((path) => !isInRepository(file, path))).toEqual([]);
  });
});

const records = readdirSync(join(ROOT, DECISIONS)).filter((name) => name !== 'README.md');
const index = relativeLinks(read(`${DECISIONS}/README.md`));

describe.each(records)('decision %s', (name) => {
  const text = read(`${DECISIONS}/${name}`);

  it('has the name of its title', () => {
    const title = text.split('\n')[0]?.replace(/^# (\d{4}) · /, '$1 ') ?? '';
    const words = title.normalize('NFD').replace(/[\p{M}'`]/gu, '');
    expect(name).toBe(`${words.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.md`);
  });

  it('has at most 60 lines', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });

  it('is in the index', () => {
    expect(index).toContain(name);
  });
});

it('has every decision that a comment mentions', () => {
  const numbers = new Set(records.map((name) => name.slice(0, 4)));
  const unknown = files
    .filter((file) => /\.(tsx?|m?js|py|sql|md)$/.test(file))
    .flatMap((file) => decisionsNamedIn(read(file)).map((decision) => ({ file, decision })))
    .filter(({ decision }) => !numbers.has(decision) && !records.includes(decision));
  expect(unknown).toEqual([]);
});
