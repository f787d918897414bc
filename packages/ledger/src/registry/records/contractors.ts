import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import type { ContractorOrder } from '@garita/domain/contractor/contractor-page.schema';
import { sql } from 'drizzle-orm';
import { contractors as table } from '../../schema/people.tables.ts';
import { companyExists, OF_COMPANY } from '../company-scope.ts';
import { contains } from '../contains.ts';
import { defineSealedRegistry } from '../define-registry.ts';
import { nesting } from '../nested-columns.ts';
import type { Listing, RowOf } from '../registry-table.ts';
import {
  type ApartOf,
  CONTRACTOR_BANK_ACCOUNT,
  CONTRACTOR_NUMBER,
  CONTRACTOR_RETIREMENT_ACCOUNT,
} from '../sealed/sealed-columns.ts';
import { peopleOfCompany } from './people-of-company.ts';

const SEALED = [CONTRACTOR_NUMBER, CONTRACTOR_BANK_ACCOUNT, CONTRACTOR_RETIREMENT_ACCOUNT];

/** The contractors of a company, by name. Without a key their numbers and accounts show their last four characters. */
export const contractors = defineSealedRegistry({
  table,
  sealed: SEALED,
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
  ...nesting<Contractor, RowOf<typeof table, ApartOf<(typeof SEALED)[number]>>>({
    address: { street: 'street', municipalityId: 'municipalityId', state: 'state', zip: 'zip' },
  }),
});

export const {
  scopeOf: scopeOfContractor,
  withNumber: contractorsWithNumber,
  hasAny: hasContractors,
} = peopleOfCompany(table, { sealed: CONTRACTOR_NUMBER, index: table.taxpayerIndex });
