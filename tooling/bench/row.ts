import { type Comparison, compare, type Sides } from './measure.ts';

/** The limits of a ratio. The bar prevents regressions; a better design should reach the aim. */
export type Target = { bar?: number | undefined; aim?: number | undefined };

/**
 * A row of the result. For `speed` the ratio is our speed divided by the floor's, which must be at least the
 * bar. For `time` it is our time divided by the floor's, which must be at most the bar. Without a bar the row
 * is for information.
 */
export type Row = Target & {
  title: string;
  by: 'speed' | 'time';
  /** The unit of both sides; by default milliseconds per operation. */
  unit?: 'KB' | 'MB' | 'files';
  measured: Comparison;
};

/** Measures a row with a ratio of speeds: more is better. */
export async function speedRow(title: string, measuring: Sides & Target): Promise<Row> {
  return measuredRow(title, 'speed', measuring);
}

/** Measures a row with a ratio of times: less is better. */
export async function timeRow(title: string, measuring: Sides & Target): Promise<Row> {
  return measuredRow(title, 'time', measuring);
}

/** Returns the ratio that is compared with the bar. */
export function ratioOf({ by, measured }: Row): number {
  return by === 'speed' ? 1 / measured.ratio : measured.ratio;
}

/** Compares the ratio with the bar. Returns nothing without a bar. */
export function verdictOf(row: Row): 'ok' | 'missed' | undefined {
  if (row.bar === undefined) return undefined;
  const isReached = row.by === 'speed' ? ratioOf(row) >= row.bar : ratioOf(row) <= row.bar;
  return isReached ? 'ok' : 'missed';
}

async function measuredRow(
  title: string,
  by: Row['by'],
  { bar, aim, ...sides }: Sides & Target,
): Promise<Row> {
  return { title, by, bar, aim, measured: await compare(sides) };
}

const WIDTHS = [72, 12, 12, 9, 9, 9, 9] as const;

/** The column headings of `rowText`. */
export const HEADING = columns(['', 'ours', 'floor', 'ratio', 'bar', 'aim', '']);

/** Formats a row: both sides, their ratio, the bar, the aim and the verdict. */
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

/** Formats a value with three significant digits. */
function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
