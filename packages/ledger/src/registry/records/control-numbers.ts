import { type ControlRange, freeNumbers } from '@garita/domain/company/control-range';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import { companies } from '../../schema/company.tables.ts';
import { form480ControlNumbers, w2prControlNumbers } from '../../schema/people.tables.ts';
import type { ChangeStamp } from '../record-changes.ts';
import type { CompanyScope } from '../registry.ts';

/** The forms whose copies are numbered, with the table of their numbers and the company's range. */
const FORMS = {
  w2pr: {
    table: w2prControlNumbers,
    range: { first: companies.w2ControlFirst, last: companies.w2ControlLast },
  },
  form480: {
    table: form480ControlNumbers,
    range: { first: companies.form480ControlFirst, last: companies.form480ControlLast },
  },
};
export type NumberedForm = keyof typeof FORMS;

/** The control numbers of a year's forms by the person's id; forms without a number are absent. */
export type ControlNumbers = ReadonlyMap<number, string>;

/**
 * The numbers of all forms, or the sizes of the range and of the need if the range is too small; then no
 * number was given.
 */
export type ControlNumberResult =
  | { ok: true; numbers: ControlNumbers }
  | { ok: false; needed: number; left: number };

/** Returns the control numbers of a company's forms of a year. */
export async function findControlNumbers(
  db: Database,
  form: NumberedForm,
  { accountId, companyId }: CompanyScope,
  taxYear: number,
): Promise<ControlNumbers> {
  const { table } = FORMS[form];
  const rows = await db
    .select({ personId: table.personId, controlNumber: table.controlNumber })
    .from(table)
    .where(and(eq(table.accountId, accountId), eq(table.companyId, companyId), eq(table.taxYear, taxYear)));
  return new Map(rows.map(({ personId, controlNumber }) => [personId, controlNumber]));
}

/**
 * Assigns the next number of the company's range to each of these people without one, in their order; an
 * assigned number stays. Numbers are unique within an employer, form and year, so those of other companies
 * with the same employer number are skipped. Source: Hacienda Pub. 19-02. The company has to belong to the
 * account.
 */
export async function assignControlNumbers(
  tx: Transaction,
  { actorId, at, form }: ChangeStamp & { form: NumberedForm },
  scope: CompanyScope,
  { taxYear, personIds }: { taxYear: number; personIds: readonly number[] },
): Promise<ControlNumberResult> {
  const { companyIds, range } = await lockEmployer(tx, form, scope);
  const given = await findControlNumbers(tx, form, scope, taxYear);
  const without = personIds.filter((id) => !given.has(id));
  if (without.length === 0) return { ok: true, numbers: given };
  const free = freeNumbers(range, await takenNumbers(tx, form, companyIds, taxYear), without.length);
  if (free.length < without.length) return { ok: false, needed: without.length, left: free.length };
  const rows = without.map((personId, index) => ({
    ...scope,
    taxYear,
    personId,
    controlNumber: free[index] ?? '',
    givenBy: actorId,
    givenAt: at,
  }));
  await tx.insert(FORMS[form].table).values(rows);
  const added = rows.map(({ personId, controlNumber }) => [personId, controlNumber] as const);
  return { ok: true, numbers: new Map([...given, ...added]) };
}

/** Returns the assigned numbers of some companies. */
async function takenNumbers(
  tx: Transaction,
  form: NumberedForm,
  companyIds: readonly number[],
  taxYear: number,
): Promise<ReadonlySet<string>> {
  const { table } = FORMS[form];
  const rows = await tx
    .select({ controlNumber: table.controlNumber })
    .from(table)
    .where(and(inArray(table.companyId, [...companyIds]), eq(table.taxYear, taxYear)));
  return new Set(rows.map(({ controlNumber }) => controlNumber));
}

/** Locks every company of the employer, so that its forms are numbered by one transaction at a time. */
async function lockEmployer(
  tx: Transaction,
  form: NumberedForm,
  { accountId, companyId }: CompanyScope,
): Promise<{ companyIds: number[]; range: ControlRange }> {
  const employer = tx
    .select({ number: companies.employerIdentificationNumber })
    .from(companies)
    .where(and(eq(companies.accountId, accountId), eq(companies.id, companyId)));
  const rows = await tx
    .select({ id: companies.id, range: FORMS[form].range })
    .from(companies)
    .where(and(eq(companies.accountId, accountId), inArray(companies.employerIdentificationNumber, employer)))
    .orderBy(companies.id)
    .for('no key update');
  const own = rows.find(({ id }) => id === companyId);
  if (!own) throw new RangeError(`Account ${accountId} has no company ${companyId}`);
  return { companyIds: rows.map(({ id }) => id), range: own.range };
}
