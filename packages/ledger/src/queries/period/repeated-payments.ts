import { and, asc, eq, gt, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../../database/prepared-query.ts';
import { readBy } from '../../database/read-by.ts';
import { details, entries } from '../../schema/index.ts';
import { employees } from '../../schema/people.tables.ts';
import { CORRECTION_JOIN } from '../pay/paid-entries.ts';
import { type PayBeside, payOfEntries } from '../pay/pay-beside.ts';

/** Payments of one person for one period of a company with the same net, in order of loading. */
export type RepeatedPayment = { companyId: number; periodId: number; payments: PayBeside[] };

/**
 * Returns the payments that look repeated in some companies, of those paid since a day: live pay, without
 * corrections, of the same person, period and net. Several records of a person in a company count together.
 */
export async function listRepeatedPayments(
  db: Database,
  companyIds: readonly number[],
  since: string,
): Promise<RepeatedPayment[]> {
  if (companyIds.length === 0) return [];
  return withPayments(db, await ofCompanies(db, { companyIds: idList(companyIds), since }));
}

/** Returns the payments of a period that look repeated, as `listRepeatedPayments` does. */
export async function repeatedPaymentsOfPeriod(
  db: Database,
  place: { companyId: number; periodId: number },
): Promise<RepeatedPayment[]> {
  return withPayments(db, await ofPeriod(db, place));
}

const ofCompanies = preparedQuery(
  (db, { companyIds, since }: Places<{ companyIds: string; since: string }>) =>
    selectEqualPayments(
      db,
      and(isAnyOf(entries.companyId, companyIds), gte(entries.payDate, sql`${since}::date`)),
    ),
);

const ofPeriod = preparedQuery(
  (db, { companyId, periodId }: Places<{ companyId: number; periodId: number }>) =>
    selectEqualPayments(db, and(eq(entries.companyId, companyId), eq(entries.periodId, periodId))),
);

function selectEqualPayments(db: Database, where: SQL | undefined) {
  return db
    .select({
      companyId: entries.companyId,
      periodId: entries.periodId,
      entryIds: readBy(sql`string_agg(${entries.entryId}::text, ',')`, (ids: string) =>
        ids.split(',').map(Number),
      ),
    })
    .from(entries)
    .innerJoin(employees, eq(employees.id, entries.employeeId))
    .leftJoin(details, CORRECTION_JOIN)
    .where(and(where, eq(entries.status, 'live'), isNull(details.corrects)))
    .groupBy(
      entries.companyId,
      entries.periodId,
      entries.net,
      // A record whose number has no index is a person by itself.
      sql`coalesce(${employees.socialSecurityIndex}, ${employees.id}::text)`,
    )
    .having(gt(sql`count(*)`, 1))
    .orderBy(asc(entries.companyId), asc(entries.periodId), sql`min(${entries.entryId})`);
}

async function withPayments(
  db: Database,
  groups: readonly { companyId: number; periodId: number; entryIds: number[] }[],
): Promise<RepeatedPayment[]> {
  if (groups.length === 0) return [];
  const paid = await payOfEntries(
    db,
    groups.flatMap(({ entryIds }) => entryIds),
  );
  return groups.map(({ entryIds, ...place }) => ({
    ...place,
    payments: paid
      .filter(({ entryId }) => entryIds.includes(entryId))
      .toSorted((a, b) => a.createdSeq - b.createdSeq),
  }));
}
