import { dirname } from 'node:path';
import { folderRings } from './folder-rings.ts';
import { LARGE_TABLES, STANDING_ALONE } from './named-exceptions.ts';
import type { SourceFile } from './source-tree.ts';

export type StructureRule = 'type-names' | 'lone-files' | 'file-size' | 'folder-size' | 'folder-rings';

/** A breach of a rule. `places` are the files or folders concerned, the one to change first. */
export type Violation = { rule: StructureRule; places: readonly string[]; message: string };

const LINES_OF_A_FILE = 300;
const FILES_IN_A_FOLDER = 25;
const LINES_OF_A_LONE_FILE = 40;
/** A merge that would make a file longer than this is not required. */
const LINES_AFTER_A_MERGE = 150;
/** File names with a kind: each noun has its own file. */
const OF_A_KIND = /\.(es|wire|routes|router)\.ts$/;

/** Checks the files of the repository against the rules that concern more than one file. */
export function structureViolations(files: readonly SourceFile[]): Violation[] {
  const sources = files.filter(({ isTest }) => !isTest);
  return [
    ...repeatedTypeNames(sources),
    ...loneFiles(files),
    ...largeFiles(sources),
    ...largeFolders(sources),
    ...folderRings(sources).map(({ folders, imports }) => ({
      rule: 'folder-rings' as const,
      places: folders,
      message: `These folders import each other: ${folders.join(', ')}.\n${imports.join('\n')}`,
    })),
  ];
}

/** An exported type name is unique in its package. */
function repeatedTypeNames(files: readonly SourceFile[]): Violation[] {
  const pathsByName = groupBy(
    files.flatMap((file) =>
      file.exportedTypes.map((type) => ({ key: `${file.package} ${type}`, path: file.path })),
    ),
    ({ key }) => key,
  );
  return [...pathsByName].flatMap(([key, found]) => {
    const places = [...new Set(found.map(({ path }) => path))];
    const [workspace, type] = key.split(' ');
    const message = `${workspace} exports ${places.length} types named ${type}: ${places.join(', ')}.`;
    return places.length < 2 ? [] : [{ rule: 'type-names', places, message }];
  });
}

/**
 * A file under 40 lines that only one file imports belongs in that file, unless both together exceed 150
 * lines. Exempt are files of a kind (`x.wire.ts`, `x.es.ts`), programs, and files imported dynamically or by
 * a test elsewhere.
 */
function loneFiles(files: readonly SourceFile[]): Violation[] {
  const importers = groupBy(
    files.flatMap((file) => file.imports.map((target) => ({ target, file }))),
    ({ target }) => target,
  );
  const loaded = new Set(files.flatMap(({ loads }) => loads));
  const lone = files.flatMap((file) => {
    if (file.isTest || file.lines >= LINES_OF_A_LONE_FILE || OF_A_KIND.test(file.path)) return [];
    const readers = (importers.get(file.path) ?? []).map(({ file: reader }) => reader);
    const [importer, ...others] = readers.filter(({ isTest, path }) => !isTest || !isBeside(path, file.path));
    const isLone = importer?.package === file.package && !importer.isTest && others.length === 0;
    return isLone && !loaded.has(file.path) && !standsAlone(file, importer) ? [{ file, importer }] : [];
  });
  return [...groupBy(lone, ({ importer }) => importer)].flatMap(([importer, parts]) => {
    let lines = importer.lines;
    return parts
      .toSorted((one, other) => one.file.lines - other.file.lines)
      .filter(({ file }) => (lines += file.lines) <= LINES_AFTER_A_MERGE)
      .map(({ file: { path, lines: own } }) => ({
        rule: 'lone-files',
        places: [path],
        message: `${path} (${own} lines) has one importer, ${importer.path} (${importer.lines}): merge them.`,
      }));
  });
}

function isBeside(path: string, other: string): boolean {
  return dirname(path) === dirname(other);
}

/**
 * Returns true for a listed file, and for a file of a listed zone (`folder/`) whose importer is outside the
 * zone.
 */
function standsAlone(file: SourceFile, importer: SourceFile): boolean {
  return Object.keys(STANDING_ALONE).some((name) =>
    name.endsWith('/') ? file.path.startsWith(name) && !importer.path.startsWith(name) : file.path === name,
  );
}

/** A file has at most 300 lines, except for the named tables. */
function largeFiles(files: readonly SourceFile[]): Violation[] {
  return files
    .filter(({ path, lines }) => lines > LINES_OF_A_FILE && !(path in LARGE_TABLES))
    .map(({ path, lines }) => ({
      rule: 'file-size',
      places: [path],
      message: `${path} has ${lines} lines, more than ${LINES_OF_A_FILE}.`,
    }));
}

/** A folder holds at most 25 files; tests are not counted. */
function largeFolders(files: readonly SourceFile[]): Violation[] {
  return [...groupBy(files, ({ path }) => dirname(path))]
    .filter(([, { length }]) => length > FILES_IN_A_FOLDER)
    .map(([folder, { length }]) => ({
      rule: 'folder-size',
      places: [folder],
      message: `${folder} holds ${length} files, more than ${FILES_IN_A_FOLDER}.`,
    }));
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
