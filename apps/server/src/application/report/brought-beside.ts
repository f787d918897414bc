import { coveredDays, isFiled } from '@garita/domain/filing/filed-document';
import type { Cents } from '@garita/domain/money/cents';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { openingsOfYear } from '@garita/ledger/queries/opening-balance';
import type { Context } from '../use-case.ts';

/** What somebody brought from another system, all of its year up to a day. */
export type BroughtBeside = { employeeId: number; gross: Cents; asOf: CalendarDate };

/**
 * What people brought that a return of part of a year leaves out, though some of it may have been paid on its days: nobody knows what
 * fell where. Nothing of a return of a whole calendar year, which has it.
 */
export async function broughtBeside(
  { dependencies: { database } }: Context,
  request: ReportRequest,
): Promise<BroughtBeside[]> {
  if (!isFiled(request) || !('quarter' in request || 'fiscalYear' in request)) return [];
  const { from, to } = coveredDays(request);
  const beside: BroughtBeside[] = [];
  for (const year of new Set([yearOf(from), yearOf(to)])) {
    for (const [employeeId, { asOf, amounts }] of await openingsOfYear(database, request.companyId, year)) {
      if (asOf >= from && amounts.gross > 0) beside.push({ employeeId, gross: amounts.gross, asOf });
    }
  }
  return beside;
}
