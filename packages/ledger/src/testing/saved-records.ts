import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { aCompany } from '@garita/domain/company/company.builder';
import type { Company } from '@garita/domain/company/company.schema';
import { aContractor } from '@garita/domain/contractor/contractor.builder';
import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { Employee } from '@garita/domain/employee/employee.schema';
import type { Database } from '../database/client.ts';
import { createAccount } from '../registry/access/accounts.ts';
import type { User } from '../registry/access/users.ts';
import type { ChangeStamp } from '../registry/record-changes.ts';
import { accountantRegistry } from '../registry/records/accountants.ts';
import { companyRegistry } from '../registry/records/companies.ts';
import { contractorRegistry } from '../registry/records/contractors.ts';
import { employeeRegistry } from '../registry/records/employees.ts';
import type { AccountScope, CompanyScope, SavedRecord } from '../registry/registry.ts';
import { TEST_KEYRING } from './test-keyring.ts';

/** The time at which everything of a test was saved. */
export const SAVED_AT = new Date('2026-01-02T12:00:00Z');

export type SavedAccount = { user: User; scope: AccountScope; stamp: ChangeStamp; accountantId: number };
export type SavedCompany = { company: SavedRecord<Company>; scope: CompanyScope };

/**
 * Saves an account with its administrator, whose e-mail address is `{name}@prueba.example`, and one
 * accountant.
 */
export async function savedAccount(db: Database, name = 'oficina'): Promise<SavedAccount> {
  return db.transaction(async (tx) => {
    const user = must(
      await createAccount(tx, {
        at: SAVED_AT,
        firstUser: {
          name: 'Irma',
          lastName: 'Soto',
          email: `${name}@prueba.example`,
          phone: '7875550130',
          role: 'administrator',
          passwordHash: 'no password has this hash',
        },
        code: { code: `CODE-${name}`, companyAmount: 50 },
      }),
    );
    const scope = { accountId: user.accountId };
    const stamp = { ...scope, actorId: user.id, at: SAVED_AT };
    const accountant = must(await accountantRegistry.insert(tx, stamp, scope, anAccountantRecord()));
    return { user, scope, stamp, accountantId: accountant.id };
  });
}

/** Saves a company of the account, with its accountant unless another is named. */
export async function savedCompany(
  db: Database,
  { scope, stamp, accountantId }: SavedAccount,
  overrides: Partial<Company> = {},
): Promise<SavedCompany> {
  const input = aCompany({ accountantId, ...overrides });
  const company = must(await db.transaction((tx) => companyRegistry.insert(tx, stamp, scope, input)));
  return { company, scope: { ...scope, companyId: company.id } };
}

/** The number of employees saved in each company. Each has another social security number by default. */
const savedIn = new WeakMap<CompanyScope, number>();

function nextNumber(scope: CompanyScope): Partial<Employee> {
  const earlier = savedIn.get(scope) ?? 0;
  savedIn.set(scope, earlier + 1);
  return earlier === 0
    ? {}
    : { socialSecurityNumber: String(Number(anEmployee().socialSecurityNumber) + earlier) };
}

/** Saves an employee of the company. `TEST_KEYRING` decrypts the social security number. */
export async function savedEmployee(
  db: Database,
  { stamp }: Pick<SavedAccount, 'stamp'>,
  { scope }: Pick<SavedCompany, 'scope'>,
  overrides: Partial<Employee> = {},
): Promise<SavedRecord<Employee>> {
  const number = nextNumber(scope);
  return must(
    await db.transaction((tx) =>
      employeeRegistry
        .withKeyring(TEST_KEYRING)
        .insert(tx, stamp, scope, anEmployee({ ...number, ...overrides })),
    ),
  );
}

/** Saves a contractor of the company. */
export async function savedContractor(
  db: Database,
  { stamp }: Pick<SavedAccount, 'stamp'>,
  { scope }: Pick<SavedCompany, 'scope'>,
  overrides: Partial<Contractor> = {},
): Promise<SavedRecord<Contractor>> {
  const input = aContractor(overrides);
  return must(
    await db.transaction((tx) =>
      contractorRegistry.withKeyring(TEST_KEYRING).insert(tx, stamp, scope, input),
    ),
  );
}

/** Returns a value that the test prepared. Throws if it is undefined. */
export function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A test prepared something that is not there');
  return value;
}
