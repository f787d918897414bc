import { requestedYears } from '@garita/domain/account/requested-years';
import { positionSchema, recordIdSchema } from '@garita/domain/field/record-id.schema';
import { type DocumentFacts, documentFactsSchema } from '@garita/domain/report/document-facts';
import { allOf } from '@garita/ledger/database/all-of';
import { type EntryPeriod, findEntryPeriods } from '@garita/ledger/queries/pay/entry-periods';
import { entryYears } from '@garita/ledger/queries/pay/entry-years';
import {
  DISCLOSURE_KINDS,
  type DisclosureKind,
  listDisclosures,
} from '@garita/ledger/registry/access/disclosures';
import type { RecordChange } from '@garita/ledger/registry/record-changes';
import { z } from 'zod';
import { companyScope, hasAccessToYears, requireCompany } from '../access.ts';
import {
  type HistoryNames,
  type HistoryPerson,
  historyNames,
  namedPerson,
} from '../history/history-names.ts';
import { subjectOf } from '../history/ledger-history.ts';
import { useCase } from '../use-case.ts';

/** The number of disclosures in one part. */
const PART = 50;

/** The filter of a company's disclosures; `cursor` is the `nextCursor` of the part before. */
export const disclosuresSchema = z.strictObject({
  companyId: recordIdSchema,
  kind: z.enum(DISCLOSURE_KINDS, 'option-invalid').optional(),
  /** The user who looked at a number or took a document. */
  userId: recordIdSchema.optional(),
  /** The employee whose number or document was shown. */
  employeeId: recordIdSchema.optional(),
  contractorId: recordIdSchema.optional(),
  cursor: positionSchema.optional(),
});
type DisclosuresRequest = z.infer<typeof disclosuresSchema>;

/** A look at a whole number, or a document that was taken: by whom, when, and about whom. */
export type Disclosure = {
  id: number;
  kind: DisclosureKind;
  /** ISO 8601. */
  at: string;
  by: { id: number; name: string };
  /**
   * The field that was shown, or the document: a report, `package`, `list`, `filedCopy`, `auditorPacket`,
   * `auditorPacketWithPersonalData`.
   */
  what: string;
  person: HistoryPerson | null;
  /** The facts that tell a document from others of its kind; empty for a number that was shown. */
  about: Omit<DocumentFacts, 'employeeId' | 'contractorId'>;
  /** The employee and the period of the pay that a document is of; absent of other documents. */
  pay?: Pick<EntryPeriod, 'employeeId' | 'periodId'>;
};

/** A part of a company's disclosures, newest first, and the users by whom they can be filtered. */
export type Disclosures = {
  users: { id: number; name: string }[];
  lines: Disclosure[];
  /** The start of the next part; absent in the last one. */
  nextCursor?: number;
};

/**
 * Lists who saw whole numbers of a company's people, and who took documents about it. Documents of years
 * outside the user's access are left out, so a part may have fewer lines. Errors: `not-found`.
 */
export const disclosures = useCase(
  'pay:read',
  async ({ dependencies: { database }, actor }, request: DisclosuresRequest): Promise<Disclosures> => {
    const { companyId, kind, userId: actorId, cursor } = request;
    await requireCompany(database, actor, companyId);
    const scope = companyScope(actor, companyId);
    const subject = subjectOf(request.employeeId, request.contractorId);
    // One more than are shown is read, which tells whether there are more.
    const asking = { kind, actorId, subject, olderThan: cursor || undefined, limit: PART + 1 };
    const rows = await listDisclosures(database, scope, asking);
    const part = rows.slice(0, PART);
    const disclosed = part.map(disclosedFacts);
    const entryIds = disclosed.flatMap(({ about }) => about.entryId ?? []);
    const { names, years, periods } = await allOf({
      names: historyNames(
        database,
        scope,
        disclosed.flatMap((one) => one.subject ?? []),
      ),
      years: entryYears(database, companyId, entryIds),
      periods: findEntryPeriods(database, [companyId], entryIds),
    });
    const lines = part.map((row) => withPay(disclosure(row, names), periods));
    const last = part.at(-1);
    return {
      users: [...names.users].map(([id, name]) => ({ id, name })),
      lines: lines.filter((line) => hasAccessToYears(actor, yearsOf(line, years))),
      ...(rows.length > PART && last ? { nextCursor: last.id } : {}),
    };
  },
);

function withPay(line: Disclosure, periods: ReadonlyMap<number, EntryPeriod>): Disclosure {
  const found = periods.get(line.about.entryId ?? 0);
  return found ? { ...line, pay: { employeeId: found.employeeId, periodId: found.periodId } } : line;
}

/** Returns the years that a document covers; none for a look at a number. */
function yearsOf({ what, about }: Disclosure, ofEntries: ReadonlyMap<number, number[]>): number[] {
  return [...requestedYears({ report: what, ...about }), ...(ofEntries.get(about.entryId ?? 0) ?? [])];
}

/** Returns what was looked at or taken, and the person it is about. */
function disclosedFacts(row: RecordChange) {
  const [[what, { after: facts = {} }] = ['', {}]] = Object.entries(row.changes);
  const { employeeId, contractorId, ...about } = documentFactsSchema.parse(facts);
  return { what, about, subject: shownPerson(row) ?? subjectOf(employeeId ?? undefined, contractorId) };
}

function disclosure(row: RecordChange, names: HistoryNames): Disclosure {
  const { what, about, subject } = disclosedFacts(row);
  return {
    id: row.id,
    kind: shownPerson(row) ? 'look' : 'export',
    at: row.at.toISOString(),
    by: { id: row.actorId, name: names.users.get(row.actorId) ?? '' },
    what,
    person: subject ? namedPerson(subject, names) : null,
    about,
  };
}

/** Returns the person whose number was shown; undefined for a document of the whole company. */
function shownPerson({ tableName, recordId }: RecordChange) {
  if (tableName === 'employees') return subjectOf(recordId, undefined);
  return tableName === 'contractors' ? subjectOf(undefined, recordId) : undefined;
}
