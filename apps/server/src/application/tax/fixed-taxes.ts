import { isDeepStrictEqual } from 'node:util';
import type { Cents } from '@garita/domain/money/cents';
import {
  CONTRIBUTION_CONCEPTS,
  type ContributionConcept,
  type FixedTax,
  versionInForce,
} from '@garita/domain/pay/withholding/tax-parameters';
import type { FixedTaxInput } from '@garita/domain/tax/fixed-tax.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { countEntriesPaidBetween } from '@garita/ledger/queries/pay/entries-paid-between';
import { yearToDateTotals } from '@garita/ledger/queries/pay/year-to-date';
import { scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import {
  addFixedTaxVersion,
  fixedTaxId,
  listFixedTaxes as listAllFixedTaxes,
  listFixedTaxesInForce,
} from '@garita/ledger/registry/records/pay-parameters';
import { orNotFound } from '../../refusal/app-error.ts';
import { hasAccessToYears, requireYearAccess } from '../access.ts';
import { useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';

/** A version of a fixed tax. The id, 1 to 5, belongs to its concept and is the same for every version. */
export type FixedTaxRecord = FixedTax & { id: number };

type OneFixedTax = { fixedTaxId: number };

/** Lists the fixed taxes in force today, in the order of their ids. */
export const listFixedTaxes = useCase('records:read', async ({ dependencies }): Promise<FixedTaxRecord[]> => {
  const inForce = await listFixedTaxesInForce(dependencies.database, dependencies.today());
  return inForce.map(withId);
});

/** Returns one fixed tax as in force today. Errors: `not-found`. */
export const getFixedTax = useCase(
  'records:read',
  async ({ dependencies }, { fixedTaxId: id }: OneFixedTax): Promise<FixedTaxRecord> => {
    const inForce = await listFixedTaxesInForce(dependencies.database, dependencies.today());
    return withId(orNotFound(inForce.find(({ concept }) => fixedTaxId(concept) === id)));
  },
);

/**
 * Lists every version of a fixed tax by effective date; versions of one day in order of recording. Errors:
 * `not-found`.
 */
export const listFixedTaxVersions = useCase(
  'records:read',
  async ({ dependencies }, { fixedTaxId: id }: OneFixedTax): Promise<FixedTaxRecord[]> => {
    const concept = conceptWithId(id);
    const versions = await listAllFixedTaxes(dependencies.database);
    return versions
      .filter((version) => version.concept === concept)
      .toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom) || a.version - b.version)
      .map(withId);
  },
);

/**
 * Adds a version of a fixed tax from a date on; past pay keeps what it froze. A version equal to the one in
 * force on that day is not added. Errors: those of a key.
 */
export const saveFixedTax = useCase(
  'fixed-taxes:write',
  (context, { tax, ...command }: IdempotentInput & { tax: FixedTaxInput }): Promise<FixedTaxRecord> =>
    writeIdempotently(
      context,
      { operation: 'fixedTaxes.save', ...command, request: tax },
      async (tx, stamp) => {
        const versions = await listAllFixedTaxes(tx);
        const ofConcept = versions.filter(({ concept }) => concept === tax.concept);
        const inForce = versionInForce(ofConcept, tax.effectiveFrom);
        const isSame = inForce && isDeepStrictEqual(termsOf(inForce), termsOf(tax));
        return withId(isSame ? inForce : await addFixedTaxVersion(tx, stamp, tax));
      },
    ),
);

/** Returns the terms of a version: its rate or amount, and its limit of a year. */
function termsOf(tax: FixedTax | FixedTaxInput) {
  const amount = tax.concept === 'chauffeurInsurance' ? tax.weeklyAmount : tax.rate;
  return { amount, limit: tax.limit ?? null };
}

/** Returns the concept of the fixed tax with this id. Errors: `not-found`. */
export function conceptWithId(id: number): ContributionConcept {
  return orNotFound(CONTRIBUTION_CONCEPTS[id - 1]);
}

function withId(tax: FixedTax): FixedTaxRecord {
  return { ...tax, id: fixedTaxId(tax.concept) };
}

/** The amount of each fixed tax that was withheld from an employee in a tax year, in cents. */
export type FixedTaxTotals = Record<ContributionConcept, Cents>;

/**
 * Returns the five totals of an employee's tax year by pay date; of the current year by default. Errors:
 * `not-found`.
 */
export const fixedTaxTotals = useCase(
  'pay:read',
  async (
    { dependencies, actor },
    { employeeId, year = yearOf(dependencies.today()) }: { employeeId: number; year?: number | undefined },
  ): Promise<FixedTaxTotals> => {
    const { database } = dependencies;
    const { companyId } = orNotFound(await scopeOfEmployee(database, actor, employeeId));
    requireYearAccess(actor, [year]);
    const totals = orNotFound((await yearToDateTotals(database, { companyId, employeeId }, [year]))[year]);
    const { disabilityInsurance, medicare, socialSecurity, socialSecurityOnTips, chauffeurInsurance } =
      totals;
    return { disabilityInsurance, medicare, socialSecurity, socialSecurityOnTips, chauffeurInsurance };
  },
);

/** The pay that a version of a fixed tax would change if the account's pay were calculated again. */
export type FixedTaxEffect = {
  /** The first pay date of the version after it; absent where none is later. */
  until?: CalendarDate | undefined;
  /** The number of live entries that are paid while the version is in force. */
  entryCount: number;
  /** Their periods, in the order of their ids. */
  periods: { period: PayPeriod; entryCount: number }[];
};

/**
 * Returns the pay of the account that a version from this date on would reach. Nothing is stored. Errors:
 * `not-found`.
 */
export const fixedTaxEffect = useCase(
  'pay:read',
  async (
    { dependencies: { database }, actor },
    { fixedTaxId: id, effectiveFrom }: OneFixedTax & { effectiveFrom: CalendarDate },
  ): Promise<FixedTaxEffect> => {
    const concept = conceptWithId(id);
    const versions = (await listAllFixedTaxes(database)).filter((version) => version.concept === concept);
    const until = nextDate(
      versions.map((version) => version.effectiveFrom),
      effectiveFrom,
    );
    const counts = await countEntriesPaidBetween(database, actor, { from: effectiveFrom, before: until });
    const periods = counts
      .map(({ period, entries }) => ({ period, entryCount: entries }))
      .filter(({ period }) => hasAccessToYears(actor, [period.year]));
    return { until, entryCount: periods.reduce((sum, { entryCount }) => sum + entryCount, 0), periods };
  },
);

function nextDate(dates: readonly CalendarDate[], after: CalendarDate): CalendarDate | undefined {
  return dates.filter((date) => date > after).toSorted()[0];
}
