import type { Access } from '@garita/domain/account/access.schema';
import type { PageRequest } from '@garita/domain/field/page.schema';
import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import type { Keyring } from '../encryption/keyring.ts';
import type { ChangeStamp } from './record-changes.ts';

/** Whose records: those of an account, or those of one company of an account. */
export type AccountScope = {
  accountId: number;
  /** Who sees a part of the account only: of other companies nothing is there. Absent for the whole of it. */
  access?: Access;
};
export type CompanyScope = { accountId: number; companyId: number };
export type ScopeKey = keyof CompanyScope;

/** A record as kept: what was put in, its id, and whether it is switched on. */
export type SavedRecord<Input> = Input & { id: number; isActive: boolean };

/** A page of a long list, and how many of the whole list are found with it. */
export type RecordPage<Row> = {
  rows: Row[];
  found: { active: number; inactive: number };
};

/** What is read of each record of a page in the same statement: columns of it, and what their values come to. */
export type PageExtension<Value> = {
  columns: Record<string, SQL<unknown[][]>>;
  read: (values: Record<string, unknown[][]>) => Value;
};

/**
 * The ten verbs over the records of one kind. Nothing is read or written outside the scope: a record of another account
 * or company is as absent as one that never was, and answers undefined. Every write records, in its transaction, who
 * changed what.
 */
export type Registry<Input, Scope, Order extends string = never> = {
  /** Every record of the scope in the registry's order, switched off or not. */
  list: (db: Database, scope: Scope) => Promise<SavedRecord<Input>[]>;
  /** Those of these records that are in the scope, in the registry's order: whoever a document is of, and not the whole company. */
  listByIds: (db: Database, scope: Scope, ids: readonly number[]) => Promise<SavedRecord<Input>[]>;
  /** Of a long list, what is looked for; with what is read along; undefined where the record beside the page is not in the scope. */
  listPage: <Value extends object = object>(
    db: Database,
    scope: Scope,
    asked: PageRequest<Order>,
    along?: PageExtension<Value>,
  ) => Promise<RecordPage<SavedRecord<Input> & Value> | undefined>;
  find: (db: Database, scope: Scope, id: number) => Promise<SavedRecord<Input> | undefined>;
  /** As `find`; until this transaction ends, nobody removes the record. Many may keep it at once. */
  lockForKeyShare: (tx: Transaction, scope: Scope, id: number) => Promise<SavedRecord<Input> | undefined>;
  /** As `find`; until this transaction ends, nobody else changes the record or hangs another one under it. */
  lockForUpdate: (tx: Transaction, scope: Scope, id: number) => Promise<SavedRecord<Input> | undefined>;
  /** Undefined when the scope's company does not exist in the account. */
  insert: (
    tx: Transaction,
    stamp: ChangeStamp,
    scope: Scope,
    input: Input,
  ) => Promise<SavedRecord<Input> | undefined>;
  update: (
    tx: Transaction,
    stamp: ChangeStamp,
    scope: Scope,
    id: number,
    input: Input,
  ) => Promise<SavedRecord<Input> | undefined>;
  setActive: (
    tx: Transaction,
    stamp: ChangeStamp,
    scope: Scope,
    id: number,
    isActive: boolean,
  ) => Promise<SavedRecord<Input> | undefined>;
  /** Deletes the row for good and answers what it was. */
  remove: (
    tx: Transaction,
    stamp: ChangeStamp,
    scope: Scope,
    id: number,
  ) => Promise<SavedRecord<Input> | undefined>;
};

/** A registry as it is without a key: what is sealed shows masked, and so nothing can be written but the switch. */
export type MaskedRegistry<Input, Scope, Order extends string = never> = Omit<
  Registry<Input, Scope, Order>,
  'insert' | 'update'
>;

/** The registry of records that are partly sealed. */
export type EncryptedRegistry<Input, Scope, Order extends string = never> = MaskedRegistry<
  Input,
  Scope,
  Order
> & {
  /** The same with a key: every record whole. Reading throws `DecryptionError` for what the key does not open. */
  withKeyring: (keyring: Keyring) => Registry<Input, Scope, Order>;
};
