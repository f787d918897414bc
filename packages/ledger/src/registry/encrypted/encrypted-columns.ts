import {
  maskedAccount,
  maskedEmployerNumber,
  maskedSocialSecurityNumber,
} from '@garita/domain/field/digits.schema';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { EncryptionContext, Keyring } from '../../encryption/keyring.ts';
import { secondFactors } from '../../schema/account.tables.ts';
import { contractors, employees } from '../../schema/people.tables.ts';
import { filedCopies } from '../../schema/proof.tables.ts';
import { requestKeys } from '../../schema/record.tables.ts';

type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string;

/**
 * A column whose text is encrypted, with the columns that are derived from the text. Columns have their
 * names in the code.
 */
export type EncryptedColumn<Apart extends string = string> = {
  table: PgTable;
  /** The columns of the table's primary key. */
  key: readonly string[];
  /** The id that the text is bound to. */
  owner: string;
  text: string;
  /** The column with the last four characters, for showing the text masked. */
  lastFour?: Apart;
  /** The column with the blind index, for finding duplicates. */
  index?: Apart;
  /** The id among whose texts the index finds duplicates, if that is not the owner. */
  indexOwner?: string;
  /** Returns the masked text of a row. */
  mask?: (lastFour: string, row: Readonly<Record<string, unknown>>) => string;
};

/** The columns that are kept beside an encrypted text. */
export type DerivedColumnOf<Column> = Column extends EncryptedColumn<infer Apart> ? Apart : never;

/**
 * The social security number of an employee. The index finds the records of one person in the companies of
 * an account, and says nothing across accounts.
 */
export const EMPLOYEE_NUMBER_COLUMN = encryptedColumnIn(employees, {
  key: ['id'],
  owner: 'companyId',
  text: 'socialSecurityNumber',
  lastFour: 'socialSecurityLast4',
  index: 'socialSecurityIndex',
  indexOwner: 'accountId',
  mask: maskedSocialSecurityNumber,
});

/**
 * A contractor's social security number, or the number of a company. The index finds a payee in every company
 * of an account, and says nothing across accounts.
 */
export const CONTRACTOR_NUMBER_COLUMN = encryptedColumnIn(contractors, {
  key: ['id'],
  owner: 'companyId',
  text: 'taxpayerNumber',
  lastFour: 'taxpayerLast4',
  index: 'taxpayerIndex',
  indexOwner: 'accountId',
  mask: (lastFour, { entityType }) =>
    entityType === 'individual' ? maskedSocialSecurityNumber(lastFour) : maskedEmployerNumber(lastFour),
});

/** A contractor's bank account for payments. */
export const CONTRACTOR_BANK_ACCOUNT_COLUMN = encryptedColumnIn(contractors, {
  key: ['id'],
  owner: 'companyId',
  text: 'bankAccount',
  lastFour: 'bankAccountLast4',
  mask: maskedAccount,
});

/** A contractor's account for retirement. */
export const CONTRACTOR_RETIREMENT_ACCOUNT_COLUMN = encryptedColumnIn(contractors, {
  key: ['id'],
  owner: 'companyId',
  text: 'retirementAccount',
  lastFour: 'retirementAccountLast4',
  mask: maskedAccount,
});

/** The secret from which the application of a user's second factor makes its codes. */
export const SECOND_FACTOR_SECRET_COLUMN = encryptedColumnIn(secondFactors, {
  key: ['userId'],
  owner: 'userId',
  text: 'encryptedSecret',
});

/** The answer to a write with its request, which may be a whole record with its numbers. */
export const STORED_ANSWER_COLUMN = encryptedColumnIn(requestKeys, {
  key: ['accountId', 'key'],
  owner: 'accountId',
  text: 'response',
});

/** The key that encrypts the copy of a filed document. */
export const FILED_COPY_KEY_COLUMN = encryptedColumnIn(filedCopies, {
  key: ['companyId', 'seq'],
  owner: 'companyId',
  text: 'encryptedKey',
});

/**
 * The encrypted columns. Each takes part in the encryption at start-up and in the rotation of keys. Its
 * registry also names it in `encryptedColumns`, and `personal-fields.ts` defines what the history of changes
 * shows of it.
 */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  EMPLOYEE_NUMBER_COLUMN,
  CONTRACTOR_NUMBER_COLUMN,
  CONTRACTOR_BANK_ACCOUNT_COLUMN,
  CONTRACTOR_RETIREMENT_ACCOUNT_COLUMN,
  SECOND_FACTOR_SECRET_COLUMN,
  STORED_ANSWER_COLUMN,
  FILED_COPY_KEY_COLUMN,
];

/** Returns the encryption context of the text in a row of this owner. */
export function encryptionContextOf(column: EncryptedColumn, owner: number): EncryptionContext {
  return { table: getTableName(column.table), column: columnOf(column, column.text).name, owner };
}

/** Returns the blind index of a text in a row or a scope that names the owners. */
export function blindIndexOf(
  keyring: Keyring,
  column: EncryptedColumn,
  text: string,
  owners: Readonly<Record<string, unknown>>,
): string {
  const { owner, indexOwner = owner } = column;
  return keyring.blindIndex(text, encryptionContextOf(column, idIn(owners, indexOwner, column)));
}

/** Returns the owner of a row's text. */
export function ownerIn(column: EncryptedColumn, row: Readonly<Record<string, unknown>>): number {
  return idIn(row, column.owner, column);
}

function idIn(row: Readonly<Record<string, unknown>>, name: string, { text }: EncryptedColumn): number {
  const id = row[name];
  if (typeof id !== 'number') throw new TypeError(`A row has no ${name}, to which ${text} is bound`);
  return id;
}

/** Returns a column of the table of an encrypted column, by its property name. */
export function columnOf({ table }: EncryptedColumn, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new RangeError(`There is no column ${name} in ${getTableName(table)}`);
  return column;
}

// This function lets the compiler check every name against the table.
function encryptedColumnIn<Table extends PgTable, const Apart extends ColumnName<Table> = never>(
  table: Table,
  column: Omit<EncryptedColumn<Apart>, 'table'> & {
    key: readonly ColumnName<Table>[];
    owner: ColumnName<Table>;
    indexOwner?: ColumnName<Table>;
    text: ColumnName<Table>;
  },
): EncryptedColumn<Apart> {
  return { table, ...column };
}
