import type { DocumentLine } from '../filing/filed/document-lines.ts';
import { columnName } from './filed-texts.es.ts';

/**
 * A line with an amount in each of two columns, as a line for each: what corrects a form asks for each amount
 * by itself.
 */
export function splitLineByColumn(name: string, columns: readonly [string, string]): DocumentLine[] {
  return columns.map((value, index) => ({ name: columnName(name, index + 1), value }));
}

// Copies that were kept before have both amounts in one text: '480.00 × 0.124 = 59.52'.
const BOTH_COLUMNS = /^(-?[\d,]+\.\d\d) × 0\.\d+ = (-?[\d,]+\.\d\d)$/;

/** The lines of a copy as they are kept today, whenever it was made. */
export function separateColumns(lines: readonly DocumentLine[]): DocumentLine[] {
  return lines.flatMap((line) => {
    const [, first, second] = BOTH_COLUMNS.exec(line.value) ?? [];
    return first && second ? splitLineByColumn(line.name, [first, second]) : [line];
  });
}
