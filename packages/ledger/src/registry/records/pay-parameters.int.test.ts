import { SEED_FIXED_TAXES, SEED_WITHHOLDING_TABLES } from '@garita/domain/pay/withholding/tax-parameters';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/client.ts';
import { fixedTaxes, withholdingTables } from '../../schema/tax-parameter.tables.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { listFixedTaxesInForce, readPayParameters } from './pay-parameters.ts';

const CHECK_VIOLATION = '23514';

describe.each(databases)('the dated rates, on %s,', (kind) => {
  const database = useDatabase(kind);
  let db: Database;

  beforeAll(() => {
    db = database.db;
  });

  it('start as the domain states them, under the same versions', async () => {
    expect(await readPayParameters(db)).toEqual({
      fixedTaxes: SEED_FIXED_TAXES,
      withholdingTables: SEED_WITHHOLDING_TABLES,
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
    const [table] = await db
      .insert(withholdingTables)
      .values({ effectiveFrom: '2027-01-01', brackets: [] })
      .returning();
    expect([tax?.version, table?.version]).toEqual([10, 2]);
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
