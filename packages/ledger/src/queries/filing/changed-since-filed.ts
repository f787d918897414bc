import {
  filingsCovering,
  isAffectedByChange,
  isOfCalendarYear,
  REPORTED_AMOUNTS,
  reportsUncollectedTips,
  subjectOf,
} from '@garita/domain/filing/filed/filed-document';
import type { Cents } from '@garita/domain/money/cents';
import { byName } from '@garita/domain/pay/concepts';
import { NO_OPENING_BALANCE, openingBalanceBases } from '@garita/domain/returns/opening-balance-of-year';
import { and, between, eq, gt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import { readBy } from '../../database/read-by.ts';
import { amounts, details, events } from '../../schema/index.ts';
import type { CompanyFiling } from './filed-documents.ts';
import { filingCondition, groupByFiling } from './group-by-filing.ts';
import { findFilingsWithMovedBases } from './moved-bases.ts';
import { type OpeningBalanceChange, openingBalanceChanges } from './opening-balance-changes.ts';

/**
 * Returns those of these filings whose pay has changed since. A filing changed if later events change an
 * amount of its form on its own days, if changes of the year leave other taxes on tips uncollected, or if
 * changes on earlier days of the year, or to the opening balance, move the taxable part of pay on its days.
 * Changes that cancel out do not count. Makes two queries for any
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
      openingBalanceChangesOf(one).some(hasOtherBases)) ||
    (reportsUncollectedTips(one) && changesUncollectedTips(changesOf(one)));
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
  const after = alias(details, 'after');
  const before = alias(details, 'before');
  // An event has the parts of the whole entry, not their differences.
  const left = (tax: 'SocialSecurity' | 'Medicare') => {
    const of = (one: typeof after | typeof before) =>
      sql`coalesce(${one[`carried${tax}`]}, 0) - coalesce(${one[`carriedIn${tax}`]}, 0)`;
    return sql`sum(case when ${after.status} = 'live' then ${of(after)} else 0 end - (${of(before)}))`;
  };
  // Pay of a non-resident before and after the change: documents of wages leave it out.
  const isNonResident = sql<boolean>`(${amounts.entryId} is not null
    and (${after.status} is distinct from 'live' or ${after.nonResidentPay} is not null)
    and (${before.seq} is null or ${before.nonResidentPay} is not null))`;
  const sums = {
    ...byName(REPORTED_AMOUNTS, (name) => readBy(sql`sum(${amounts[name]})`, Number)),
    uncollectedSocialSecurity: readBy(left('SocialSecurity'), Number),
    uncollectedMedicare: readBy(left('Medicare'), Number),
  };
  const changed = await db
    .select({ ...filed, subject, subjectId, payDate, isOpening, isNonResident, ...sums })
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
    .leftJoin(after, and(eq(after.companyId, amounts.companyId), eq(after.seq, amounts.seq)))
    .leftJoin(before, and(eq(before.companyId, after.companyId), eq(before.seq, after.replacesSeq)))
    .where(filingCondition(events, filings))
    .groupBy(details.companyId, details.seq, subject, subjectId, payDate, isOpening, isNonResident)
    .having(
      or(
        ...REPORTED_AMOUNTS.map((name) => sql`sum(${amounts[name]}) <> 0`),
        sql`${left('SocialSecurity')} <> 0`,
        sql`${left('Medicare')} <> 0`,
      ),
    );
  return groupByFiling(changed);
}

type Uncollected = { subjectId: number; uncollectedSocialSecurity: number; uncollectedMedicare: number };

/** Returns true if the changes of a year leave other taxes on tips of a person uncollected. */
function changesUncollectedTips(changes: readonly Uncollected[]): boolean {
  const people = new Map<number, [Cents, Cents]>();
  for (const { subjectId, uncollectedSocialSecurity: social, uncollectedMedicare: medicare } of changes) {
    const [earlierSocial, earlierMedicare] = people.get(subjectId) ?? [0, 0];
    people.set(subjectId, [earlierSocial + social, earlierMedicare + medicare]);
  }
  return [...people.values()].flat().some((cents) => cents !== 0);
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
