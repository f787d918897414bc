import type { Role } from '@garita/domain/account/permissions';
import { setPasswordHash } from '@garita/ledger/registry/access/users';
import { must, savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import type { Dependencies } from '../application/dependencies.ts';
import { findActor } from '../auth/actor.ts';
import { NO_COMPANY } from './authorization-office.ts';
import { tokenFor, type typedClient } from './test-server.ts';

/**
 * One of the two compared databases: an office with a company and an employee, and the tokens of its callers.
 */
export type Side = {
  companyId: number;
  employeeId: number;
  accountantId: number;
  email: string;
  token: string;
  tokens: Record<Role | 'limited' | 'stranger' | 'nobody', string | undefined>;
};

/** The typed procedures as a test calls them. */
export type Client = ReturnType<typeof typedClient>;

/** The password of the administrator who calls. */
export const PASSWORD = 'una clave bien larga';

/** Saves an office. In two new databases it gets equal ids. */
export async function prepareOffice(dependencies: Dependencies): Promise<Side> {
  const { database, passwordHasher } = dependencies;
  const account = await savedAccount(database, 'oficina');
  const company = await savedCompany(database, account);
  const employee = await savedEmployee(database, account, company);
  const token = await tokenFor(dependencies, account, 'administrator');
  const { userId, email } = must(await findActor(dependencies, 'bearer', token));
  const passwordHash = await passwordHasher.hash(PASSWORD);
  await database.transaction((tx) => setPasswordHash(tx, account.stamp, userId, passwordHash));
  return {
    companyId: company.company.id,
    employeeId: employee.id,
    accountantId: account.accountantId,
    email,
    token,
    tokens: {
      administrator: token,
      practitioner: await tokenFor(dependencies, account, 'practitioner'),
      auditor: await tokenFor(dependencies, account, 'auditor'),
      limited: await tokenFor(dependencies, account, 'auditor', NO_COMPANY),
      stranger: await tokenFor(dependencies, await savedAccount(database, 'ajena'), 'administrator'),
      nobody: undefined,
    },
  };
}

/** Returns the idempotency key of a numbered command. */
export const key = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const keyed = (number: number) => ({ 'Idempotency-Key': key(number) });
