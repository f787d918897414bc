import { SEED_MINIMUM_WAGES } from '@garita/domain/pay/minimum-wage';
import { SEED_CODA_LIMITS } from '@garita/domain/pay/withholding/certificate/coda-limit';
import { SEED_INCOME_TAX_LAWS } from '@garita/domain/pay/withholding/certificate/income-tax-law';
import { SEED_FIXED_TAXES, SEED_WITHHOLDING_TABLES } from '@garita/domain/pay/withholding/tax-parameters';
import { SEED_FUTA_REDUCTIONS, SEED_UNEMPLOYMENT_BASES } from '@garita/domain/tax/parameter-kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/client.ts';
import { fixedTaxes, payParameters } from '../../schema/tax-parameter.tables.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { listFixedTaxesInForce, readLawParameters } from './pay-parameters.ts';

const CHECK_VIOLATION = '23514';

describe.each(databases)('the dated rates, on %s,', (kind) => {
  const database = useDatabase(kind);
  let db: Database;

  beforeAll(() => {
    db = database.db;
  });

  it('start as the domain states them, under the same versions', async () => {
    expect(await readLawParameters(db)).toEqual({
      fixedTaxes: SEED_FIXED_TAXES,
      withholdingTables: SEED_WITHHOLDING_TABLES,
      incomeTaxLaws: SEED_INCOME_TAX_LAWS,
      codaLimits: SEED_CODA_LIMITS,
      minimumWages: SEED_MINIMUM_WAGES,
      unemploymentBases: SEED_UNEMPLOYMENT_BASES,
      futaReductions: SEED_FUTA_REDUCTIONS,
      freeDays: [],
    });
  });

  it('are in force from their date on, one of each fixed tax in the order of their ids', async () => {
    const versionsOn = async (date: string) =>
      (await listFixedTaxesInForce(db, date)).map(({ version }) => version);
    expect(await versionsOn('2023-12-31')).toEqual([]);
    expect(await versionsOn('2024-12-31')).toEqual([1, 2, 3, 4, 5]);
    expect(await versionsOn('2025-01-01')).toEqual([1, 2, 6, 7, 5]);
    expect(await versionsOn('2030-06-15')).toEqual([1, 2, 8, 9, 5]);
  });

  it('are numbered on from the last that was seeded', async () => {
    const weekly = { concept: 'chauffeurInsurance', effectiveFrom: '2027-01-01', weeklyAmount: 60 } as const;
    const [tax] = await db.insert(fixedTaxes).values(weekly).returning();
    const [limits] = await db
      .insert(payParameters)
      .values({ kind: 'coda-limits', effectiveFrom: '2027-01-01', value: null })
      .returning();
    expect([tax?.version, limits?.version]).toEqual([10, 4]);
  });

  it.each([
    { concept: 'medicare', effectiveFrom: '2027-01-01', weeklyAmount: 50 } as const,
    { concept: 'chauffeurInsurance', effectiveFrom: '2027-01-01', rate: 10_000 } as const,
    { concept: 'socialSecurity', effectiveFrom: '2027-01-01' } as const,
  ])('are refused by the database where $concept comes in the wrong unit or in none', async (row) => {
    const insert = db.insert(fixedTaxes).values(row);
    await expect(insert).rejects.toMatchObject({ cause: { code: CHECK_VIOLATION } });
  });
});
