import { fullName } from '@garita/domain/employee/full-name';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { href, PATHS } from '../../config/paths.ts';
import type { ListedKind } from '../../records/record-kind.ts';
import { contractorsText } from '../../text/contractors.es.ts';
import { CONTRACTOR_HISTORY } from './contractor-history.ts';

/** A contractor as the list of a company shows one: nothing of it is decrypted. */
export type ContractorRow = inferRouterOutputs<AppRouter>['contractors']['list'][number];

export const CONTRACTOR: ListedKind<ContractorRow> = {
  history: { record: 'contractor', fields: CONTRACTOR_HISTORY },
  permission: 'records:write',
  list: { text: contractorsText.list, ofCompany: (companyId) => href(PATHS.contractors, { companyId }) },
  viewTitle: contractorsText.view.title,
  // The screens of pay lead to it too.
  leavesTo: 'back',
  nameOf: fullName,
  inQuestion: contractorsText.record,
  refresh: async ({ contractors }) => {
    await Promise.all([contractors.choices.invalidate(), contractors.page.invalidate()]);
  },
  setActive: ({ contractors }, contractorId, isActive) =>
    contractors.setActive.mutate({ contractorId, isActive }),
  remove: ({ contractors }, contractorId) => contractors.remove.mutate({ contractorId }),
};
