import { type Row, ratioOf, verdictOf } from './row.ts';

const WIDTHS = [72, 12, 12, 9, 9, 9, 9] as const;

/** What the columns of `rowText` are. */
export const HEADING = columns(['', 'ours', 'floor', 'ratio', 'bar', 'aim', '']);

/** A row as it is printed: what either side took, their ratio, and beside it the bar and the aim. */
export function rowText(row: Row): string {
  const { title, by, bar, aim, unit = 'ms', measured } = row;
  const held = (to: number | undefined) => (to === undefined ? '' : `${by === 'speed' ? '≥' : '≤'} ${to}`);
  return columns([
    title,
    `${digits(measured.ours)} ${unit}`,
    `${digits(measured.floor)} ${unit}`,
    digits(ratioOf(row)),
    held(bar),
    held(aim),
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
