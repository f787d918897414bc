import type { Database } from '@garita/ledger/database/client';
import { insertUser } from '@garita/ledger/registry/access/users';
import { must, type SavedAccount, savedAccount, savedEmployee } from '@garita/ledger/testing/saved-records';
import type { Dependencies } from '@garita/server/application/dependencies';
import { tokenFor, typedCaller } from '@garita/server/testing/test-server';
import { aWeekOf } from '@garita/server/testing/time-entries';
import { savedNthCompany } from '../office-records.ts';

/** The password of every user of the office. */
export const PASSWORD = 'La prueba de cincuenta personas';

/** An employee of the office with a week of pay. */
export type HttpEmployee = { companyId: number; employeeId: number; entryId: number; version: number };

/** An office of fifty users, each with an employee of their own. */
export type HttpOffice = { emails: string[]; accountantId: number; employees: HttpEmployee[] };

const COMPANIES = 10;
const EMPLOYEES = 20;
const USERS = 50;

/** Creates the office: companies with employees, one for each user with a week of pay. */
export async function httpOffice(database: Database, dependencies: Dependencies): Promise<HttpOffice> {
  const account = await savedAccount(database);
  const caller = await typedCaller(dependencies, await tokenFor(dependencies, account));
  const { accountantId } = account;
  const employees: HttpEmployee[] = [];
  for (let index = 0; index < COMPANIES; index += 1) {
    const company = await savedNthCompany(database, account, index + 1);
    for (let each = 0; each < EMPLOYEES; each += 1) {
      const { id: employeeId } = await savedEmployee(database, account, company);
      if (each >= USERS / COMPANIES) continue;
      const { entryId, version } = await caller.payroll.load({
        employeeId,
        entry: aWeekOf(40, accountantId),
      });
      employees.push({ companyId: company.company.id, employeeId, entryId, version });
    }
  }
  return { emails: await savedUsers(database, dependencies, account), accountantId, employees };
}

async function savedUsers(
  database: Database,
  { passwordHasher }: Dependencies,
  { scope, stamp }: SavedAccount,
): Promise<string[]> {
  const passwordHash = await passwordHasher.hash(PASSWORD);
  const emails = Array.from({ length: USERS }, (_, index) => `persona-${index + 1}@prueba.example`);
  const about = {
    name: 'Sara',
    lastName: 'Paz',
    phone: '7875550131',
    role: 'administrator',
    passwordHash,
  } as const;
  for (const email of emails) {
    must(await database.transaction((tx) => insertUser(tx, { ...stamp, ...scope }, { ...about, email })));
  }
  return emails;
}
