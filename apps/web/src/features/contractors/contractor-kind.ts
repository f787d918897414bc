import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import { fullName } from '@garita/domain/employee/full-name';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { href, PATHS } from '../../config/paths.ts';
import {
  address,
  amount,
  date,
  digits,
  type HistoryFields,
  oneOf,
  percent,
  plain,
} from '../../records/history-lines.ts';
import type { ListedKind } from '../../records/record-kind.ts';
import { contractorsText } from '../../text/contractors.es.ts';
import { recordsText } from '../../text/records.es.ts';
import {
  entityTypeLabels,
  exemptionTypeLabels,
  genderLabels,
  waiverTypeLabels,
} from '../../text/reference.es.ts';

const { entity, contact, payment } = contractorsText;

const CONTRACTOR_HISTORY: HistoryFields<Contractor> = {
  isActive: plain(recordsText.active.el),
  entityType: oneOf(entity.type, entityTypeLabels),
  firstName: plain(entity.firstName),
  middleName: plain(entity.middleName),
  lastName: plain(entity.lastName),
  motherLastName: plain(entity.motherLastName),
  taxpayerNumber: plain(entity.taxpayerNumber),
  gender: oneOf(entity.gender, genderLabels),
  birthday: date(entity.birthday),
  merchantRegister: digits(entity.merchantRegister, 'register'),
  ...address('address', contact.address),
  fileFirstName: plain(recordsText.fileWords.labels.fileFirstName),
  fileMiddleName: plain(recordsText.fileWords.labels.fileMiddleName),
  fileLastName: plain(recordsText.fileWords.labels.fileLastName),
  fileStreet: plain(recordsText.fileWords.labels.fileStreet),
  phoneNumber: digits(contact.phone, 'phone'),
  mobileNumber: digits(contact.mobile, 'phone'),
  faxNumber: digits(contact.fax, 'phone'),
  email: plain(contact.email),
  website: plain(contact.website),
  hourlyRate: amount(payment.hourlyRate),
  withholdingRate: percent(payment.withholdingRate),
  waiverType: oneOf(payment.waiverType, waiverTypeLabels),
  waiverNumber: plain(payment.waiverNumber),
  exemptionType: oneOf(payment.exemptionType, exemptionTypeLabels),
  bankAccount: plain(payment.bankAccount),
  retirementAccount: plain(payment.retirementAccount),
};

/** A contractor as the list of a company shows one: nothing of it is decrypted. */
export type ContractorRow = inferRouterOutputs<AppRouter>['contractors']['list'][number];

export const CONTRACTOR: ListedKind<ContractorRow> = {
  history: { record: 'contractor', fields: CONTRACTOR_HISTORY },
  permission: 'records:write',
  list: { text: contractorsText.list, ofCompany: (companyId) => href(PATHS.contractors, { companyId }) },
  viewTitle: contractorsText.view.title,
  // The screens of pay link to the form, too.
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
