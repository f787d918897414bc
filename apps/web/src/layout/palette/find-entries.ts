import { plainText, searchWords } from '@garita/domain/text/plain-text';
import type { MenuAction } from '../../ui/page/actions-menu.tsx';
import { compareValues } from '../../ui/table/record-column.ts';

/** An entry prepared for searching: without accents and capitals, each word between spaces. */
type Searchable = { entry: PaletteEntry; label: string; detail: string };

/** Entries prepared for searching, in the order in which equal matches are shown. */
type EntryIndex = readonly Searchable[];

export type FoundGroup = { group: PaletteGroup; entries: readonly PaletteEntry[] };

/** The most entries shown of one group; a further word narrows the search down. */
const MOST_OF_A_GROUP = 6;

/** Scores of a match: a whole word of the label, its beginning, inside it, or in the detail only. */
const FIT = { whole: 4, start: 3, inside: 2, detail: 1, first: 1 } as const;
const RECENT = 2;
const FAINT = -1;

/** Prepares entries for searching. Keep the result: it normalises and sorts thousands of names. */
export function indexOf(entries: readonly PaletteEntry[]): EntryIndex {
  return entries
    .toSorted((one, other) => compareValues(one.label, other.label))
    .map((entry) => ({
      entry,
      label: ` ${plainText(entry.label)} `,
      detail: plainText(`${entry.detail ?? ''} ${entry.keywords ?? ''}`),
    }));
}

/**
 * Finds the entries that contain every word of the query in any order, ignoring accents. The best match comes
 * first within its group, and the group with the best match comes first. Recently chosen entries come before
 * their equals. An empty query finds nothing.
 */
export function findEntries(index: EntryIndex, query: string, recent: readonly string[]): FoundGroup[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const found = index
    .map(({ entry, ...texts }) => ({ entry, score: scoreOf(texts, words) + favour(entry, recent), texts }))
    .filter(({ score }) => score > Number.NEGATIVE_INFINITY)
    .toSorted((one, other) => other.score - one.score);
  return GROUPS.map((group) => ({ group, found: found.filter(({ entry }) => entry.group === group) }))
    .filter((kind) => kind.found.length > 0)
    .toSorted((one, other) => best(other.found) - best(one.found))
    .map((kind) => ({
      group: kind.group,
      entries: kind.found.slice(0, MOST_OF_A_GROUP).map(({ entry }) => entry),
    }));
}

type Texts = Omit<Searchable, 'entry'>;

function scoreOf(texts: Texts, words: readonly string[]): number {
  return words.reduce((sum, word) => sum + fitOf(texts, word), 0);
}

function fitOf({ label, detail }: Texts, word: string): number {
  const first = label.startsWith(` ${word}`) ? FIT.first : 0;
  if (label.includes(` ${word} `)) return FIT.whole + first;
  if (label.includes(` ${word}`)) return FIT.start + first;
  if (label.includes(word)) return FIT.inside;
  return detail.includes(word) ? FIT.detail : Number.NEGATIVE_INFINITY;
}

function favour({ id, isFaint }: PaletteEntry, recent: readonly string[]): number {
  return (recent.includes(id) ? RECENT : 0) + (isFaint ? FAINT : 0);
}

function best(found: readonly { score: number }[]): number {
  return found[0]?.score ?? Number.NEGATIVE_INFINITY;
}

/** The groups of entries, in the order in which equally good groups are shown. */
export const GROUPS = [
  'companies',
  'employees',
  'contractors',
  'periods',
  'documents',
  'actions',
  'screens',
] as const;
type PaletteGroup = (typeof GROUPS)[number];

/** An entry of the palette: a record, a period, a command or a screen. */
export type PaletteEntry = MenuAction & {
  /** Stable between visits, so that a recent entry is recognised: 'employee-7'. */
  id: string;
  group: PaletteGroup;
  /** A second line that tells two people of one name apart. It is searched as well. */
  detail?: string;
  /** Invisible words that also find the entry. */
  keywords?: string;
  /** Shown after its equals, such as an inactive record. */
  isFaint?: boolean;
};
