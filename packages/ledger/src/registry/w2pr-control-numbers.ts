import { freeNumbers } from '@garita/domain/company/control-range';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { companies, w2prControlNumbers as table } from '../schema/registry.tables.ts';
import type { ChangeStamp } from './record-changes.ts';
import type { CompanyScope } from './registry.ts';

/** The control number of each employee's W-2PR of a year. */
export type ControlNumbers = ReadonlyMap<number, string>;

/** The numbers that a company's W-2PRs of a year have, by employee; those that were never numbered are absent. */
export async function findW2prControlNumbers(
  db: Database,
  { accountId, companyId }: CompanyScope,
  taxYear: number,
): Promise<ControlNumbers> {
  const rows = await db
    .select({ employeeId: table.employeeId, controlNumber: table.controlNumber })
    .from(table)
    .where(and(eq(table.accountId, accountId), eq(table.companyId, companyId), eq(table.taxYear, taxYear)));
  return new Map(rows.map(({ employeeId, controlNumber }) => [employeeId, controlNumber]));
}

/** Every number, or how many the company's range has for how many W-2PRs that have none; then nothing was given. */
export type Numbered = { ok: true; numbers: ControlNumbers } | { ok: false; needed: number; left: number };

/**
 * Gives each of these employees who has none the next number of the company's range, in their order; a number once given stays.
 * Numbers are unique within an employer, form and year, so those of other companies of the same employer number are passed over.
 * Source: Hacienda Pub. 19-02. The company has to be the account's.
 */
export async function giveW2prControlNumbers(
  tx: Transaction,
  { actorId, at }: ChangeStamp,
  scope: CompanyScope,
  { taxYear, employeeIds }: { taxYear: number; employeeIds: readonly number[] },
): Promise<Numbered> {
  const { companyIds, range } = await lockEmployer(tx, scope);
  const given = await findW2prControlNumbers(tx, scope, taxYear);
  const without = employeeIds.filter((id) => !given.has(id));
  if (without.length === 0) return { ok: true, numbers: given };
  const free = freeNumbers(range, await takenNumbers(tx, companyIds, taxYear), without.length);
  if (free.length < without.length) return { ok: false, needed: without.length, left: free.length };
  const rows = without.map((employeeId, index) => ({
    ...scope,
    taxYear,
    employeeId,
    controlNumber: free[index] ?? '',
    givenBy: actorId,
    givenAt: at,
  }));
  await tx.insert(table).values(rows);
  const added = rows.map(({ employeeId, controlNumber }) => [employeeId, controlNumber] as const);
  return { ok: true, numbers: new Map([...given, ...added]) };
}

/** Holds every company of the employer, so that whoever numbers its forms does it one after the other. */
async function lockEmployer(tx: Transaction, { accountId, companyId }: CompanyScope) {
  const employer = tx
    .select({ number: companies.employerIdentificationNumber })
    .from(companies)
    .where(and(eq(companies.accountId, accountId), eq(companies.id, companyId)));
  const rows = await tx
    .select({ id: companies.id, first: companies.w2ControlFirst, last: companies.w2ControlLast })
    .from(companies)
    .where(and(eq(companies.accountId, accountId), inArray(companies.employerIdentificationNumber, employer)))
    .orderBy(companies.id)
    .for('no key update');
  const own = rows.find(({ id }) => id === companyId);
  if (!own) throw new RangeError(`Account ${accountId} has no company ${companyId}`);
  return { companyIds: rows.map(({ id }) => id), range: own };
}

async function takenNumbers(
  tx: Transaction,
  companyIds: readonly number[],
  taxYear: number,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ controlNumber: table.controlNumber })
    .from(table)
    .where(and(inArray(table.companyId, [...companyIds]), eq(table.taxYear, taxYear)));
  return new Set(rows.map(({ controlNumber }) => controlNumber));
}
