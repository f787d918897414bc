import type { ErrorCode } from '@garita/domain/error-code';
import type { Amounts } from '@garita/domain/pay/amounts';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { PayWarning } from '@garita/domain/pay/warnings/pay-warnings';
import type { CompanyFiling } from '@garita/ledger/queries/filing/filed-documents';
import { logPosition } from '@garita/ledger/queries/pay/pay-beside';
import { type EntryOfRun, entriesToCheck } from '@garita/ledger/record-pay/entry-to-check';
import {
  type PreviewedRow as CalculatedRow,
  previewPayRun as previewInLedger,
} from '@garita/ledger/record-pay/preview-pay-run';
import { AppError, type ErrorFacts } from '../../refusal/app-error.ts';
import { payRefusal, warningsAbout } from '../pay/change-pay.ts';
import { closingOf } from '../pay/period-closing.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { newEntriesOf, type RunInput, scopeOfCompany, sumOfRun } from './pay-run.ts';

/** The reason why a row would be refused, with its fields, and for `paid-meanwhile` the pay loaded since. */
export type RowRefusal = { code: ErrorCode; facts: Pick<ErrorFacts, 'errors' | 'paidMeanwhile'> };

/**
 * A row as a load would record it now. A refused row has the refusal, and the statement if it could be
 * calculated.
 */
export type PreviewedRow = {
  employeeId: number;
  statement: PayStatement | null;
  warnings: PayWarning[];
  refusal: RowRefusal | null;
};

/**
 * A run as a load would record it now: its rows in their order, the sums of those that are not refused, and
 * the filed documents whose pay it would change, for which a load needs a reason. `position` is the end of
 * the log.
 */
export type RunPreview = {
  rows: PreviewedRow[];
  totals: Amounts;
  filed: CompanyFiling[];
  position: number;
};

/**
 * Calculates the rows of a run, with everything that a load would refuse or warn of. Records nothing.
 *
 * Errors: `not-found`, `invalid-input` without any row, `period-closed`.
 */
export const previewPayRun = useCase('pay:write', async (context, run: RunInput): Promise<RunPreview> => {
  const { database } = context.dependencies;
  const { companyId, periodId, rows } = run;
  const scope = await scopeOfCompany(context, companyId);
  const closing = await closingOf(database, companyId, [periodId]);
  if (closing) throw new AppError('period-closed', { closing });
  const position = await logPosition(database, companyId);
  const preview = await previewInLedger(database, scope, newEntriesOf(run));
  const calculated = preview.rows.map((row, index) => ({ row, employeeId: rows[index]?.employeeId ?? 0 }));
  const warnings = await warningsOfRows(context, companyId, calculated);
  const previewed: PreviewedRow[] = [];
  for (const { row, employeeId } of calculated) {
    previewed.push({
      employeeId,
      statement: (row.ok ? row.calculation.result : row.statement) ?? null,
      warnings: warnings.get(row) ?? [],
      refusal: row.ok ? null : rowRefusal(await payRefusal(context, companyId, row)),
    });
  }
  const accepted = preview.rows.flatMap((row) => (row.ok ? row.calculation : []));
  return {
    rows: previewed,
    totals: sumOfRun(accepted.map(({ inputs, result }) => ({ inputs, statement: result }))),
    filed: preview.filed,
    position,
  };
});

function rowRefusal({ code, facts: { errors, paidMeanwhile } }: AppError): RowRefusal {
  return { code, facts: { ...(errors && { errors }), ...(paidMeanwhile && { paidMeanwhile }) } };
}

/** Returns the warnings about the accepted rows. */
async function warningsOfRows(
  context: UseCaseContext,
  companyId: number,
  rows: readonly { row: CalculatedRow; employeeId: number }[],
): Promise<Map<CalculatedRow, PayWarning[]>> {
  const accepted = rows.flatMap(({ row, employeeId }, index): (EntryOfRun & { row: CalculatedRow })[] =>
    // No recorded entry has such a number.
    row.ok ? [{ row, employeeId, entryId: -1 - index, calculation: row.calculation }] : [],
  );
  const toCheck = await entriesToCheck(context.dependencies.database, companyId, accepted);
  return new Map(
    toCheck.flatMap((checked, index) => {
      const row = accepted[index]?.row;
      return row ? [[row, warningsAbout(checked, context)] as const] : [];
    }),
  );
}
