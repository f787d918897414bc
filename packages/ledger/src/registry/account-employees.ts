import type { Payee } from '@garita/domain/schedule/period-progress';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { employees } from '../schema/registry.tables.ts';
import type { AccountScope } from './registry.ts';

/** Somebody who is paid by a company of the account. */
export type AccountPayee = Payee & { companyId: number };

/** Everybody whom the companies of an account pay by the period, those switched off included. Nothing is deciphered. */
export function listPayees(db: Database, { accountId }: AccountScope): Promise<AccountPayee[]> {
  const { id, companyId, isActive, firstName, middleName, lastName, motherLastName } = employees;
  const { payFrequency, admissionDate, egressDate } = employees;
  return db
    .select({
      id,
      companyId,
      isActive,
      firstName,
      middleName,
      lastName,
      motherLastName,
      payFrequency,
      admissionDate,
      egressDate,
    })
    .from(employees)
    .where(eq(employees.accountId, accountId))
    .orderBy(id);
}
