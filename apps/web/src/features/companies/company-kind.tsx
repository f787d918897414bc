import type { AccountPart, PayrollAccounts } from '@garita/domain/accounting/payroll-accounts.schema';
import type { Company } from '@garita/domain/company/company.schema';
import type { DepositFacts } from '@garita/domain/company/deposit-facts.schema';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { PATHS } from '../../config/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import {
  address,
  amount,
  date,
  digits,
  type FieldName,
  type HistoryField,
  type HistoryFields,
  hours,
  oneOf,
  percent,
  plain,
  plainText,
} from '../../records/history-lines.ts';
import type { ListedKind } from '../../records/record-kind.ts';
import { auditorPacketText } from '../../text/audit.es.ts';
import { companiesText } from '../../text/companies.es.ts';
import { filingText } from '../../text/filing.es.ts';
import { formText } from '../../text/form.es.ts';
import { payrollAccountsText } from '../../text/payroll-accounts.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { employerEntityLabels, jurisdictionLabels, payerLabels } from '../../text/reference.es.ts';

const { identity, contact, registration, controls, unemployment, insurance, leave } = companiesText;

/** A company as its list shows it. */
export type CompanyRow = inferRouterOutputs<AppRouter>['companies']['list'][number];

/**
 * The fields in a company's history besides its record: its accounts, and downloads of filed copies and
 * auditor packets.
 */
type CompanyHistoryRecord = Company & {
  payrollAccounts: PayrollAccounts;
  deposits: Record<`${number}`, DepositFacts>;
  filedCopy: string;
  auditorPacket: string;
  auditorPacketWithPersonalData: string;
};

const COMPANY_HISTORY: HistoryFields<CompanyHistoryRecord> = {
  isActive: plain(recordsText.active.la),
  name: plain(identity.name),
  accountantId: { label: identity.accountant, show: (id) => <AccountantName id={id} /> },
  ...address('postalAddress', formText.postalAddress),
  fileName: plain(recordsText.fileWords.labels.fileName),
  fileStreet: plain(recordsText.fileWords.labels.fileStreet),
  ...address('physicalAddress', formText.physicalAddress),
  phoneNumber: digits(contact.phone, 'phone'),
  faxNumber: digits(contact.fax, 'phone'),
  email: plain(contact.email),
  website: plain(contact.website),
  contact: plain(contact.person),
  contactNumber: digits(contact.personPhone, 'phone'),
  businessStartDate: date(registration.start),
  businessEndDate: date(registration.end),
  jurisdiction: oneOf(registration.jurisdiction, jurisdictionLabels),
  payer: oneOf(registration.payer, payerLabels),
  entityType: oneOf(registration.entityType, employerEntityLabels),
  employerIdentificationNumber: digits(registration.employerNumber, 'ein'),
  commercialRegister: digits(registration.commercialRegister, 'register'),
  'w2ControlRange.first': plain(controls.w2First),
  'w2ControlRange.last': plain(controls.w2Last),
  'form480ControlRange.first': plain(controls.form480First),
  'form480ControlRange.last': plain(controls.form480Last),
  unemploymentAccountNumber: plain(unemployment.account),
  industrialCode: plain(unemployment.industrialCode),
  unemploymentRate: percent(unemployment.rate),
  unemploymentRateSince: plain(unemployment.rateSince),
  earlierUnemploymentRate: percent(unemployment.earlierRate),
  specialContributionRate: percent(unemployment.specialContribution),
  disabilityRate: percent(unemployment.disability),
  employerDisabilityRate: percent(unemployment.employerDisability),
  chauffeurAccountNumber: plain(insurance.account),
  chauffeurWeeklyRate: amount(insurance.weeklyRate),
  employeeChauffeurShare: amount(insurance.employeeShare),
  insurancePolicyNumber: plain(insurance.policy),
  workersCompensationRate: percent(insurance.premiumRate),
  'leavePolicy.vacationMinutesPerMonth': hours(leave.vacation),
  'leavePolicy.vacationThresholdMinutes': hours(leave.vacationThreshold),
  'leavePolicy.sickMinutesPerMonth': hours(leave.sick),
  'leavePolicy.sickThresholdMinutes': hours(leave.sickThreshold),
  filedCopy: plain(filingText.copy),
  auditorPacket: plain(auditorPacketText.name),
  auditorPacketWithPersonalData: plain(auditorPacketText.nameWithPersonalData),
  ...accounts('pay'),
  ...accounts('employerExpense'),
  ...accounts('employerLiability'),
  ...accounts('services'),
  ...depositsByYear(),
};

export const COMPANY: ListedKind<CompanyRow> = {
  history: { record: 'company', fields: COMPANY_HISTORY },
  permission: 'records:write',
  list: { text: companiesText.list, to: PATHS.companies },
  viewTitle: companiesText.view.title,
  leavesTo: 'list',
  nameOf: ({ name }) => name,
  inQuestion: companiesText.record,
  refresh: async ({ companies }) => {
    await Promise.all([companies.list.invalidate(), companies.page.invalidate()]);
  },
  setActive: ({ companies }, companyId, isActive) => companies.setActive.mutate({ companyId, isActive }),
  remove: ({ companies }, companyId) => companies.remove.mutate({ companyId }),
};

/** The statements about the deposits of each year. */
function depositsByYear() {
  const { federal, local, previousQuarter, carriedFuta, schedules, inHistory } = companiesText.deposits;
  const fields = PAYROLL_YEARS.flatMap((year) => [
    [`deposits.${year}.federal`, oneOf(inHistory(year, federal), schedules)],
    [`deposits.${year}.local`, oneOf(inHistory(year, local), schedules)],
    [`deposits.${year}.previousQuarter`, amount(inHistory(year, previousQuarter))],
    [`deposits.${year}.carriedFuta`, amount(inHistory(year, carriedFuta))],
  ]);
  type Names = FieldName<Pick<CompanyHistoryRecord, 'deposits'>>;
  return Object.fromEntries(fields) as Record<Names, HistoryField>; // fromEntries forgets its keys
}

/** The accounts of one part. */
function accounts<Part extends AccountPart>(part: Part) {
  const { labels, inHistory } = payrollAccountsText;
  const fields = Object.entries(labels[part]).map(([name, label]) => [
    `payrollAccounts.${part}.${name}`,
    plain(inHistory[part](label)),
  ]);
  type Names = FieldName<{ payrollAccounts: Pick<PayrollAccounts, Part> }>;
  return Object.fromEntries(fields) as Record<Names, HistoryField>; // fromEntries forgets its keys
}

/** An accountant by name; by number where the accountant is gone. */
function AccountantName({ id }: { id: unknown }) {
  const { data } = trpc.accountants.list.useQuery();
  const accountant = data?.find((each) => each.id === id);
  return accountant ? `${accountant.name} ${accountant.firstLastName}` : plainText(id);
}
