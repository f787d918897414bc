import { z } from 'zod';
import { boundedListSchema } from '../../field/bounded-list.schema.ts';
import { requiredOr, STRICT } from '../../field-code.ts';
import { centsSchema } from '../../money/cents.ts';
import { rateSchema } from '../../money/rate.ts';
import type { WithholdingBracket } from './tax-parameters.ts';

/**
 * A row of a withholding table: annual pay from `over` up to the next row's is taxed `plus` + `rate` of the
 * excess.
 */
const tableRowSchema = z.strictObject({ over: centsSchema, rate: rateSchema, plus: centsSchema }, STRICT);
export type TableRow = z.infer<typeof tableRowSchema>;

/**
 * The rows of a complete table, in ascending order from zero. Codes: `brackets-unsorted`, `list-too-long` and
 * those of amounts and rates.
 */
export const tableRowsSchema = boundedListSchema(
  tableRowSchema,
  'tableRows',
  requiredOr('option-invalid'),
).superRefine((rows, context) => {
  for (const [index, { over }] of rows.entries()) {
    const before = rows[index - 1];
    if (before ? over > before.over : over === 0) continue;
    context.addIssue({ code: 'custom', message: 'brackets-unsorted', path: [index, 'over'] });
  }
});

/** Returns the brackets of a table from its rows: each ends where the next begins. */
export function bracketsOf(rows: readonly TableRow[]): WithholdingBracket[] {
  return rows.map(({ over, rate, plus }, index) => {
    const next = rows[index + 1];
    return next ? { over, upTo: next.over, rate, plus } : { over, rate, plus };
  });
}

/** Returns the rows of a table from its brackets. */
export function rowsOf(brackets: readonly WithholdingBracket[]): TableRow[] {
  return brackets.map(({ over, rate, plus }) => ({ over, rate, plus }));
}
