import { byName, type ConceptOf, conceptsOf } from '@garita/domain/pay/concepts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { register } from '../schema/index.ts';

const LINES = conceptsOf(
  'hourly',
  'salary',
  'typed-earning',
  'contribution',
  'withholding',
  'typed-deduction',
  'reimbursement',
);

/** A line of a statement by itself, and no sum of others. */
export type UsableConcept = ConceptOf<
  'hourly' | 'salary' | 'typed-earning' | 'contribution' | 'withholding' | 'typed-deduction' | 'reimbursement'
>;

/** The lines of which a company has booked anything in any period. Read from the register, which has a row for each period. */
export async function usedConcepts(db: Database, companyId: number): Promise<UsableConcept[]> {
  const [used] = await db
    .select(byName(LINES, (name) => sql<boolean>`coalesce(bool_or(${register[name]} <> 0), false)`))
    .from(register)
    .where(eq(register.companyId, companyId));
  return LINES.filter((name) => used?.[name]);
}
