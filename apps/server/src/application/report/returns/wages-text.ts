import { boxParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { earnersTotal, sumTotal } from '@garita/domain/report/report-total';
import { entriesOfQuarter } from '@garita/domain/returns/quarter';
import { wagesText } from '@garita/reports/agency-files/wages-text/wages-text';
import { AppError } from '../../../refusal/app-error.ts';
import { timeInPuertoRico } from '../../puerto-rico-time.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { formHead } from '../form-head.ts';
import type { PreparedReport } from '../prepared-report.ts';
import { insuredInQuarter } from './insurance-returns.ts';
import { gatheredTextFile } from './prepared-text-file.ts';

/**
 * Prepares the wages of a quarter for the Department of Labor: the rows of the PRUI-10A.
 *
 * Errors: `nothing-paid-in-quarter`; for the file `file-data-unfit`, `file-check-failed`.
 */
export async function wagesOfQuarter(
  context: UseCaseContext,
  request: ReportRequestOf<'wages-text'>,
): Promise<PreparedReport> {
  const { companyId, year, quarter } = request;
  const { company, date } = await formHead(context, companyId);
  const { rows, entries } = await insuredInQuarter(context, { companyId, year, quarter });
  if (rows.length === 0) throw new AppError('nothing-paid-in-quarter');
  const time = timeInPuertoRico(context.dependencies.now());
  const ofQuarter = entriesOfQuarter(entries, quarter);
  const totals = [
    earnersTotal(ofQuarter, ({ amounts }) => amounts.gross),
    sumTotal('gross', ofQuarter, ({ amounts }) => amounts.gross),
  ];
  const boxes = boxParts(ofQuarter, { quarterWages: ({ amounts }) => amounts.gross });
  return gatheredTextFile(
    wagesText,
    { company, date, time, year, quarter, rows },
    { totals, boxes, request },
  );
}
