import type { Accountant } from '@garita/domain/account/accountant.schema';
import { accountants as table } from '../../schema/company.tables.ts';
import { defineRegistry } from '../define-registry.ts';

/** The accountants (contadores) of an account, in the order in which they came. */
export const accountants = defineRegistry({
  table,
  scopedBy: ['accountId'],
  orderBy: [table.id],

  toColumns: ({ address, physicalAddress, ...flat }: Accountant) => ({
    ...flat,
    ...address,
    physicalStreet: physicalAddress.street,
    physicalMunicipalityId: physicalAddress.municipalityId,
    physicalState: physicalAddress.state,
    physicalZip: physicalAddress.zip,
  }),

  fromRow: ({
    street,
    municipalityId,
    state,
    zip,
    physicalStreet,
    physicalMunicipalityId,
    physicalState,
    physicalZip,
    ...flat
  }): Accountant => ({
    ...flat,
    address: { street, municipalityId, state, zip },
    physicalAddress: {
      street: physicalStreet,
      municipalityId: physicalMunicipalityId,
      state: physicalState,
      zip: physicalZip,
    },
  }),
});
