import type { BonusRule } from '@garita/domain/company/bonus-rule.schema';
import { and, eq, getTableName } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import { bonusRules as table } from '../../schema/company.tables.ts';
import { type ChangeStamp, recordChange } from '../record-changes.ts';
import type { CompanyScope } from '../registry.ts';

/** Returns the settings with which a company's bonus was last calculated; undefined before the first time. */
export async function findBonusRule(
  db: Database,
  { accountId, companyId }: CompanyScope,
): Promise<BonusRule | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.accountId, accountId), eq(table.companyId, companyId)));
  return row && fromRow(row);
}

/**
 * Saves the settings that were used, and records who changed what. The company must belong to the account.
 */
export async function saveBonusRule(
  tx: Transaction,
  stamp: ChangeStamp,
  { accountId, companyId }: CompanyScope,
  rule: BonusRule,
): Promise<void> {
  const before = await findBonusRule(tx, { accountId, companyId });
  await tx
    .insert(table)
    .values({ accountId, companyId, ...toColumns(rule) })
    .onConflictDoUpdate({ target: table.companyId, set: toColumns(rule) });
  await recordChange(tx, stamp, {
    tableName: getTableName(table),
    recordId: companyId,
    kind: before ? 'updated' : 'inserted',
    ...(before ? { before } : {}),
    after: rule,
  });
}

function toColumns({ employeeThreshold, large, small, countedHours }: BonusRule) {
  return {
    employeeThreshold,
    largeRate: large.rate,
    largeMaximum: large.maximum,
    smallRate: small.rate,
    smallMaximum: small.maximum,
    countsRegular: countedHours.regular,
    countsOvertime: countedHours.overtime,
    countsVacation: countedHours.vacation,
    countsSick: countedHours.sick,
  };
}

function fromRow(row: typeof table.$inferSelect): BonusRule {
  return {
    employeeThreshold: row.employeeThreshold,
    large: { rate: row.largeRate, maximum: row.largeMaximum },
    small: { rate: row.smallRate, maximum: row.smallMaximum },
    countedHours: {
      regular: row.countsRegular,
      overtime: row.countsOvertime,
      vacation: row.countsVacation,
      sick: row.countsSick,
    },
  };
}
