import type { PayParameters } from '@garita/domain/pay/pay-facts';
import {
  CONTRIBUTION_CONCEPTS,
  type FixedTax,
  versionInForce,
  type WithholdingTable,
} from '@garita/domain/tax/tax-parameters';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Database } from '../database/client.ts';
import { fixedTaxes, withholdingTables } from '../schema/registry.tables.ts';
import { stated } from './stated.ts';

/** Every dated rate, limit and table, of which a pay date picks the versions. The same for every account. */
export async function readPayParameters(db: Database): Promise<PayParameters> {
  return { fixedTaxes: await listFixedTaxes(db), withholdingTables: await listWithholdingTables(db) };
}

/** Every version of every fixed tax, as they were recorded. */
export async function listFixedTaxes(db: Database): Promise<FixedTax[]> {
  const rows = await db.select().from(fixedTaxes).orderBy(fixedTaxes.version);
  return rows.map(toFixedTax);
}

/** The version of each fixed tax that is in force on a date, in the order of their ids 1 to 5. */
export async function listFixedTaxesInForce(db: Database, date: CalendarDate): Promise<FixedTax[]> {
  const versions = await listFixedTaxes(db);
  return CONTRIBUTION_CONCEPTS.flatMap((concept) => {
    const inForce = versionInForce(
      versions.filter((version) => version.concept === concept),
      date,
    );
    return inForce ?? [];
  });
}

/** Every version of the income tax withholding table, as they were recorded. */
export async function listWithholdingTables(db: Database): Promise<WithholdingTable[]> {
  return db.select().from(withholdingTables).orderBy(withholdingTables.version);
}

function toFixedTax({
  concept,
  rate,
  weeklyAmount,
  limit,
  ...dated
}: typeof fixedTaxes.$inferSelect): FixedTax {
  const version = { ...dated, ...(limit === null ? {} : { limit }) };
  return concept === 'chauffeurInsurance'
    ? { ...version, concept, weeklyAmount: stated(weeklyAmount) }
    : { ...version, concept, rate: stated(rate) };
}
