import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('./recorded/', import.meta.url));
const SHOWN_LINES = 30;
const SHOWN_CHARACTERS = 160;
/** The title of the following lines. */
const TITLE = /^(?:#|==) /;

/**
 * Compares a text with the recording of this name. Returns the lines that differ, or nothing. With
 * `UPDATE_RECORDING=1` it writes the recording instead.
 */
export function differenceFromRecording(name: string, text: string): string {
  const file = join(FOLDER, name);
  if (process.env['UPDATE_RECORDING']) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return '';
  }
  if (!existsSync(file)) return `${name} is not recorded: run with UPDATE_RECORDING=1`;
  return lineDifference(name, readFileSync(file, 'utf8'), text);
}

/** Returns the differing lines of two texts, shortened, or nothing. */
export function lineDifference(name: string, recorded: string, now: string): string {
  if (recorded === now) return '';
  const [before, after] = [recorded.split('\n'), now.split('\n')];
  const ends = unchangedEnds(before, after);
  const changes = changedLines(changedPart(before, ends), changedPart(after, ends));
  const rest = changes.length - SHOWN_LINES;
  const title = before.slice(0, ends.start).findLast((line) => TITLE.test(line)) ?? '';
  return [
    `recorded/${name}, from line ${ends.start + 1} ${title}: recorded (-), now (+)`,
    ...changes.slice(0, SHOWN_LINES),
    ...(rest > 0 ? [`… and ${rest} more lines`] : []),
  ].join('\n');
}

type Ends = { start: number; end: number };

/** Counts the lines that two texts share at their start and at their end. */
function unchangedEnds(before: readonly string[], after: readonly string[]): Ends {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, end };
}

function changedPart(lines: readonly string[], { start, end }: Ends): string[] {
  return lines.slice(start, lines.length - end);
}

/** Compares lines by position if none was added or removed; otherwise returns all lines of both. */
function changedLines(before: readonly string[], after: readonly string[]): string[] {
  if (before.length !== after.length) {
    const shown = (lines: readonly string[], sign: string) =>
      lines.slice(0, SHOWN_LINES / 2).map((line) => `${sign} ${line.slice(0, SHOWN_CHARACTERS)}`);
    return [...shown(before, '-'), ...shown(after, '+')];
  }
  return before.flatMap((line, place) => {
    const other = after[place] ?? '';
    if (line === other) return [];
    let same = 0;
    while (line[same] === other[same]) same += 1;
    const from = Math.max(0, same - SHOWN_CHARACTERS / 2);
    const label = from > 0 ? `${line.slice(0, 60)} … ` : '';
    const part = (text: string) => `${label}${text.slice(from, from + SHOWN_CHARACTERS)}`;
    return [`- ${part(line)}`, `+ ${part(other)}`];
  });
}

/** Returns the first digits of a text's SHA-256 hash, enough to distinguish two texts. */
export function digest(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
