import type { Access } from '@garita/domain/account/access.schema';
import type { PageRequest } from '@garita/domain/field/page.schema';
import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import type { Keyring } from '../encryption/keyring.ts';
import type { ChangeStamp } from './record-changes.ts';

/** The owner of records: an account, or one company of an account. */
export type AccountScope = {
  accountId: number;
  /**
   * The part of the account that a limited user sees; other companies do not exist for them. Absent for the
   * whole account.
   */
  access?: Access;
};
export type CompanyScope = { accountId: number; companyId: number };
export type ScopeKey = keyof CompanyScope;

/** A saved record: the input, its id, its switch, and its version, which each change raises by one. */
export type SavedRecord<Input> = Input & { id: number; isActive: boolean; version: number };

/** A page of a long list, and the number of all matching records. */
export type RecordPage<Row> = {
  rows: Row[];
  found: { active: number; inactive: number };
};

/**
 * Further data that is read for each record of a page in the same statement: its columns, and how its values
 * are read.
 */
export type PageExtension<Value> = {
  columns: Record<string, SQL<unknown[][]>>;
  read: (values: Record<string, unknown[][]>) => Value;
};

/**
 * The operations on the records of one kind. Nothing is read or written outside the scope: a record of
 * another account or company counts as missing, and the answer is undefined. Every write records, in its
 * transaction, who changed what.
 */
export type Registry<Input, Scope, Order extends string = never> = {
  /** Returns every record of the scope in the registry's order, active or not. */
  list: (db: Database, scope: Scope) => Promise<SavedRecord<Input>[]>;
  /**
   * Returns those of these records that are in the scope, in the registry's order, for documents about a few
   * people of a company.
   */
  listByIds: (db: Database, scope: Scope, ids: readonly number[]) => Promise<SavedRecord<Input>[]>;
  /**
   * Returns a page of a long list by a search, with the extension; undefined if the record beside the page
   * is not in the scope.
   */
  listPage: <Value extends object = object>(
    db: Database,
    scope: Scope,
    request: PageRequest<Order>,
    along?: PageExtension<Value>,
  ) => Promise<RecordPage<SavedRecord<Input> & Value> | undefined>;
  find: (db: Database, scope: Scope, id: number) => Promise<SavedRecord<Input> | undefined>;
  /**
   * Returns the record as `find` does, and locks it against removal until this transaction ends. Several
   * transactions may hold this lock at once.
   */
  lockForKeyShare: (tx: Transaction, scope: Scope, id: number) => Promise<SavedRecord<Input> | undefined>;
  /**
   * Returns the record as `find` does, and locks it against changes and new records below it until this
   * transaction ends.
   */
  lockForUpdate: (tx: Transaction, scope: Scope, id: number) => Promise<SavedRecord<Input> | undefined>;
  /**
   * Returns the record as `find` does, and locks it against changes until this transaction ends, so that it
   * can be changed on the basis of this read. Records below it may still be added.
   */
  lockForChange: (tx: Transaction, scope: Scope, id: number) => Promise<SavedRecord<Input> | undefined>;
  /** Undefined if the scope's company does not exist in the account. */
  insert: (
    tx: Transaction,
    stamp: ChangeStamp,
    scope: Scope,
    input: Input,
  ) => Promise<SavedRecord<Input> | undefined>;
  /** Inserts several records as `insert` does one, in the order of the inputs. */
  insertAll: (
    tx: Transaction,
    stamp: ChangeStamp,
    scope: Scope,
    inputs: readonly Input[],
  ) => Promise<SavedRecord<Input>[] | undefined>;
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
  /** Deletes the row for good and returns its last state. */
  remove: (
    tx: Transaction,
    stamp: ChangeStamp,
    scope: Scope,
    id: number,
  ) => Promise<SavedRecord<Input> | undefined>;
};

/**
 * A registry without a key: encrypted texts show masked, and nothing can be written but the active switch.
 */
export type MaskedRegistry<Input, Scope, Order extends string = never> = Omit<
  Registry<Input, Scope, Order>,
  'insert' | 'insertAll' | 'update'
>;

/** The registry of records with encrypted columns. */
export type EncryptedRegistry<Input, Scope, Order extends string = never> = MaskedRegistry<
  Input,
  Scope,
  Order
> & {
  /**
   * Returns the registry with a key, with every text decrypted. Reading throws `DecryptionError` if the key
   * does not decrypt a text.
   */
  withKeyring: (keyring: Keyring) => Registry<Input, Scope, Order>;
};
