import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import { fullName } from '@garita/domain/employee/full-name';
import {
  ENTITY_TYPE_LABELS,
  EXEMPTION_TYPE_LABELS,
  GENDER_LABELS,
  WAIVER_TYPE_LABELS,
} from '@garita/domain/text/fields/record-option-labels.es';
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
import { contractorLabels, contractorsText } from '../../text/records/contractors.es.ts';
import { recordsText } from '../../text/records/records.es.ts';

const CONTRACTOR_HISTORY: HistoryFields<Contractor> = {
  isActive: plain(recordsText.active.el),
  entityType: oneOf(contractorLabels.entityType, ENTITY_TYPE_LABELS),
  firstName: plain(contractorLabels.firstName),
  middleName: plain(contractorLabels.middleName),
  lastName: plain(contractorLabels.lastName),
  motherLastName: plain(contractorLabels.motherLastName),
  taxpayerNumber: plain(contractorLabels.taxpayerNumber),
  gender: oneOf(contractorLabels.gender, GENDER_LABELS),
  birthday: date(contractorLabels.birthday),
  merchantRegister: digits(contractorLabels.merchantRegister, 'register'),
  ...address('address', contractorLabels.address),
  fileFirstName: plain(contractorLabels.fileFirstName),
  fileMiddleName: plain(contractorLabels.fileMiddleName),
  fileLastName: plain(contractorLabels.fileLastName),
  fileStreet: plain(contractorLabels.fileStreet),
  phoneNumber: digits(contractorLabels.phoneNumber, 'phone'),
  mobileNumber: digits(contractorLabels.mobileNumber, 'phone'),
  faxNumber: digits(contractorLabels.faxNumber, 'phone'),
  email: plain(contractorLabels.email),
  website: plain(contractorLabels.website),
  hourlyRate: amount(contractorLabels.hourlyRate),
  withholdingRate: percent(contractorLabels.withholdingRate),
  waiverType: oneOf(contractorLabels.waiverType, WAIVER_TYPE_LABELS),
  waiverNumber: plain(contractorLabels.waiverNumber),
  waiverRate: percent(contractorLabels.waiverRate),
  waiverEnd: date(contractorLabels.waiverEnd),
  exemptionType: oneOf(contractorLabels.exemptionType, EXEMPTION_TYPE_LABELS),
  bankAccount: plain(contractorLabels.bankAccount),
  retirementAccount: plain(contractorLabels.retirementAccount),
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
