import { bonusYear } from '@garita/domain/bonus/christmas-bonus';
import { type CoveredDays, coveredDays, isFilableRequest } from '@garita/domain/filing/filed/filed-document';
import type { Cents } from '@garita/domain/money/cents';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { openingBalancesOfYear } from '@garita/ledger/queries/opening-balance/opening-balance';
import { companyIdsOf, employeesOf } from './employer.ts';
import type { ReportContext } from './report-cache.ts';
import { listPaidEmployeeIds } from './taxable-pay.ts';

/** The pay of an opening balance from another system: a person's year up to a day. */
export type OmittedOpeningBalance = { employeeId: number; gross: Cents; asOf: CalendarDate };

/**
 * Lists the opening balances that a return of part of a year, or the Christmas bonus, leaves out. Some of
 * that pay may lie in the range, but nobody knows how much. A return of a whole calendar year includes them,
 * so it lists none; the return of chauffeurs lists those of chauffeurs alone.
 */
export async function omittedOpeningBalances(
  context: ReportContext,
  request: ReportRequest,
): Promise<OmittedOpeningBalance[]> {
  const { database } = context.dependencies;
  const days = partOfYear(request);
  if (!days) return [];
  const { from, to } = days;
  const companyIds = await companyIdsOf(context, request);
  const beside: OmittedOpeningBalance[] = [];
  for (const year of new Set([yearOf(from), yearOf(to)])) {
    for (const [employeeId, { asOf, amounts }] of await openingBalancesOfYear(database, companyIds, year)) {
      if (asOf >= from && amounts.gross > 0) beside.push({ employeeId, gross: amounts.gross, asOf });
    }
  }
  if (request.report !== 'chauffeur-insurance' || beside.length === 0) return beside;
  const chauffeurs = await chauffeursAmong(context, companyIds, beside);
  return beside.filter(({ employeeId }) => chauffeurs.has(employeeId));
}

/** Returns the days of a document that does not cover a whole calendar year; undefined for one that does. */
function partOfYear(request: ReportRequest): CoveredDays | undefined {
  if (request.report === 'christmas-bonus') return bonusYear(request.year);
  const isOfPart = isFilableRequest(request) && ('quarter' in request || 'fiscalYear' in request);
  return isOfPart ? coveredDays(request) : undefined;
}

async function chauffeursAmong(
  context: ReportContext,
  companyIds: readonly number[],
  beside: readonly OmittedOpeningBalance[],
): Promise<Set<number>> {
  const people = await employeesOf(context, companyIds, listPaidEmployeeIds(beside));
  return new Set(people.filter(({ isChauffeur }) => isChauffeur).map(({ id }) => id));
}
