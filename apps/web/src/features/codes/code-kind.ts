import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { PATHS } from '../../config/paths.ts';
import type { ListedKind } from '../../records/record-kind.ts';
import { codesText } from '../../text/codes.es.ts';

/** A registration code as the list shows one. */
export type CodeRow = inferRouterOutputs<AppRouter>['codes']['list'][number];

export const CODE: ListedKind<CodeRow> = {
  history: 'code',
  list: { text: codesText.list, to: PATHS.codes },
  leavesTo: 'list',
  nameOf: ({ owner }) => owner,
  inQuestion: codesText.record,
  refresh: ({ codes }) => codes.list.invalidate(),
  setActive: ({ codes }, codeId, isActive) => codes.setActive.mutate({ codeId, isActive }),
  remove: ({ codes }, codeId) => codes.remove.mutate({ codeId }),
};
