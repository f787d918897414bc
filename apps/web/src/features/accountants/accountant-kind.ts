import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { PATHS } from '../../config/paths.ts';
import { address, digits, type HistoryFields, plain } from '../../records/history-lines.ts';
import type { ListedKind } from '../../records/record-kind.ts';
import { accountantsText } from '../../text/accountants.es.ts';
import { formText } from '../../text/form.es.ts';
import { recordsText } from '../../text/records.es.ts';

const { person, practice, filing } = accountantsText;

/** An accountant as the list shows one. */
export type AccountantRow = inferRouterOutputs<AppRouter>['accountants']['list'][number];

const ACCOUNTANT_HISTORY: HistoryFields<AccountantRecord> = {
  isActive: plain(recordsText.active.el),
  name: plain(person.name),
  middleName: plain(person.middleName),
  firstLastName: plain(person.firstLastName),
  secondLastName: plain(person.secondLastName),
  company: plain(practice.company),
  employerIdentificationNumber: digits(practice.employerNumber, 'ein'),
  email: plain(practice.email),
  phone: digits(practice.phone, 'phone'),
  ...address('address', formText.postalAddress),
  ...address('physicalAddress', formText.physicalAddress),
  ssaUserId: plain(filing.ssa),
  bsoUserId: plain(filing.bso),
  efileUserId: plain(filing.efile),
  preparerTaxNumber: plain(filing.ptin),
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
