import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FilingKey } from '../../registry/encrypted/filed-copy.ts';

/**
 * Returns the condition that an event marks a document as filed for one of the companies of these filings.
 */
export function filingCondition(
  event: { companyId: PgColumn; type: PgColumn },
  filings: readonly FilingKey[],
): SQL | undefined {
  const companyIds = new Set(filings.map(({ companyId }) => companyId));
  return and(
    inArray(event.companyId, [...companyIds]),
    sql`${event.type} = 'DocumentFiled'`, // written out, as the index of these events has it
  );
}

/** Groups rows by filing, in the order of the rows. */
export function groupByFiling<Found extends FilingKey>(
  found: readonly Found[],
): (filing: FilingKey) => readonly Found[] {
  return ({ companyId, seq }) => found.filter((one) => one.companyId === companyId && one.seq === seq);
}
