import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { contractors, employees } from '../../schema/people.tables.ts';
import { recordChanges } from '../../schema/record.tables.ts';
import type { RecordChange } from '../record-changes.ts';
import type { CompanyScope } from '../registry.ts';

/** The kinds of disclosure of masked data: a look at one whole number, or the export of a document. */
export const DISCLOSURE_KINDS = ['look', 'export'] as const;
export type DisclosureKind = (typeof DISCLOSURE_KINDS)[number];

/**
 * Stands for the company in an export of a whole account, such as the list of its companies. Every company
 * lists it among its disclosures.
 */
export const WHOLE_ACCOUNT_DISCLOSURE = 0;

/** The person a disclosure is about. */
type Subject = { kind: 'employee' | 'contractor'; id: number };

/** A filter of disclosures: by kind, user and person, older than one of them, at most `limit`. */
type DisclosureFilter = {
  kind?: DisclosureKind | undefined;
  actorId?: number | undefined;
  subject?: Subject | undefined;
  olderThan?: number | undefined;
  limit: number;
};

const { id, accountId, actorId, at, tableName, recordId, kind, changes } = recordChanges;

/** Returns who looked at whole numbers of a company's people or exported its documents, newest first. */
export async function listDisclosures(
  db: Database,
  scope: CompanyScope,
  filter: DisclosureFilter,
): Promise<RecordChange[]> {
  return db
    .select({ id, actorId, at, tableName, recordId, kind, changes })
    .from(recordChanges)
    .where(
      and(
        eq(accountId, scope.accountId),
        eq(kind, 'shown'),
        or(
          filter.kind === 'export' ? undefined : ofPeople(db, scope),
          filter.kind === 'look' ? undefined : ofCompany(scope),
        ),
        filter.subject && about(filter.subject),
        filter.actorId === undefined ? undefined : eq(actorId, filter.actorId),
        filter.olderThan === undefined ? undefined : lt(id, filter.olderThan),
      ),
    )
    .orderBy(desc(id))
    .limit(filter.limit);
}

function ofPeople(db: Database, { companyId }: CompanyScope): SQL | undefined {
  const idsOf = (table: typeof employees | typeof contractors) =>
    db.select({ id: table.id }).from(table).where(eq(table.companyId, companyId));
  return or(
    and(eq(tableName, 'employees'), inArray(recordId, idsOf(employees))),
    and(eq(tableName, 'contractors'), inArray(recordId, idsOf(contractors))),
  );
}

function ofCompany({ companyId }: CompanyScope): SQL | undefined {
  return or(
    and(inArray(tableName, ['companies', 'documents']), eq(recordId, companyId)),
    and(eq(tableName, 'documents'), eq(recordId, WHOLE_ACCOUNT_DISCLOSURE)),
  );
}

/** Selects the looks at a number of the person, and the documents about nobody else. */
function about(subject: Subject): SQL | undefined {
  const table = subject.kind === 'employee' ? 'employees' : 'contractors';
  const path = subject.kind === 'employee' ? '$.*.after.employeeId' : '$.*.after.contractorId';
  return or(
    and(eq(tableName, table), eq(recordId, subject.id)),
    sql`jsonb_path_exists(${changes}, ${`${path} ? (@ == ${subject.id})`}::jsonpath)`,
  );
}
