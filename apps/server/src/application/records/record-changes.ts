import { isAllowed } from '@garita/domain/account/permissions';
import type { Database } from '@garita/ledger/database/client';
import { findUserNames } from '@garita/ledger/registry/access/user-names';
import { listRecordChanges, type RecordChange } from '@garita/ledger/registry/record-changes';
import { scopeOfCompanyTax } from '@garita/ledger/registry/records/company-taxes';
import { scopeOfContractor } from '@garita/ledger/registry/records/contractors';
import { scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import { z } from 'zod';
import type { Actor } from '../../auth/actor.ts';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { useCase } from '../use-case.ts';

/** The kinds of records that keep a history, each with its table. */
const ACCOUNT_TABLES = {
  account: 'accounts',
  company: 'companies',
  employee: 'employees',
  contractor: 'contractors',
  accountant: 'accountants',
  companyTax: 'company_taxes',
} as const;

/** The users of the account, whose history only those who may change them see. */
const USER = { tableName: 'users', action: 'users:invite' } as const;

/** The tables without an account, whose history only those who may change them see. */
const COMMON_TABLES = {
  fixedTax: { tableName: 'fixed_taxes', action: 'fixed-taxes:write' },
  code: { tableName: 'registration_codes', action: 'codes:manage' },
} as const;

export const recordKindSchema = z.enum(
  ['account', 'company', 'employee', 'contractor', 'accountant', 'companyTax', 'user', 'fixedTax', 'code'],
  'required',
);
export type RecordKind = z.infer<typeof recordKindSchema>;

/** One line of a record's history: by whom, when, and the changed fields. Personal data is masked. */
export type RecordHistoryLine = {
  id: number;
  /** ISO 8601. */
  at: string;
  actor: { id: number; name: string };
  kind: RecordChange['kind'];
  /**
   * The changed fields by dotted name (`postalAddress.zip`). `before` is absent if the record did not exist
   * yet, `after` if it was removed.
   */
  changes: ({ field: string } & RecordChange['changes'][string])[];
};

/** A part of a record's history, newest first. */
export type RecordHistory = {
  lines: RecordHistoryLine[];
  /** The `cursor` of the next part; absent in the last one. */
  nextCursor?: number;
};

/** The number of changes in one part. */
const PART = 25;

type OneHistory = {
  record: RecordKind;
  recordId: number;
  /** `nextCursor` of the part before. */
  cursor?: number | undefined;
};

/**
 * Lists the history of a record, also of a removed one, part by part. Errors: `not-found` for a record
 * outside the user's access, `forbidden` for users, codes and fixed taxes.
 */
export const listRecordHistory = useCase(
  'records:read',
  async (
    { dependencies: { database }, actor },
    { record, recordId, cursor }: OneHistory,
  ): Promise<RecordHistory> => {
    const { tableName, scope } = tableAndScopeOf(record, actor);
    await requireSeen(database, actor, { record, recordId });
    // One more than are answered is read, which tells whether there are more.
    const part = { limit: PART + 1, olderThan: cursor };
    const changes = await listRecordChanges(database, scope, { tableName, recordId }, part);
    const lines = await withNames(database, changes.slice(0, PART));
    const oldest = lines.at(-1);
    return { lines, ...(changes.length > PART && oldest ? { nextCursor: oldest.id } : {}) };
  },
);

function tableAndScopeOf(record: RecordKind, { role, accountId }: Actor) {
  if (record !== 'fixedTax' && record !== 'code' && record !== 'user')
    return { tableName: ACCOUNT_TABLES[record], scope: { accountId } };
  const { tableName, action } = record === 'user' ? USER : COMMON_TABLES[record];
  if (!isAllowed(role, action)) throw new AppError('forbidden');
  return { tableName, scope: record === 'user' ? { accountId } : {} };
}

/**
 * Refuses the history of a record that a user limited to some companies does not see: a record of another
 * company, and a removed record, which no longer belongs to one.
 */
async function requireSeen(
  db: Database,
  actor: Actor,
  { record, recordId }: Pick<OneHistory, 'record' | 'recordId'>,
): Promise<void> {
  if (actor.access.companyIds.length === 0) return;
  switch (record) {
    case 'company':
      companyScope(actor, recordId);
      return;
    case 'employee':
      orNotFound(await scopeOfEmployee(db, actor, recordId));
      return;
    case 'contractor':
      orNotFound(await scopeOfContractor(db, actor, recordId));
      return;
    case 'companyTax':
      orNotFound(await scopeOfCompanyTax(db, actor, recordId));
      return;
    case 'account':
    case 'accountant':
    case 'user':
    case 'fixedTax':
    case 'code':
  }
}

async function withNames(db: Database, changes: readonly RecordChange[]): Promise<RecordHistoryLine[]> {
  const names = await findUserNames(db, [...new Set(changes.map(({ actorId }) => actorId))]);
  return changes.map(({ id, at, actorId, kind, changes: fields }) => ({
    id,
    at: at.toISOString(),
    actor: { id: actorId, name: names.get(actorId) ?? '' },
    kind,
    changes: Object.entries(fields).map(([field, change]) => ({ field, ...change })),
  }));
}
