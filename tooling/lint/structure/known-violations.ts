import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Violation } from './structure.ts';

/** The number of violations of each rule in each area, under `area rule`. */
export type Tally = Readonly<Record<string, number>>;

const FILE = fileURLToPath(new URL('./known-violations.json', import.meta.url));

/** Counts violations under the area of their first place and their rule. */
export function tallyOf(violations: readonly Violation[]): Tally {
  const counts = new Map<string, number>();
  for (const { rule, places } of violations) {
    const key = `${areaOf(places[0] ?? '')} ${rule}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the area of a file or folder: a feature of the web, otherwise the first folder within `src`. */
export function areaOf(place: string): string {
  return (
    /^(apps\/web\/src\/features\/[^/.]+|(apps|packages)\/[^/]+(\/src)?(\/[^/.]+(?=\/|$))?|tooling\/[^/.]+)/.exec(
      place,
    )?.[0] ?? place
  );
}

/** Reads the violations that are known and not mended yet. */
export function readKnownViolations(): Tally {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/** Takes what was mended off the known violations. It adds none: a new violation is mended, not listed. */
export function pruneKnownViolations(found: Tally): void {
  const known = Object.entries(readKnownViolations());
  const left = known.map(([key, count]) => [key, Math.min(count, found[key] ?? 0)] as const);
  writeKnownViolations(Object.fromEntries(left.filter(([, count]) => count > 0)));
}

export function writeKnownViolations(tally: Tally): void {
  writeFileSync(FILE, `${JSON.stringify(tally, null, 2)}\n`);
}
