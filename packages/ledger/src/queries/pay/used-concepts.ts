import { byName, LINE_CONCEPTS, type LineConcept } from '@garita/domain/pay/concepts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { register } from '../../schema/index.ts';

/**
 * Returns the concepts that a company has booked in any period. Reads the register, which has a row for each
 * period.
 */
export async function usedConcepts(db: Database, companyId: number): Promise<LineConcept[]> {
  const [used] = await usedBy(db, { companyId });
  return LINE_CONCEPTS.filter((name) => used?.[name]);
}

const usedBy = preparedQuery((db, { companyId }: Places<{ companyId: number }>) =>
  db
    .select(byName(LINE_CONCEPTS, (name) => sql<boolean>`coalesce(bool_or(${register[name]} <> 0), false)`))
    .from(register)
    .where(eq(register.companyId, companyId)),
);
