import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { companies, contractorPayments, entries, events, heads, taxLines } from '../schema/index.ts';

// Checks whether the ledger uses a record. Deleted entries count, because their events stay.

/** Returns true if anything was ever recorded for the company. */
export async function hasHistory(db: Database, companyId: number): Promise<boolean> {
  const found = await db
    .select({ companyId: heads.companyId })
    .from(heads)
    .where(and(eq(heads.companyId, companyId), gt(heads.lastSeq, 0)));
  return found.length > 0;
}

/** Returns true if the employee ever had time. */
export async function hadTime(
  db: Database,
  { companyId, employeeId }: { companyId: number; employeeId: number },
): Promise<boolean> {
  const found = await db
    .select({ entryId: entries.entryId })
    .from(entries)
    .where(and(eq(entries.companyId, companyId), eq(entries.employeeId, employeeId)))
    .limit(1);
  return found.length > 0;
}

/** Returns true if the contractor ever had time. */
export async function contractorHadTime(
  db: Database,
  { companyId, contractorId }: { companyId: number; contractorId: number },
): Promise<boolean> {
  const found = await db
    .select({ entryId: contractorPayments.entryId })
    .from(contractorPayments)
    .where(
      and(eq(contractorPayments.companyId, companyId), eq(contractorPayments.contractorId, contractorId)),
    )
    .limit(1);
  return found.length > 0;
}

/** Returns true if time of the account was ever loaded or changed under this accountant. */
export async function accountantHadTime(
  db: Database,
  { accountId }: { accountId: number },
  accountantId: number,
): Promise<boolean> {
  const found = await db
    .select({ seq: events.seq })
    .from(events)
    .innerJoin(companies, eq(companies.id, events.companyId))
    .where(
      and(
        eq(companies.accountId, accountId),
        sql`${events.data} @> ${JSON.stringify({ inputs: { accountantId } })}::jsonb`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Returns true if the tax line was ever part of a payment. */
export async function isCompanyTaxUsed(
  db: Database,
  { companyId, taxId }: { companyId: number; taxId: number },
): Promise<boolean> {
  const found = await db
    .select({ seq: taxLines.seq })
    .from(taxLines)
    .where(and(eq(taxLines.companyId, companyId), eq(taxLines.taxId, taxId)))
    .limit(1);
  return found.length > 0;
}
