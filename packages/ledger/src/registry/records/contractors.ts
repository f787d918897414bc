import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import type { ContractorOrder } from '@garita/domain/contractor/contractor-page.schema';
import { sql } from 'drizzle-orm';
import { contractors as table } from '../../schema/people.tables.ts';
import { COMPANY_OWNED, companyExists } from '../company-scope.ts';
import { contains } from '../contains.ts';
import { defineEncryptedRegistry } from '../define-registry.ts';
import {
  CONTRACTOR_BANK_ACCOUNT_COLUMN,
  CONTRACTOR_NUMBER_COLUMN,
  CONTRACTOR_RETIREMENT_ACCOUNT_COLUMN,
  type DerivedColumnOf,
} from '../encrypted/encrypted-columns.ts';
import { nesting } from '../nested-columns.ts';
import type { ListDefinition, RowOf } from '../registry-table.ts';
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

export const {
  scopeOf: scopeOfContractor,
  withNumber: contractorsWithNumber,
  hasAny: hasContractors,
} = peopleOfCompany(table, { encryptedColumn: CONTRACTOR_NUMBER_COLUMN, index: table.taxpayerIndex });
