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

/** What heads each form: the company, who prepares it, and the day on which it is made. */
export async function formHead({ dependencies, actor }: Context, companyId: number) {
  const company = existing(await companies.find(dependencies.database, actor, companyId));
  const preparer = await accountants.find(dependencies.database, actor, company.accountantId);
  return { company, preparer, date: dependencies.today() };
}

/** Who makes a document; `leftOut` is an entry without which it is made, to see which of its boxes that reaches. */
export type ReportContext = Context & { leftOut?: number };

/** What documents read pay from. */
export type Books = { database: Database } & Pick<ReportContext, 'leftOut'>;

/** The books that a document is made of. */
export function booksOf({ dependencies: { database }, leftOut }: ReportContext): Books {
  return leftOut === undefined ? { database } : { database, leftOut };
}

/** What a company paid between two days, by pay date. */
export async function paidOf(
  { database, leftOut }: Books,
  companyId: number,
  days: PayDates,
): Promise<PaidEntry[]> {
  const entries = await paidEntries(database, companyId, days);
  return entries.filter(({ entryId }) => entryId !== leftOut);
}

/** What a company paid in a calendar year, by pay date, and what each employee brought from another system. */
export async function paidInYear(books: Books, companyId: number, year: number) {
  const entries = await paidOf(books, companyId, daysOf(year));
  return { entries, before: await openingsOfYear(books.database, companyId, year) };
}

function daysOf(year: number) {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** The taxable parts of what a company paid in a year and of what people brought into it, under the wage base of that year. */
export async function federallyTaxed(
  { database, leftOut }: Books,
  companyId: number,
  year: number,
): Promise<TaxableYear> {
  const entries = await paidAmounts(database, companyId, { ...daysOf(year), names: FICA_AMOUNTS });
  const before = await openingsOfYear(database, companyId, year);
  const wageBase = await wageBaseOf(database, year);
  const counted = entries.filter(({ entryId }) => entryId !== leftOut);
  const rules: FicaRules = { before, ...(wageBase === undefined ? {} : { wageBase }) };
  return { entries: taxableEntries(counted, rules), opened: taxableOpenings(rules) };
}

/** A year and the two before it, which its deposit schedule looks back to. */
export async function lookingBack<Year>(
  year: number,
  ofYear: (year: number) => Promise<Year>,
): Promise<[secondBefore: Year, before: Year, year: Year]> {
  return [await ofYear(year - 2), await ofYear(year - 1), await ofYear(year)];
}

/** The parts of a year's pay as Puerto Rico taxes them; the young are exempt for the first 40,000.00. */
export async function locallyTaxed(
  context: ReportContext,
  companyId: number,
  year: number,
): Promise<IncomeTaxedEntry[]> {
  const { dependencies, actor } = context;
  const { entries, before } = await paidInYear(booksOf(context), companyId, year);
  const all = await employees.list(dependencies.database, companyScope(actor, companyId));
  return incomeTaxedEntries(entries, { isExempt: youngAmong(all, year), before });
}

/** Tells whose wages are exempt in a year because of their age. */
export function youngAmong(
  all: readonly { id: number; birthday: CalendarDate }[],
  year: number,
): (employeeId: number) => boolean {
  const young = new Set(all.filter(({ birthday }) => isYoung(birthday, year)).map(({ id }) => id));
  return (employeeId) => young.has(employeeId);
}

/** The employees of a company with their numbers whole, for the forms that have to have them. */
export function wholeEmployees(
  { dependencies: { database, keyring }, actor }: Context,
  companyId: number,
): Promise<Registered<Employee>[]> {
  return employees.opened(keyring).list(database, companyScope(actor, companyId));
}
