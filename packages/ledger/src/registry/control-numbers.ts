import { type ControlRange, freeNumbers } from '@garita/domain/company/control-range';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { companies } from '../schema/company.tables.ts';
import type { ChangeStamp } from './record-changes.ts';
import type { CompanyScope } from './registry.ts';

/** The control number of each person's form of a year, by the person's id; those that were never numbered are absent. */
export type ControlNumbers = ReadonlyMap<number, string>;

/** A number as it is given to somebody's form of a year. */
export type GivenNumber = CompanyScope & {
  taxYear: number;
  personId: number;
  controlNumber: string;
  givenBy: number;
  givenAt: Date;
};

/** A form whose copies are numbered: which of a company's ranges it takes, and where the numbers are kept. */
export type NumberedForm = {
  range: 'w2ControlRange' | 'form480ControlRange';
  find: (db: Database, scope: CompanyScope, taxYear: number) => Promise<ControlNumbers>;
  /** The numbers of any of these companies. */
  taken: (tx: Transaction, companyIds: readonly number[], taxYear: number) => Promise<string[]>;
  insert: (tx: Transaction, given: readonly GivenNumber[]) => Promise<unknown>;
};

/** Every number, or how many the company's range has for how many forms that have none; then nothing was given. */
export type Numbered = { ok: true; numbers: ControlNumbers } | { ok: false; needed: number; left: number };

/**
 * Gives each of these people who has none the next number of the company's range, in their order; a number once given stays.
 * Numbers are unique within an employer, form and year, so those of other companies of the same employer number are passed over.
 * Source: Hacienda Pub. 19-02. The company has to be the account's.
 */
export async function giveControlNumbers(
  tx: Transaction,
  { actorId, at, form }: ChangeStamp & { form: NumberedForm },
  scope: CompanyScope,
  { taxYear, personIds }: { taxYear: number; personIds: readonly number[] },
): Promise<Numbered> {
  const { companyIds, ranges } = await lockEmployer(tx, scope);
  const given = await form.find(tx, scope, taxYear);
  const without = personIds.filter((id) => !given.has(id));
  if (without.length === 0) return { ok: true, numbers: given };
  const taken = new Set(await form.taken(tx, companyIds, taxYear));
  const free = freeNumbers(ranges[form.range], taken, without.length);
  if (free.length < without.length) return { ok: false, needed: without.length, left: free.length };
  const rows = without.map((personId, index) => ({
    ...scope,
    taxYear,
    personId,
    controlNumber: free[index] ?? '',
    givenBy: actorId,
    givenAt: at,
  }));
  await form.insert(tx, rows);
  const added = rows.map(({ personId, controlNumber }) => [personId, controlNumber] as const);
  return { ok: true, numbers: new Map([...given, ...added]) };
}

/** Holds every company of the employer, so that whoever numbers its forms does it one after the other. */
async function lockEmployer(
  tx: Transaction,
  { accountId, companyId }: CompanyScope,
): Promise<{ companyIds: number[]; ranges: Record<NumberedForm['range'], ControlRange> }> {
  const employer = tx
    .select({ number: companies.employerIdentificationNumber })
    .from(companies)
    .where(and(eq(companies.accountId, accountId), eq(companies.id, companyId)));
  const rows = await tx
    .select({
      id: companies.id,
      w2ControlRange: { first: companies.w2ControlFirst, last: companies.w2ControlLast },
      form480ControlRange: { first: companies.form480ControlFirst, last: companies.form480ControlLast },
    })
    .from(companies)
    .where(and(eq(companies.accountId, accountId), inArray(companies.employerIdentificationNumber, employer)))
    .orderBy(companies.id)
    .for('no key update');
  const own = rows.find(({ id }) => id === companyId);
  if (!own) throw new RangeError(`Account ${accountId} has no company ${companyId}`);
  return { companyIds: rows.map(({ id }) => id), ranges: own };
}
