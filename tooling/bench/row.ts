import { type Comparison, compare, type Sides } from './measure.ts';

/** What a ratio is held to. The bar guards against getting worse; the aim is what a better design should reach. */
export type Target = { bar?: number | undefined; aim?: number | undefined };

/**
 * A line of the result. `speed`: how many times as fast as the floor, at least the bar. `time`: how many times as long as the
 * floor, at most the bar. Without a bar the row only informs.
 */
export type Row = Target & {
  title: string;
  by: 'speed' | 'time';
  /** What both sides are measured in: milliseconds of an operation, unless sizes or numbers are compared. */
  unit?: 'KB' | 'MB' | 'files';
  measured: Comparison;
};

/** Measures a row whose ratio is one of speeds: more is better. */
export async function speedRow(title: string, measuring: Sides & Target): Promise<Row> {
  return measuredRow(title, 'speed', measuring);
}

/** Measures a row whose ratio is one of times: less is better. */
export async function timeRow(title: string, measuring: Sides & Target): Promise<Row> {
  return measuredRow(title, 'time', measuring);
}

/** The ratio that a row is judged by. */
export function ratioOf({ by, measured }: Row): number {
  return by === 'speed' ? 1 / measured.ratio : measured.ratio;
}

/** Nothing where there is no bar. */
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
