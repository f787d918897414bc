import type { Database } from '@garita/ledger/database/client';
import { employees } from '@garita/ledger/schema/people.tables';
import { type SavedAccount, type SavedCompany, savedCompany } from '@garita/ledger/testing/saved-records';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';

/**
 * Saves the nth company of an office with its own employer number. Companies with one number would be one
 * employer, whose commands run one after the other and whose employees are searched in all of them.
 */
export function savedNthCompany(db: Database, account: SavedAccount, nth: number): Promise<SavedCompany> {
  return savedCompany(db, account, {
    name: `Taller Vega ${nth}`,
    employerIdentificationNumber: String(660_000_000 + nth),
  });
}

/**
 * Copies an employee `amount` times into each of the companies `c` of `where`. Each copy has its own name and
 * telephone. The encrypted numbers are copied too and cannot be decrypted there.
 */
export async function copyEmployee(
  owner: Database,
  id: number,
  { amount, where }: { amount: SQL; where?: SQL },
): Promise<void> {
  const own: Record<string, string> = {
    account_id: 'c.account_id',
    company_id: 'c.id',
    last_name: `'Nazario ' || n`,
    mobile_number: '(7870000000 + n)::text',
    social_security_index: `c.id || ':' || n`,
  };
  const columns = Object.values(getTableColumns(employees))
    .filter(({ generated, generatedIdentity }) => !generated && !generatedIdentity)
    .map(({ name }) => name);
  await owner.execute(sql`insert into registry.employees (${sql.raw(columns.join(', '))})
    select ${sql.raw(columns.map((name) => own[name] ?? `e.${name}`).join(', '))}
    from registry.employees e, registry.companies c, generate_series(1, ${amount}) n
    where e.id = ${id} and ${where ?? sql`true`}`);
}
