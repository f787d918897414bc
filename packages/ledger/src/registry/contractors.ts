import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import type { ContractorOrder } from '@garita/domain/contractor/contractor-page.schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { contractors as table } from '../schema/people.tables.ts';
import type { Keyring } from '../sealing/keyring.ts';
import { companyExists, isSeenBy, OF_COMPANY } from './company-scope.ts';
import { contains } from './contains.ts';
import { defineSealedRegistry } from './define-registry.ts';
import type { NamedPerson } from './named-person.ts';
import type { AccountScope, CompanyScope } from './registry.ts';
import type { Listing } from './registry-table.ts';
import {
  CONTRACTOR_BANK_ACCOUNT,
  CONTRACTOR_NUMBER,
  CONTRACTOR_RETIREMENT_ACCOUNT,
  placeOf,
} from './sealed-columns.ts';

/** The contractors of a company, by name. Without a key their numbers and accounts show their last four characters. */
export const contractors = defineSealedRegistry({
  table,
  sealed: [CONTRACTOR_NUMBER, CONTRACTOR_BANK_ACCOUNT, CONTRACTOR_RETIREMENT_ACCOUNT],
  scopedBy: OF_COMPANY,
  scopeExists: companyExists,
  orderBy: [table.firstName, table.lastName, table.id],
  listing: {
    nameOrder: table.nameOrder,
    orders: {
      name: table.nameOrder,
      // Both may be missing, and a company often has no mobile.
      phone: sql`coalesce(nullif(${table.mobileNumber}, ''), ${table.phoneNumber})`,
      active: table.isActive,
    } satisfies Listing<ContractorOrder>['orders'],
    finds: (word) => contains(table.searchText, word),
  },
  toColumns: ({ address, ...flat }: Contractor) => ({ ...flat, ...address }),
  fromRow: ({ street, municipalityId, state, zip, ...flat }): Contractor => ({
    ...flat,
    address: { street, municipalityId, state, zip },
  }),
});

/** The contractors of a company who have this number, by their blind indexes; nothing is opened. */
export async function contractorsWithNumber(
  db: Database,
  keyring: Keyring,
  { accountId, companyId }: CompanyScope,
  taxpayerNumber: string,
): Promise<NamedPerson[]> {
  const { id, isActive, firstName, middleName, lastName, motherLastName } = table;
  const index = keyring.blindIndex(taxpayerNumber, placeOf(CONTRACTOR_NUMBER, companyId));
  return db
    .select({ id, isActive, firstName, middleName, lastName, motherLastName })
    .from(table)
    .where(
      and(eq(table.accountId, accountId), eq(table.companyId, companyId), eq(table.taxpayerIndex, index)),
    )
    .orderBy(id);
}

/** Where a contractor of the account hangs, for calls that name the contractor alone. */
export async function scopeOfContractor(
  db: Database,
  account: AccountScope,
  contractorId: number,
): Promise<CompanyScope | undefined> {
  const [row] = await db
    .select({ accountId: table.accountId, companyId: table.companyId })
    .from(table)
    .where(and(isSeenBy(account, table), eq(table.id, contractorId)));
  return row;
}

/** Whether the company has a contractor, switched off or not. */
export async function hasContractors(db: Database, { accountId, companyId }: CompanyScope): Promise<boolean> {
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.accountId, accountId), eq(table.companyId, companyId)))
    .limit(1);
  return found.length > 0;
}
