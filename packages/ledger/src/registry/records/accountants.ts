import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import { accountants as table } from '../../schema/company.tables.ts';
import { defineRegistry } from '../define-registry.ts';
import { nesting } from '../nested-columns.ts';
import type { RowOf } from '../registry-table.ts';

/** The accountants (contadores) of an account, in the order in which they came. */
export const accountantRegistry = defineRegistry({
  table,
  scopedBy: ['accountId'],
  orderBy: [table.id],

  ...nesting<AccountantRecord, RowOf<typeof table>>({
    address: { street: 'street', municipalityId: 'municipalityId', state: 'state', zip: 'zip' },
    physicalAddress: {
      street: 'physicalStreet',
      municipalityId: 'physicalMunicipalityId',
      state: 'physicalState',
      zip: 'physicalZip',
    },
  }),
});
