import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { PATHS } from '../../config/paths.ts';
import type { ListedKind } from '../../records/record-kind.ts';
import { accountantsText } from '../../text/accountants.es.ts';
import { ACCOUNTANT_HISTORY } from './accountant-history.ts';
import { accountantName } from './accountant-name.ts';

/** An accountant as the list shows one. */
export type AccountantRow = inferRouterOutputs<AppRouter>['accountants']['list'][number];

export const ACCOUNTANT: ListedKind<AccountantRow> = {
  history: { record: 'accountant', fields: ACCOUNTANT_HISTORY },
  permission: 'records:write',
  list: { text: accountantsText.list, to: PATHS.accountants },
  viewTitle: accountantsText.view.title,
  leavesTo: 'list',
  nameOf: accountantName,
  inQuestion: accountantsText.record,
  refresh: ({ accountants }) => accountants.list.invalidate(),
  setActive: ({ accountants }, accountantId, isActive) =>
    accountants.setActive.mutate({ accountantId, isActive }),
  remove: ({ accountants }, accountantId) => accountants.remove.mutate({ accountantId }),
};
