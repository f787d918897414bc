import type { DocumentLine } from '../filing/filed/document-lines.ts';
import { columnName } from './filed-texts.es.ts';

/**
 * Splits a line with an amount in each of two columns into two lines, because correction forms need each
 * amount.
 */
export function splitLineByColumn(name: string, columns: readonly [string, string]): DocumentLine[] {
  return columns.map((value, index) => ({ name: columnName(name, index + 1), value }));
}

// Older copies have both amounts in one text: '480.00 × 0.124 = 59.52'.
const BOTH_COLUMNS = /^(-?[\d,]+\.\d\d) × 0\.\d+ = (-?[\d,]+\.\d\d)$/;

/** Converts the lines of an older copy to the current form. */
export function separateColumns(lines: readonly DocumentLine[]): DocumentLine[] {
  return lines.flatMap((line) => {
    const [, first, second] = BOTH_COLUMNS.exec(line.value) ?? [];
    return first && second ? splitLineByColumn(line.name, [first, second]) : [line];
  });
}
