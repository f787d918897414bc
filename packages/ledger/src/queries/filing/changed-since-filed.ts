import {
  filingsCovering,
  isAffectedByChange,
  isOfCalendarYear,
  REPORTED_AMOUNTS,
  subjectOf,
} from '@garita/domain/filing/filed/filed-document';
import { byName } from '@garita/domain/pay/concepts';
import { NO_OPENING_BALANCE, openingBalanceBases } from '@garita/domain/returns/opening-balance-of-year';
import { and, between, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { readBy } from '../../database/read-by.ts';
import { amounts, details, events } from '../../schema/index.ts';
import type { CompanyFiling } from './filed-documents.ts';
import { filingCondition, groupByFiling } from './group-by-filing.ts';
import { findFilingsWithMovedBases } from './moved-bases.ts';
import { type OpeningBalanceChange, openingBalanceChanges } from './opening-balance-changes.ts';

/**
 * Returns those of these filings whose pay has changed since. A filing changed if later events change an
 * amount of its form on its own days, or if changes on earlier days of the year, or to the opening balance,
 * move the taxable part of pay on its days. Changes that cancel out do not count. Makes two queries for any
 * number of companies, and a few more for each quarter with earlier changes.
 */
export async function findChangedFilings(
  db: Database,
  filings: readonly CompanyFiling[],
): Promise<CompanyFiling[]> {
  if (filings.length === 0) return [];
  const changesOf = await changesSince(db, filings);
  const openingBalanceChangesOf = await openingBalanceChanges(db, filings);
  const isChanged = (one: CompanyFiling) =>
    changesOf(one).some(
      (change) =>
        change.subject !== 'company' &&
        isAffectedByChange(one, change) &&
        (!change.isOpening || isOfCalendarYear(one)) &&
        filingsCovering([one], change.subject, [change.payDate]).length > 0,
    ) ||
    (isOfCalendarYear(one) &&
      one.report !== 'form-940' &&
      subjectOf(one) === 'employee' &&
      openingBalanceChangesOf(one).some(hasOtherBases));
  const unchanged = filings
    .filter((one) => !isChanged(one))
    .map((filing) => ({
      filing,
      changes: changesOf(filing).filter(({ subject: of, isOpening }) => of === 'employee' && !isOpening),
      openingBalanceChanges: openingBalanceChangesOf(filing),
    }));
  const moved = new Set(await findFilingsWithMovedBases(db, unchanged));
  return filings.filter((one) => isChanged(one) || moved.has(one));
}

/**
 * Returns the changes recorded since each of these filings on the days of its year, by person and day,
 * unless they add up to zero.
 */
async function changesSince(db: Database, filings: readonly CompanyFiling[]) {
  const filed = { companyId: details.companyId, seq: details.seq };
  const { subjectKind: subject, subjectId, payDate } = amounts;
  // An opening balance has no pay date; only the documents of a year include it.
  const isOpening = sql<boolean>`${amounts.entryId} is null`;
  const sums = byName(REPORTED_AMOUNTS, (name) => readBy(sql`sum(${amounts[name]})`, Number));
  const changed = await db
    .select({ ...filed, subject, subjectId, payDate, isOpening, ...sums })
    .from(details)
    .innerJoin(events, and(eq(events.companyId, details.companyId), eq(events.seq, details.seq)))
    .innerJoin(
      amounts,
      and(
        eq(amounts.companyId, details.companyId),
        gt(amounts.seq, details.seq),
        between(payDate, sql`date_trunc('year', ${details.coveredFrom})::date`, details.coveredTo),
      ),
    )
    .where(filingCondition(events, filings))
    .groupBy(details.companyId, details.seq, subject, subjectId, payDate, isOpening)
    .having(or(...REPORTED_AMOUNTS.map((name) => sql`sum(${amounts[name]}) <> 0`)));
  return groupByFiling(changed);
}

/**
 * Returns true if the taxable base of a tax changed; paid and withheld amounts are compared elsewhere. The
 * 940 uses none of these bases.
 */
function hasOtherBases({ before, after }: OpeningBalanceChange): boolean {
  return (
    JSON.stringify(openingBalanceBases(before ?? NO_OPENING_BALANCE)) !==
    JSON.stringify(openingBalanceBases(after))
  );
}
