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
import type { ParameterVersion } from '@garita/domain/tax/parameter-changes';
import type {
  Confidence,
  LawParameters,
  ParameterKind,
  ParameterVersions,
} from '@garita/domain/tax/parameter-kinds';
import { futaReductionOf, unemploymentBaseOf } from '@garita/domain/tax/year-parameters';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { eq, sql } from 'drizzle-orm';
import { allOf } from '../../database/all-of.ts';
import type { Database, Transaction } from '../../database/client.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import { users } from '../../schema/account.tables.ts';
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
  return withoutWithdrawn(rows)
    .filter((row) => row.kind === kind)
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

/** The parameters of a year that only the employer's taxes depend on. */
export type EmployerLaw = { unemploymentBase: Cents; futaReduction: Rate | null };

/** Returns the base of unemployment insurance in a year, and the reduction of the FUTA credit if known. */
export async function getEmployerLaw(db: Database, year: number): Promise<EmployerLaw> {
  const rows = await parameterRows(db, {});
  return {
    unemploymentBase: unemploymentBaseOf({ unemploymentBases: versionsOf(rows, 'unemployment-base') }, year),
    futaReduction: futaReductionOf({ futaReductions: versionsOf(rows, 'futa-reduction') }, year),
  };
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

/** The document that a version was read from, and the confidence in it. */
export type ParameterSource = { source: string; confidence: Confidence | null };

/**
 * Adds a version of a fixed tax; versions never change. Of two versions of one day the one recorded later is
 * in force. The history of the tax shows it beside the version in force on that day.
 */
export async function addFixedTaxVersion(
  tx: Transaction,
  stamp: ChangeStamp,
  version: FixedTaxInput,
  from: ParameterSource = { source: '', confidence: null },
): Promise<FixedTax> {
  const inForce = await listFixedTaxesInForce(tx, version.effectiveFrom);
  const [row] = await tx
    .insert(fixedTaxes)
    .values({ ...version, ...from, ...enteredBy(stamp) })
    .returning();
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

function enteredBy({ actorId, at }: ChangeStamp) {
  return { enteredBy: actorId, enteredAt: at };
}

/** Adds versions of other parameters. Of two versions of one day the one recorded later is in force. */
export async function addParameterVersions(
  tx: Transaction,
  stamp: ChangeStamp,
  versions: readonly ParameterVersion[],
  from: ParameterSource,
): Promise<void> {
  if (versions.length === 0) return;
  await tx
    .insert(payParameters)
    .values(versions.map((version) => ({ ...version, ...from, ...enteredBy(stamp) })));
}

/** A version with its source, and who entered it and when; nobody entered what is built in. */
export type ParameterOrigin = ParameterSource & {
  kind: ParameterKind | ContributionConcept;
  version: number;
  effectiveFrom: CalendarDate;
  enteredBy: string | null;
  enteredAt: Date | null;
};

/** Lists the source of every version that was not withdrawn, in order of recording within its kind. */
export async function listParameterOrigins(db: Database): Promise<ParameterOrigin[]> {
  const name = {
    enteredBy: sql<string | null>`nullif(concat_ws(' ', ${users.name}, ${users.lastName}), '')`,
  };
  const columns = ({ version, effectiveFrom, source, confidence, enteredAt }: OriginColumns) => ({
    version,
    effectiveFrom,
    source,
    confidence,
    enteredAt,
  });
  const { taxes, others } = await allOf({
    taxes: db
      .select({ kind: fixedTaxes.concept, ...columns(fixedTaxes), ...name })
      .from(fixedTaxes)
      .leftJoin(users, eq(users.id, fixedTaxes.enteredBy))
      .orderBy(fixedTaxes.version),
    others: db
      .select({
        kind: payParameters.kind,
        ...columns(payParameters),
        ...name,
        value: sql<boolean | null>`case when ${payParameters.value} is not null then true end`,
      })
      .from(payParameters)
      .leftJoin(users, eq(users.id, payParameters.enteredBy))
      .orderBy(payParameters.kind, payParameters.version),
  });
  return [...taxes, ...withoutWithdrawn(others).map(({ value: _, ...origin }) => origin)];
}

/** Leaves out the versions of each kind and day of which the last one was withdrawn. */
function withoutWithdrawn<Row extends { kind: string; effectiveFrom: CalendarDate; value: unknown }>(
  rows: readonly Row[],
): Row[] {
  const dayOf = ({ kind, effectiveFrom }: Row) => `${kind} ${effectiveFrom}`;
  const lastOfDay = new Map(rows.map((row) => [dayOf(row), row]));
  return rows.filter((row) => row.value !== null && lastOfDay.get(dayOf(row))?.value !== null);
}

type OriginColumns = Pick<
  typeof fixedTaxes | typeof payParameters,
  'version' | 'effectiveFrom' | 'source' | 'confidence' | 'enteredAt'
>;

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
