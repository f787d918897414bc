import type {
  OpeningBalanceAmounts,
  OpeningBalanceOfYear,
} from '@garita/domain/returns/opening-balance-of-year';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import type { FilingKey } from '../../registry/encrypted/filed-copy.ts';
import { details, events, openings } from '../../schema/index.ts';
import { toOpeningBalanceOfYear } from '../opening-balance/opening-balance.ts';
import type { CompanyFiling } from './filed-documents.ts';
import { filingCondition, groupByFiling } from './group-by-filing.ts';

/**
 * An opening balance that was entered after a document of its year was filed; `before` is absent if there
 * was none before.
 */
export type OpeningBalanceChange = {
  employeeId: number;
  before: OpeningBalanceAmounts | undefined;
  after: OpeningBalanceOfYear;
};

/**
 * Returns the opening balances that changed since each of these filings. Makes one query, and one more for
 * each opening balance that is newer than a filing.
 */
export async function openingBalanceChanges(
  db: Database,
  filings: readonly CompanyFiling[],
): Promise<(filing: CompanyFiling) => readonly OpeningBalanceChange[]> {
  const filed = alias(events, 'filed');
  const rows = await db
    .select({
      companyId: filed.companyId,
      seq: filed.seq,
      employeeId: openings.employeeId,
      streamId: events.streamId,
      type: events.type,
      schemaVersion: events.schemaVersion,
      data: events.data,
    })
    .from(filed)
    .innerJoin(details, and(eq(details.companyId, filed.companyId), eq(details.seq, filed.seq)))
    .innerJoin(
      openings,
      and(
        eq(openings.companyId, filed.companyId),
        gt(openings.lastSeq, filed.seq),
        eq(openings.taxYear, sql`extract(year from ${details.coveredFrom})`),
      ),
    )
    .innerJoin(events, and(eq(events.companyId, openings.companyId), eq(events.seq, openings.lastSeq)))
    .where(filingCondition(filed, filings));
  const changes: (OpeningBalanceChange & FilingKey)[] = [];
  for (const { companyId, seq, employeeId, streamId, ...event } of rows) {
    const before = await openingBalanceBefore(db, { companyId, streamId, seq });
    changes.push({
      companyId,
      seq,
      employeeId,
      before,
      after: toOpeningBalanceOfYear(event),
    });
  }
  return groupByFiling(changes);
}

/** Returns the opening balance of a year before an event of its company. */
async function openingBalanceBefore(
  db: Database,
  { companyId, streamId, seq }: { companyId: number; streamId: string; seq: number },
): Promise<OpeningBalanceAmounts | undefined> {
  const [event] = await db
    .select({ type: events.type, schemaVersion: events.schemaVersion, data: events.data })
    .from(events)
    .where(
      and(
        eq(events.companyId, companyId),
        eq(events.streamId, streamId),
        inArray(events.type, ['OpeningBalanceSet', 'OpeningBalanceCorrected']),
        lte(events.seq, seq),
      ),
    )
    .orderBy(desc(events.seq))
    .limit(1);
  return event && toOpeningBalanceOfYear(event);
}
