import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import { accountants as table } from '../../schema/company.tables.ts';
import { defineRegistry } from '../define-registry.ts';
import { nesting } from '../nested-columns.ts';
import type { RowOf } from '../registry-table.ts';

/** The registry of an account's accountants (contadores), in order of creation. */
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
