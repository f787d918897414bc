import type { Employee } from '@garita/domain/employee/employee.schema';
import {
  type IncomeTaxedEntry,
  incomeTaxedEntries,
  isYoung,
} from '@garita/domain/filing/returns/exempt-wages';
import { FICA_AMOUNTS, type FicaRules, taxableEntries } from '@garita/domain/filing/returns/fica';
import { type TaxableYear, taxableOpenings } from '@garita/domain/filing/returns/fica-of-year';
import type { PaidEntry } from '@garita/domain/filing/returns/paid-entry';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Database } from '@garita/ledger/database/client';
import { together } from '@garita/ledger/database/together';
import { openingsOfYear } from '@garita/ledger/queries/opening/opening-balance';
import { type PayDates, paidAmounts, paidEntries } from '@garita/ledger/queries/pay/paid-entries';
import { accountants } from '@garita/ledger/registry/records/accountants';
import { companies } from '@garita/ledger/registry/records/companies';
import { employees } from '@garita/ledger/registry/records/employees';
import { wageBaseOf } from '@garita/ledger/registry/records/pay-parameters';
import type { Registered } from '@garita/ledger/registry/registry';
import { companyScope } from '../company-scope.ts';
import { existing } from '../existing.ts';
import type { Context } from '../use-case.ts';
import { type KeptReads, readOnce } from './kept-reads.ts';

/** What heads each form: the company, who prepares it, and the day on which it is made. */
export async function formHead({ dependencies, actor }: Context, companyId: number) {
  const { found, preparers } = await together({
    found: companies.find(dependencies.database, actor, companyId),
    // An account has a few: to ask for the one would wait for the company.
    preparers: accountants.list(dependencies.database, actor),
  });
  const company = existing(found);
  const preparer = preparers.find(({ id }) => id === company.accountantId);
  return { company, preparer, date: dependencies.today() };
}

/**
 * Who makes a document. `leftOut` is an entry without which it is made, to see which of its boxes that reaches; `kept` is what was read
 * for other documents that are made with it.
 */
export type ReportContext = Context & { leftOut?: number; kept?: KeptReads };

/** What documents read pay from. */
export type Books = { database: Database } & Pick<ReportContext, 'leftOut' | 'kept'>;

/** The books that a document is made of. */
export function booksOf({ dependencies: { database }, ...about }: ReportContext): Books {
  const { leftOut, kept } = about;
  return { database, ...(leftOut === undefined ? {} : { leftOut }), ...(kept && { kept }) };
}

/** What a company paid between two days, by pay date. */
export async function paidOf(
  { database, leftOut, kept }: Books,
  companyId: number,
  days: PayDates,
): Promise<PaidEntry[]> {
  const asked = { paidEntries: companyId, ...days };
  const entries = await readOnce(kept, asked, () => paidEntries(database, companyId, days));
  return entries.filter(({ entryId }) => entryId !== leftOut);
}

/** What a company paid in a calendar year, by pay date, and what each employee brought from another system. */
export async function paidInYear(books: Books, companyId: number, year: number) {
  return together({
    entries: paidOf(books, companyId, daysOf(year)),
    before: openingsOf(books, companyId, year),
  });
}

function openingsOf({ database, kept }: Books, companyId: number, year: number) {
  return readOnce(kept, { openingsOfYear: companyId, year }, () => openingsOfYear(database, companyId, year));
}

function daysOf(year: number) {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** The taxable parts of what a company paid in a year and of what people brought into it, under the wage base of that year. */
export async function federallyTaxed(books: Books, companyId: number, year: number): Promise<TaxableYear> {
  const { database, leftOut, kept } = books;
  const { entries, before, wageBase } = await together({
    entries: readOnce(kept, { federallyTaxed: companyId, year }, () =>
      paidAmounts(database, companyId, { ...daysOf(year), names: FICA_AMOUNTS }),
    ),
    before: openingsOf(books, companyId, year),
    wageBase: wageBaseOf(database, year),
  });
  const counted = entries.filter(({ entryId }) => entryId !== leftOut);
  const rules: FicaRules = { before, ...(wageBase === undefined ? {} : { wageBase }) };
  return { entries: taxableEntries(counted, rules), opened: taxableOpenings(rules) };
}

/** A year and the two before it, which its deposit schedule looks back to. */
export async function lookingBack<Year>(
  year: number,
  ofYear: (year: number) => Promise<Year>,
): Promise<[secondBefore: Year, before: Year, year: Year]> {
  return Promise.all([ofYear(year - 2), ofYear(year - 1), ofYear(year)]);
}

/** The parts of a year's pay as Puerto Rico taxes them; the young are exempt for the first 40,000.00. */
export async function locallyTaxed(
  context: ReportContext,
  companyId: number,
  year: number,
): Promise<IncomeTaxedEntry[]> {
  const { dependencies, actor, kept } = context;
  const { entries, before } = await paidInYear(booksOf(context), companyId, year);
  const ids = whoWasPaid(entries, before);
  const paid = await readOnce(kept, { employees: companyId, ids }, () =>
    employees.some(dependencies.database, companyScope(actor, companyId), ids),
  );
  return incomeTaxedEntries(entries, { isExempt: youngAmong(paid, year), before });
}

/** Tells whose wages are exempt in a year because of their age. */
export function youngAmong(
  all: readonly { id: number; birthday: CalendarDate }[],
  year: number,
): (employeeId: number) => boolean {
  const young = new Set(all.filter(({ birthday }) => isYoung(birthday, year)).map(({ id }) => id));
  return (employeeId) => young.has(employeeId);
}

/** Whoever has pay among these entries, or brought some into their year. */
export function whoWasPaid(
  entries: readonly { employeeId: number }[],
  before: ReadonlyMap<number, unknown> = new Map(),
): number[] {
  return [...new Set([...entries.map(({ employeeId }) => employeeId), ...before.keys()])];
}

/** These employees of a company with their numbers whole, for the forms that have to have them. */
export function wholeEmployees(
  { dependencies: { database, keyring }, actor, kept }: ReportContext,
  companyId: number,
  ids: readonly number[],
): Promise<Registered<Employee>[]> {
  return readOnce(kept, { wholeEmployees: companyId, ids }, () =>
    employees.opened(keyring).some(database, companyScope(actor, companyId), ids),
  );
}
