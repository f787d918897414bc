import { fullName } from '@garita/domain/employee/full-name';
import { type ReconciledRow, reconcile, type UnevenEntry } from '@garita/domain/filing/reconciliation';
import { type EntryEvent, eventsOfEntries } from '@garita/ledger/queries/booked-in-ledger';
import { companies } from '@garita/ledger/registry/companies';
import { employees } from '@garita/ledger/registry/employees';
import { existing } from '../existing.ts';
import { useCase } from '../use-case.ts';
import { reconciledBooks } from './reconciled-books.ts';
import { reconciledReturns } from './reconciled-returns.ts';

/** An entry of which the books say different things, whose it is and everything that happened to it. */
export type ReconciledEntry = UnevenEntry & {
  employee: { id: number; name: string } | null;
  events: EntryEvent[];
};

/** The figures of a year wherever they stand, and the entries that make what differs between the books. */
export type Reconciliation = {
  company: { id: number; name: string };
  year: number;
  rows: ReconciledRow[];
  entries: ReconciledEntry[];
};

/**
 * Holds the figures of a company's year against one another: what every event adds up to, what the screens read, what stubs print,
 * and what each return makes of it. Errors: `not-found`.
 */
export const reconciliationOf = useCase(
  'pay:read',
  async (context, asked: { companyId: number; year: number }): Promise<Reconciliation> => {
    const { dependencies, actor } = context;
    const { database } = dependencies;
    const company = existing(await companies.find(database, actor, asked.companyId));
    const scope = { accountId: actor.accountId, companyId: company.id };
    const people = await employees.list(database, scope);
    const { found, uneven } = await reconciledBooks(database, asked);
    const returns = await reconciledReturns(context, { company, people, year: asked.year });
    const ids = uneven.map(({ entryId }) => entryId);
    const events = await eventsOfEntries(database, company.id, ids);
    const names = new Map(people.map((one) => [one.id, { id: one.id, name: fullName(one) }]));
    return {
      company: { id: company.id, name: company.name },
      year: asked.year,
      rows: reconcile({ ...found, ...returns }),
      entries: uneven.map(({ employeeId, ...entry }) => ({
        ...entry,
        employee: names.get(employeeId ?? 0) ?? null,
        events: events.filter(({ entryId }) => entryId === entry.entryId),
      })),
    };
  },
);
