import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import type { ContractorOrder } from '@garita/domain/contractor/contractor-page.schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { contractors as table } from '../../schema/people.tables.ts';
import { COMPANY_OWNED, companyExists } from '../company-scope.ts';
import { contains } from '../contains.ts';
import { defineEncryptedRegistry } from '../define-registry.ts';
import {
  blindIndexOf,
  CONTRACTOR_BANK_ACCOUNT_COLUMN,
  CONTRACTOR_NUMBER_COLUMN,
  CONTRACTOR_RETIREMENT_ACCOUNT_COLUMN,
  type DerivedColumnOf,
} from '../encrypted/encrypted-columns.ts';
import { nesting } from '../nested-columns.ts';
import type { CompanyScope } from '../registry.ts';
import type { ListDefinition, RowOf } from '../registry-table.ts';
import type { NamedPerson } from './named-person.ts';
import { peopleOfCompany } from './people-of-company.ts';

const CONTRACTOR_COLUMNS = [
  CONTRACTOR_NUMBER_COLUMN,
  CONTRACTOR_BANK_ACCOUNT_COLUMN,
  CONTRACTOR_RETIREMENT_ACCOUNT_COLUMN,
];

/**
 * The registry of a company's contractors, by name. Without a keyring, numbers and accounts show their last
 * four characters.
 */
export const contractorRegistry = defineEncryptedRegistry({
  table,
  encryptedColumns: CONTRACTOR_COLUMNS,
  scopedBy: COMPANY_OWNED,
  scopeExists: companyExists,
  orderBy: [table.firstName, table.lastName, table.id],
  listing: {
    nameOrder: table.nameOrder,
    orders: {
      name: table.nameOrder,
      // Both may be missing, and a company often has no mobile phone.
      phone: sql`coalesce(nullif(${table.mobileNumber}, ''), ${table.phoneNumber})`,
      active: table.isActive,
    } satisfies ListDefinition<ContractorOrder>['orders'],
    finds: (word) => contains(table.searchText, word),
  },
  ...nesting<Contractor, RowOf<typeof table, DerivedColumnOf<(typeof CONTRACTOR_COLUMNS)[number]>>>({
    address: { street: 'street', municipalityId: 'municipalityId', state: 'state', zip: 'zip' },
  }),
});

export const { scopeOf: scopeOfContractor, hasAny: hasContractors } = peopleOfCompany(table);

/** Returns the contractors of a company who have this number, by their blind indexes: none is decrypted. */
export async function contractorsWithNumber(
  db: Database,
  keyring: Keyring,
  { accountId, companyId }: CompanyScope,
  number: string,
): Promise<NamedPerson[]> {
  const index = blindIndexOf(keyring, CONTRACTOR_NUMBER_COLUMN, number, { accountId });
  const { id, isActive, firstName, middleName, lastName, motherLastName } = table;
  return db
    .select({ id, isActive, firstName, middleName, lastName, motherLastName })
    .from(table)
    .where(
      and(eq(table.accountId, accountId), eq(table.companyId, companyId), eq(table.taxpayerIndex, index)),
    )
    .orderBy(id);
}
