import { type Row, ratioOf, verdictOf } from './row.ts';

const WIDTHS = [66, 12, 12, 9, 9, 9] as const;

/** What the columns of `rowText` are. */
export const HEADING = columns(['', 'ours', 'floor', 'ratio', 'bar', '']);

/** A row as it is printed: what either side took, their ratio, and the bar beside it. */
export function rowText(row: Row): string {
  const { title, by, bar, unit = 'ms', measured } = row;
  const sign = by === 'speed' ? '≥' : '≤';
  return columns([
    title,
    `${digits(measured.ours)} ${unit}`,
    `${digits(measured.floor)} ${unit}`,
    digits(ratioOf(row)),
    bar === undefined ? '' : `${sign} ${bar}`,
    verdictOf(row) ?? '',
  ]);
}

function columns(texts: readonly string[]): string {
  return texts
    .map((text, index) => (index === 0 ? text.padEnd(WIDTHS[0]) : text.padStart(WIDTHS[index] ?? 0)))
    .join('');
}

/** Three digits that mean something. */
function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
