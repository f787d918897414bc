import { byName, LINE_CONCEPTS, type LineConcept } from '@garita/domain/pay/concepts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { register } from '../../schema/index.ts';

/** The lines of which a company has booked anything in any period. Read from the register, which has a row for each period. */
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
