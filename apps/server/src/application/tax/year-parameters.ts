import { isAllowed } from '@garita/domain/account/permissions';
import type { Cents } from '@garita/domain/money/cents';
import { applyRate } from '@garita/domain/money/rate';
import { versionInForce } from '@garita/domain/pay/withholding/tax-parameters';
import { completed, parameterChanges, yearParameterProblems } from '@garita/domain/tax/parameter-changes';
import type { Confidence } from '@garita/domain/tax/parameter-kinds';
import {
  areParametersDue,
  differingFields,
  isSocialSecurity,
  lackingParameters,
  type NewEachYear,
  yearParameters,
} from '@garita/domain/tax/year-parameters';
import {
  PARAMETER_FIELDS,
  type ParameterField,
  type YearParameters,
} from '@garita/domain/tax/year-parameters.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { Database, Transaction } from '@garita/ledger/database/client';
import {
  type CompanyCount,
  countCompanyEntriesPaidBetween,
  countEmployeesBelow,
} from '@garita/ledger/queries/parameter-reach';
import { type ChangeStamp, recordChange } from '@garita/ledger/registry/record-changes';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import {
  addFixedTaxVersion,
  addParameterVersions,
  listParameterOrigins,
  type ParameterOrigin,
  readLawParameters,
} from '@garita/ledger/registry/records/pay-parameters';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { hasAccessToYears } from '../access.ts';
import { useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';

/**
 * The version of a value in force, with its source. `enteredBy` is null for what is built in, and for readers
 * who are no administrators.
 */
export type FieldOrigin = {
  field: ParameterField;
  effectiveFrom: CalendarDate;
  source: string;
  confidence: Confidence | null;
  enteredBy: string | null;
  /** ISO 8601; null for what is built in. */
  enteredAt: string | null;
};

/** The parameters of a year, where each comes from, and what the year still lacks. */
export type YearParametersAnswer = YearParameters & {
  year: number;
  lacking: NewEachYear[];
  origins: FieldOrigin[];
};

type OneYear = { year: number };

/**
 * Returns the parameters of a year. Who entered them is told to administrators alone, because all accounts
 * share them. Errors: `not-found` for a year without parameters.
 */
export const getYearParameters = useCase(
  'records:read',
  async ({ dependencies, actor }, { year }: OneYear): Promise<YearParametersAnswer> => {
    const answer = await readYear(dependencies.database, year, dependencies.today());
    return isAllowed(actor.role, 'fixed-taxes:write') ? answer : withoutNames(answer);
  },
);

/**
 * Adds versions of what differs from the parameters of a year; past pay keeps what it froze. Equal parameters
 * add nothing. Errors: `not-found`, `invalid-input`, those of a key.
 */
export const saveYearParameters = useCase(
  'fixed-taxes:write',
  (
    context,
    { year, parameters: wanted, ...command }: IdempotentInput & OneYear & { parameters: YearParameters },
  ): Promise<YearParametersAnswer> =>
    writeIdempotently(
      context,
      { operation: 'parameters.save', ...command, request: [year, wanted] },
      async (tx, stamp) => {
        const today = context.dependencies.today();
        const { lacking, origins, year: _, ...before } = await readYear(tx, year, today);
        requireNoProblems(year, wanted, before);
        await addVersions(tx, stamp, { year, wanted: completed(year, wanted, before), before });
        const saved = await readYear(tx, year, today);
        const { lacking: __, origins: ___, year: ____, ...after } = saved;
        await recordChange(tx, stamp, {
          tableName: 'pay_parameters',
          recordId: year,
          kind: 'updated',
          before,
          after,
        });
        return saved;
      },
    ),
);

async function addVersions(
  tx: Transaction,
  stamp: ChangeStamp,
  { year, wanted, before }: OneYear & { wanted: YearParameters; before: YearParameters },
): Promise<void> {
  const parameters = await readLawParameters(tx);
  const { versions, socialSecurityBase } = parameterChanges(year, { wanted, current: before, parameters });
  const from = { source: wanted.source, confidence: wanted.confidence };
  await addParameterVersions(tx, stamp, versions, from);
  if (socialSecurityBase === undefined) return;
  const effectiveFrom = `${year}-01-01`;
  const { rate } = orNotFound(
    versionInForce(parameters.fixedTaxes.filter(isSocialSecurity), `${year}-12-31`),
  );
  const limit = applyRate(socialSecurityBase, rate);
  for (const concept of ['socialSecurity', 'socialSecurityOnTips'] as const)
    await addFixedTaxVersion(tx, stamp, { concept, rate, limit, effectiveFrom }, from);
}

function requireNoProblems(year: number, wanted: YearParameters, before: YearParameters): void {
  const errors = yearParameterProblems(year, wanted, before);
  if (errors.length > 0) throw new AppError('invalid-input', { errors });
}

async function readYear(db: Database, year: number, today: CalendarDate): Promise<YearParametersAnswer> {
  const parameters = await readLawParameters(db);
  const values = orNotFound(yearParameters(parameters, year));
  const rows = await listParameterOrigins(db);
  const origins = originsOf(rows, year).filter(({ field }) => hasValue(values[field]));
  const { source = '', confidence = null } = latestOfYear(rows, year) ?? {};
  return {
    ...values,
    source,
    confidence,
    year,
    lacking: areParametersDue(year, today) ? lackingParameters(parameters, year) : [],
    origins,
  };
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

/** The kind of version that holds each field. */
const KIND_OF_FIELD: Record<ParameterField, ParameterOrigin['kind']> = {
  brackets: 'income-tax',
  exemptions: 'income-tax',
  specificationTable: 'specification-table',
  minimumWages: 'minimum-wage',
  socialSecurityBase: 'socialSecurity',
  codaLimits: 'coda-limits',
  unemploymentBase: 'unemployment-base',
  futaReduction: 'futa-reduction',
  holidays: 'holidays',
};

function originsOf(rows: readonly ParameterOrigin[], year: number): FieldOrigin[] {
  return PARAMETER_FIELDS.flatMap((field) => {
    const inForce = versionInForce(
      rows.filter(({ kind }) => kind === KIND_OF_FIELD[field]),
      `${year}-12-31`,
    );
    if (!inForce) return [];
    const { effectiveFrom, source, confidence, enteredBy, enteredAt } = inForce;
    return [
      { field, effectiveFrom, source, confidence, enteredBy, enteredAt: enteredAt?.toISOString() ?? null },
    ];
  });
}

/** Returns the version of a year that was entered last; of what is built in, the first. */
function latestOfYear(rows: readonly ParameterOrigin[], year: number): ParameterOrigin | undefined {
  const kinds = new Set(Object.values(KIND_OF_FIELD));
  return rows
    .filter(({ kind, effectiveFrom }) => kinds.has(kind) && yearOf(effectiveFrom) === year)
    .reduce<ParameterOrigin | undefined>(
      (latest, row) => (!latest || momentOf(row) > momentOf(latest) ? row : latest),
      undefined,
    );
}

function momentOf({ enteredAt }: ParameterOrigin): number {
  return enteredAt?.getTime() ?? 0;
}

function withoutNames({ origins, ...answer }: YearParametersAnswer): YearParametersAnswer {
  return { ...answer, origins: origins.map((origin) => ({ ...origin, enteredBy: null })) };
}

/** A company with the entries and the employees that a change of the parameters reaches. */
export type ReachedCompany = {
  companyId: number;
  company: string;
  /** The live entries of the year whose withholding a recalculation would compute anew. */
  entries: number;
  /** The active employees whose hourly rate is below the highest minimum wage of the year. */
  belowMinimumWage: number;
};

/** The fields that a change would touch, and the companies that it reaches. Nothing past changes. */
export type ParameterEffect = { fields: ParameterField[]; companies: ReachedCompany[] };

/** The fields on which the withholding of pay depends. */
const OF_PAY: readonly ParameterField[] = [
  'brackets',
  'exemptions',
  'specificationTable',
  'socialSecurityBase',
  'codaLimits',
];

/**
 * Returns what a change of a year's parameters would reach in every company of the account. Nothing is
 * stored. Errors: `not-found`, `invalid-input`.
 */
export const yearParametersEffect = useCase(
  'pay:read',
  async (
    { dependencies: { database, today }, actor },
    { year, parameters: wanted }: OneYear & { parameters: YearParameters },
  ): Promise<ParameterEffect> => {
    const { lacking, origins, year: _, ...before } = await readYear(database, year, today());
    // The source and its confidence may be typed last.
    const sourced = { ...wanted, source: wanted.source || '-', confidence: wanted.confidence ?? 'low' };
    requireNoProblems(year, sourced, before);
    const after = completed(year, wanted, before);
    const fields = differingFields(before, after);
    const days = { from: `${year}-01-01`, before: `${year + 1}-01-01` };
    const isOfPay = fields.some((field) => OF_PAY.includes(field)) && hasAccessToYears(actor, [year]);
    const wage: Cents = Math.max(0, ...after.minimumWages.map(({ hourly }) => hourly));
    const companies = await companyRegistry.list(database, actor);
    const reached = isOfPay ? await countCompanyEntriesPaidBetween(database, actor, days) : [];
    const below = fields.includes('minimumWages') ? await countEmployeesBelow(database, actor, wage) : [];
    return {
      fields,
      companies: companies
        .map(({ id, name }) => ({
          companyId: id,
          company: name,
          entries: countOf(reached, id),
          belowMinimumWage: countOf(below, id),
        }))
        .filter(({ entries, belowMinimumWage }) => entries + belowMinimumWage > 0),
    };
  },
);

function countOf(counts: readonly CompanyCount[], id: number): number {
  return counts.find(({ companyId }) => companyId === id)?.count ?? 0;
}
