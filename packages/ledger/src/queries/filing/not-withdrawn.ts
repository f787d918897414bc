import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import { details, events } from '../../schema/index.ts';

/**
 * Returns the condition that no later event of this type takes back the one of `events`. The type is part of
 * the text, as the indexes of these events require.
 */
export function isNotWithdrawn(db: Database, type: 'FilingWithdrawn' | 'SettlementWithdrawn'): SQL {
  const withdrawn = alias(details, 'withdrawn');
  const withdrawal = alias(events, 'withdrawal');
  return notExists(
    db
      .select({ one: sql`1` })
      .from(withdrawal)
      .innerJoin(
        withdrawn,
        and(eq(withdrawn.companyId, withdrawal.companyId), eq(withdrawn.seq, withdrawal.seq)),
      )
      .where(
        and(
          eq(withdrawal.companyId, events.companyId),
          sql`${withdrawal.type} = ${sql.raw(`'${type}'`)}`,
          eq(withdrawn.replacesSeq, events.seq),
        ),
      ),
  );
}
