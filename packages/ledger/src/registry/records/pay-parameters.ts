import type { Cents } from '@garita/domain/money/cents';
import { mulDiv } from '@garita/domain/money/mul-div';
import { FULL_RATE, type Rate } from '@garita/domain/money/rate';
import {
  CONTRIBUTION_CONCEPTS,
  type ContributionConcept,
  type FixedTax,
  versionInForce,
} from '@garita/domain/pay/withholding/tax-parameters';
import type { FixedTaxInput } from '@garita/domain/tax/fixed-tax.schema';
import type { LawParameters, ParameterKind, ParameterVersions } from '@garita/domain/tax/parameter-kinds';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { allOf } from '../../database/all-of.ts';
import type { Database, Transaction } from '../../database/client.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import { fixedTaxes, payParameters } from '../../schema/tax-parameter.tables.ts';
import { type ChangeStamp, recordChange } from '../record-changes.ts';
import { requireColumn } from '../require-column.ts';

/**
 * Returns every dated rate, limit and table, from which a pay date picks the versions. All accounts share
 * them.
 */
export async function readLawParameters(db: Database): Promise<LawParameters> {
  const { taxes, rows } = await allOf({ taxes: listFixedTaxes(db), rows: parameterRows(db, {}) });
  return {
    fixedTaxes: taxes,
    withholdingTables: versionsOf(rows, 'specification-table'),
    incomeTaxLaws: versionsOf(rows, 'income-tax'),
    codaLimits: versionsOf(rows, 'coda-limits'),
    minimumWages: versionsOf(rows, 'minimum-wage'),
    unemploymentBases: versionsOf(rows, 'unemployment-base'),
    futaReductions: versionsOf(rows, 'futa-reduction'),
    freeDays: versionsOf(rows, 'holidays'),
  };
}

const parameterRows = preparedQuery((db) =>
  db.select().from(payParameters).orderBy(payParameters.kind, payParameters.version),
);

type ParameterRow = typeof payParameters.$inferSelect;

/**
 * Returns the versions of a kind in order of recording, without those of a day whose last version was
 * withdrawn.
 */
function versionsOf<Kind extends ParameterKind>(
  rows: readonly ParameterRow[],
  kind: Kind,
): ParameterVersions[Kind][] {
  const ofKind = rows.filter((row) => row.kind === kind);
  const lastOfDay = new Map(ofKind.map((row) => [row.effectiveFrom, row]));
  return ofKind
    .filter(({ effectiveFrom, value }) => value !== null && lastOfDay.get(effectiveFrom)?.value !== null)
    .map(
      ({ version, effectiveFrom, value }) =>
        // Rows of a kind hold the value of that kind; the column has the type of all.
        ({ version, effectiveFrom, ...value }) as ParameterVersions[Kind],
    );
}

/** Returns every version of every fixed tax, in order of recording. */
export async function listFixedTaxes(db: Database): Promise<FixedTax[]> {
  const rows = await fixedTaxRows(db, {});
  return rows.map(toFixedTax);
}

const fixedTaxRows = preparedQuery((db) => db.select().from(fixedTaxes).orderBy(fixedTaxes.version));

/** Returns the version of each fixed tax that is in force on a date, in the order of their ids 1 to 5. */
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

/** Returns the wage base of social security in a year: the limit of the tax divided by its rate. */
export async function getWageBase(db: Database, year: number): Promise<Cents | undefined> {
  const inForce = await listFixedTaxesInForce(db, `${year}-12-31`);
  for (const tax of inForce) {
    if (tax.concept === 'socialSecurity' && tax.limit !== undefined)
      return mulDiv(tax.limit, FULL_RATE, tax.rate);
  }
  return undefined;
}

/** Returns the rate at which disability insurance is withheld in a year; 0 where none is known. */
export async function getDisabilityRate(db: Database, year: number): Promise<Rate> {
  const inForce = await listFixedTaxesInForce(db, `${year}-12-31`);
  return inForce.flatMap((tax) => (tax.concept === 'disabilityInsurance' ? [tax.rate] : []))[0] ?? 0;
}

/** Returns the id of a fixed tax, 1 to 5. */
export function fixedTaxId(concept: ContributionConcept): number {
  return CONTRIBUTION_CONCEPTS.indexOf(concept) + 1;
}

/**
 * Adds a version of a fixed tax; versions never change. Of two versions of one day the one recorded later is
 * in force. The history of the tax shows it beside the version in force on that day.
 */
export async function addFixedTaxVersion(
  tx: Transaction,
  stamp: ChangeStamp,
  version: FixedTaxInput,
): Promise<FixedTax> {
  const inForce = await listFixedTaxesInForce(tx, version.effectiveFrom);
  const [row] = await tx.insert(fixedTaxes).values(version).returning();
  if (!row) throw new Error('Nothing came back from adding a version of a fixed tax');
  const after = toFixedTax(row);
  const before = inForce.find(({ concept }) => concept === after.concept);
  await recordChange(tx, stamp, {
    tableName: 'fixed_taxes',
    recordId: fixedTaxId(after.concept),
    kind: 'updated',
    ...(before ? { before } : {}),
    after,
  });
  return after;
}

// Events freeze the answer, so that it has no source.
function toFixedTax({
  version,
  effectiveFrom,
  concept,
  rate,
  weeklyAmount,
  limit,
}: typeof fixedTaxes.$inferSelect): FixedTax {
  const dated = { version, effectiveFrom, ...(limit === null ? {} : { limit }) };
  return concept === 'chauffeurInsurance'
    ? { ...dated, concept, weeklyAmount: requireColumn(weeklyAmount) }
    : { ...dated, concept, rate: requireColumn(rate) };
}
