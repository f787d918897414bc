import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import { address, digits, type HistoryFields, plain } from '../../records/history/history-field.ts';
import { accountantsText } from '../../text/accountants.es.ts';
import { formText } from '../../text/form.es.ts';
import { recordsText } from '../../text/records.es.ts';

const { person, practice, filing } = accountantsText;

export const ACCOUNTANT_HISTORY: HistoryFields<AccountantRecord> = {
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
};
