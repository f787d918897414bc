import type { Company } from '@garita/domain/company/company.schema';
import { fullName } from '@garita/domain/employee/full-name';
import {
  type DifferingEntry,
  type ReconciledQuarter,
  type ReconciledRow,
  reconcile,
} from '@garita/domain/filing/reconciliation/reconciliation';
import { QUARTERS } from '@garita/domain/returns/quarter';
import { type EntryEvent, eventsOfEntries } from '@garita/ledger/queries/booked-in-ledger';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { listCompanyPersons } from '@garita/ledger/registry/records/person-records';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import { orNotFound } from '../../../refusal/app-error.ts';
import type { CompanyRecord } from '../../company/companies.ts';
import { longWork } from '../../long-work.ts';
import { useCase } from '../../use-case.ts';
import { type Employer, employeesOf, employerOf } from '../employer.ts';
import type { ReportContext } from '../report-cache.ts';
import { reconciledBooks } from './reconciled-books.ts';
import type { UnreadFile } from './reconciled-files.ts';
import { reconciledReturns } from './reconciled-returns.ts';

/**
 * An entry whose amounts differ between the books, with its employee and all of its events. The name is that
 * of the person's newest record.
 */
export type ReconciledEntry = DifferingEntry & {
  employee: { id: number; name: string; companyId: number } | null;
  events: EntryEvent[];
};

/**
 * The figures of a year from every source, and the entries that differ between the books, of all companies
 * with an employer number.
 */
export type Reconciliation = {
  /** The names of the companies, where several have the employer number. */
  companies: string[];
  company: Pick<CompanyRecord, 'id' | 'name' | 'payer'>;
  year: number;
  rows: ReconciledRow[];
  /** The figures of each quarter in which somebody was paid. */
  quarters: ReconciledQuarter[];
  /** Files that could not be read and therefore are not compared. */
  unread: UnreadFile[];
  entries: ReconciledEntry[];
  /** The persons who are paid in the year and have several records, with the number of these. */
  persons: ReconciledPerson[];
};

/** A person with several records. `id` is the first one, and the name that of the newest one. */
export type ReconciledPerson = { id: number; companyId: number; name: string; records: number };

/** Returns the figures of a company's year from every source, compared. Errors: those of `reconciledYear`. */
export const reconciliationOf = useCase('pay:read', reconciledYear);

/**
 * Returns a year's sums in every book: events, screens, stubs, each return, and the bytes of each file.
 * Errors: those of `employerOf`.
 */
export async function reconciledYear(
  context: ReportContext,
  { companyId, year }: { companyId: number; year: number },
): Promise<Reconciliation> {
  const { dependencies, actor } = context;
  const company = orNotFound(await companyRegistry.find(dependencies.database, actor, companyId));
  return yearReconciliation(context, { company, employer: await employerOf(context, companyId), year });
}

type OfYear = { company: SavedRecord<Company>; employer: Employer; year: number };

/** Reconciles a year of an employer whose companies the user is known to see. */
export const yearReconciliation = longWork(
  'reconciliation',
  async (context, { company, employer, year }: OfYear): Promise<Reconciliation> => {
    const { database } = context.dependencies;
    const { companies, companyIds } = employer;
    const books = await reconciledBooks(database, { companyIds, year });
    const { found, ofQuarter, ledger, uneven, paidIds } = books;
    const { first, newest } = await listCompanyPersons(database, companyIds);
    const firstOf = (id: number) => first.get(id) ?? id;
    const newestOf = (id: number) => newest.get(firstOf(id)) ?? id;
    const several = [...new Set(paidIds.map(firstOf))].filter((id) => newest.has(id));
    const returns = await reconciledReturns(context, { employer, year, ledger });
    const people = await employeesOf(context, companyIds, [
      ...uneven.flatMap(({ employeeId }) => (employeeId ? [employeeId, newestOf(employeeId)] : [])),
      ...several.flatMap((id) => [id, newestOf(id)]),
    ]);
    const ids = uneven.map(({ entryId }) => entryId);
    const events = (
      await Promise.all(companyIds.map((companyId) => eventsOfEntries(database, companyId, ids)))
    ).flat();
    const names = new Map(people.map((one) => [one.id, fullName(one)]));
    const records = new Map(
      people.map(({ id, companyId }) => [id, { id, companyId, name: names.get(newestOf(id)) ?? '' }]),
    );
    return {
      companies: companies.length > 1 ? companies.map(({ name }) => name) : [],
      company: { id: company.id, name: company.name, payer: company.payer },
      year,
      rows: reconcile({ ...found, ...returns.found }, company.payer),
      quarters: QUARTERS.map((quarter) => ({
        quarter,
        rows: reconcile({ ...ofQuarter(quarter), ...returns.ofQuarter(quarter) }, company.payer),
      })).filter(({ rows }) => rows.length > 0),
      unread: returns.unread,
      entries: uneven.map(({ employeeId, ...entry }) => ({
        ...entry,
        employee: records.get(employeeId ?? 0) ?? null,
        events: events.filter(({ entryId }) => entryId === entry.entryId),
      })),
      persons: several.flatMap((id) => {
        const later = [...first.values()].filter((one) => one === id).length;
        const person = records.get(id);
        return person ? [{ ...person, records: later + 1 }] : [];
      }),
    };
  },
);
