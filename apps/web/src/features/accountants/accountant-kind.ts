import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import { ADDRESS_LABELS } from '@garita/domain/text/fields/record-labels.es';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { PATHS } from '../../config/paths.ts';
import { address, digits, type HistoryFields, plain } from '../../records/history-lines.ts';
import type { ListedKind } from '../../records/record-kind.ts';
import { accountantLabels, accountantsText } from '../../text/records/accountants.es.ts';
import { recordsText } from '../../text/records/records.es.ts';

/** An accountant as the list shows one. */
export type AccountantRow = inferRouterOutputs<AppRouter>['accountants']['list'][number];

const ACCOUNTANT_HISTORY: HistoryFields<AccountantRecord> = {
  isActive: plain(recordsText.active.el),
  name: plain(accountantLabels.name),
  middleName: plain(accountantLabels.middleName),
  firstLastName: plain(accountantLabels.firstLastName),
  secondLastName: plain(accountantLabels.secondLastName),
  company: plain(accountantLabels.company),
  employerIdentificationNumber: digits(accountantLabels.employerIdentificationNumber, 'ein'),
  email: plain(accountantLabels.email),
  phone: digits(accountantLabels.phone, 'phone'),
  ...address('address', ADDRESS_LABELS.postalAddress),
  ...address('physicalAddress', ADDRESS_LABELS.physicalAddress),
  ssaUserId: plain(accountantLabels.ssaUserId),
  bsoUserId: plain(accountantLabels.bsoUserId),
  efileUserId: plain(accountantLabels.efileUserId),
  preparerTaxNumber: plain(accountantLabels.preparerTaxNumber),
};

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

/** An accountant as lists and questions name one: 'Luis Vega'. */
export function accountantName({
  name,
  firstLastName,
}: Pick<AccountantRecord, 'name' | 'firstLastName'>): string {
  return `${name} ${firstLastName}`;
}
