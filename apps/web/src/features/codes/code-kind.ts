import type { RegistrationCode } from '@garita/domain/account/registration-code.schema';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { PATHS } from '../../config/paths.ts';
import { type HistoryFields, plain } from '../../records/history-lines.ts';
import type { ListedKind } from '../../records/record-kind.ts';
import { historyText } from '../../text/documents/history.es.ts';
import { codesText } from '../../text/records/codes.es.ts';
import { recordsText } from '../../text/records/records.es.ts';

/** A registration code as the list shows one. */
export type CodeRow = inferRouterOutputs<AppRouter>['codes']['list'][number];

const { form } = codesText;

const CODE_HISTORY: HistoryFields<RegistrationCode & { isUsed: boolean }> = {
  isActive: plain(recordsText.active.el),
  owner: plain(form.owner),
  email: plain(form.email),
  companyAmount: plain(form.companies),
  code: plain(form.code),
  isUsed: plain(historyText.used),
};

export const CODE: ListedKind<CodeRow> = {
  history: { record: 'code', fields: CODE_HISTORY },
  list: { text: codesText.list, to: PATHS.codes },
  leavesTo: 'list',
  nameOf: ({ owner }) => owner,
  inQuestion: codesText.record,
  refresh: ({ codes }) => codes.list.invalidate(),
  setActive: ({ codes }, codeId, isActive) => codes.setActive.mutate({ codeId, isActive }),
  remove: ({ codes }, codeId) => codes.remove.mutate({ codeId }),
};
