import { strFromU8, strToU8 } from 'fflate';

type Relationship = { type: string; target: string };

/**
 * Gives the parts that exceljs looks for their usual names. ECMA-376 leaves the names to the program that
 * writes the file, in any case: the relationships lead from the package to the workbook and from there to
 * its sheets, styles and texts. Every other part keeps its name.
 */
export function withUsualNames(parts: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> {
  const files = new Map(Object.entries(parts).map(([name, bytes]) => [name.replaceAll('\\', '/'), bytes]));
  const names = new Map([...files.keys()].map((name) => [name.toLowerCase(), name]));
  const find = (name: string) => names.get(name.toLowerCase()) ?? '';
  const textOf = (name: string) => strFromU8(files.get(name) ?? new Uint8Array());
  const ofPackage = textOf(find('_rels/.rels')).match(RELATIONSHIP)?.map(relationshipOf) ?? [];
  const document = ofPackage.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const workbook = find(resolved(document, ''));
  const relationships = find(relationshipsOf(workbook));
  const usual = new Map([
    [workbook, 'xl/workbook.xml'],
    [relationships, 'xl/_rels/workbook.xml.rels'],
  ]);
  let sheets = 0;
  const listed = textOf(relationships).replace(RELATIONSHIP, (tag) => {
    const { type, target } = relationshipOf(tag);
    if (type === 'worksheet') sheets += 1;
    const name = usualNameOf(type, sheets);
    if (name === undefined) return tag;
    const part = find(resolved(target, folderOf(workbook)));
    usual.set(part, `xl/${name}`);
    usual.set(find(relationshipsOf(part)), relationshipsOf(`xl/${name}`));
    return tag.replace(TARGET, `$1${name}$3`);
  });
  files.set(relationships, strToU8(listed));
  const renamed = [...files].filter(([name]) => usual.has(name));
  const kept = [...files].filter(([name]) => !usual.has(name));
  return Object.fromEntries([...kept, ...renamed.map(([name, bytes]) => [usual.get(name), bytes] as const)]);
}

const RELATIONSHIP = /<(?:[\w-]+:)?Relationship\s[^>]*>/g;

const TARGET = /(\sTarget\s*=\s*["'])([^"']*)(["'])/;

function usualNameOf(type: string, sheets: number): string | undefined {
  if (type === 'worksheet') return `worksheets/sheet${sheets}.xml`;
  return type === 'styles' || type === 'sharedStrings' ? `${type}.xml` : undefined;
}

function relationshipOf(tag: string): Relationship {
  return {
    type: /\sType\s*=\s*["'][^"']*\/([^"'/]+)["']/.exec(tag)?.[1] ?? '',
    target: TARGET.exec(tag)?.[2] ?? '',
  };
}

/** Returns the name of the part that has the relationships of another: 'xl/_rels/workbook.xml.rels'. */
function relationshipsOf(part: string): string {
  const folder = folderOf(part);
  return `${folder}_rels/${part.slice(folder.length)}.rels`;
}

function folderOf(part: string): string {
  return part.slice(0, part.lastIndexOf('/') + 1);
}

/** Returns the name of the part that a relationship of a part in the folder names. */
function resolved(target: string, folder: string): string {
  const { pathname } = new URL(target, `file:///${folder}`);
  return decodeURIComponent(pathname).slice(1);
}
