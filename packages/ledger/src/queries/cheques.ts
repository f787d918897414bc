import { and, asc, desc, eq, gte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.ts';
import { cheques } from '../schema/index.ts';

/**
 * The number that a company's next cheque takes: the one after the newest cheque's, or the first after it that was never
 * taken. Under the lock of the company's log nobody else gets the same.
 */
export async function nextChequeNumber(db: Database, companyId: number): Promise<number> {
  const newest = alias(cheques, 'newest');
  const following = alias(cheques, 'following');
  const [last] = await db
    .select({ number: cheques.number })
    .from(cheques)
    .where(
      and(
        eq(cheques.companyId, companyId),
        gte(
          cheques.number,
          db
            .select({ number: newest.number })
            .from(newest)
            .where(eq(newest.companyId, companyId))
            .orderBy(desc(newest.issuedSeq))
            .limit(1),
        ),
        notExists(
          db
            .select({ number: following.number })
            .from(following)
            .where(and(eq(following.companyId, companyId), sql`${following.number} = ${cheques.number} + 1`)),
        ),
      ),
    )
    .orderBy(asc(cheques.number))
    .limit(1);
  return (last?.number ?? 0) + 1;
}

/** Whether a number was ever a cheque's, void or not. */
export async function isChequeNumberTaken(db: Database, companyId: number, number: number): Promise<boolean> {
  const taken = await db
    .select({ number: cheques.number })
    .from(cheques)
    .where(and(eq(cheques.companyId, companyId), eq(cheques.number, number)));
  return taken.length > 0;
}
