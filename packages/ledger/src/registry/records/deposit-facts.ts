import { type DepositFacts, NO_DEPOSIT_FACTS } from '@garita/domain/company/deposit-facts.schema';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import { depositFacts as table } from '../../schema/company.tables.ts';
import { isOfVisibleCompany } from '../company-scope.ts';
import { type ChangeStamp, recordChange } from '../record-changes.ts';
import type { AccountScope, CompanyScope } from '../registry.ts';

/** The statements of a company about its deposits in a year. */
type DepositFactsOfYear = { companyId: number; year: number; facts: DepositFacts };

/** Lists the statements of all companies of an account about their deposits. */
export async function listDepositFacts(db: Database, scope: AccountScope): Promise<DepositFactsOfYear[]> {
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.accountId, scope.accountId), isOfVisibleCompany(scope, table)))
    .orderBy(table.companyId, table.year);
  return rows.map(toFactsOfYear);
}

/**
 * Returns what the companies of an employer number say of their deposits in a year: the newest that says
 * anything. Returns undefined if none of them does.
 */
export async function findDepositFacts(
  db: Database,
  { accountId, companyIds }: { accountId: number; companyIds: readonly number[] },
  year: number,
): Promise<DepositFacts | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(
      and(eq(table.accountId, accountId), inArray(table.companyId, [...companyIds]), eq(table.year, year)),
    )
    .orderBy(desc(table.companyId))
    .limit(1);
  return row && toFactsOfYear(row).facts;
}

/**
 * Saves what a company says of its deposits in a year, and records who changed what. The company must be
 * locked and belong to the account.
 */
export async function saveDepositFacts(
  tx: Transaction,
  stamp: ChangeStamp,
  { accountId, companyId }: CompanyScope,
  { year, facts }: Omit<DepositFactsOfYear, 'companyId'>,
): Promise<void> {
  const before =
    (await findDepositFacts(tx, { accountId, companyIds: [companyId] }, year)) ?? NO_DEPOSIT_FACTS;
  await tx
    .insert(table)
    .values({ accountId, companyId, year, ...facts })
    .onConflictDoUpdate({ target: [table.companyId, table.year], set: facts });
  await recordChange(tx, stamp, {
    tableName: 'companies',
    recordId: companyId,
    kind: 'updated',
    before: { deposits: { [year]: before } },
    after: { deposits: { [year]: facts } },
  });
}

function toFactsOfYear({
  accountId,
  companyId,
  year,
  ...facts
}: typeof table.$inferSelect): DepositFactsOfYear {
  return { companyId, year, facts };
}
