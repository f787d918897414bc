import type { AccountPart, PayrollAccounts } from '@garita/domain/accounting/payroll-accounts.schema';
import type { Company } from '@garita/domain/company/company.schema';
import type { DepositFacts } from '@garita/domain/company/deposit-facts.schema';
import { type PayFrequency, payFrequencySchema } from '@garita/domain/reference/enumerations';
import { ADDRESS_LABELS } from '@garita/domain/text/fields/record-labels.es';
import {
  CODA_PLAN_LABELS,
  CONTRACTOR_RULE_LABELS,
  EMPLOYER_ENTITY_LABELS,
  JURISDICTION_LABELS,
  LEAVE_RULE_LABELS,
  MEAL_RULE_LABELS,
  PAYER_LABELS,
} from '@garita/domain/text/fields/record-option-labels.es';
import { PAY_FREQUENCY_LABELS, RESIDENT_METHOD_LABELS } from '@garita/domain/text/option-labels.es';
import type { PayCalendar } from '@garita/domain/time/pay-calendar.schema';
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
import { filingText } from '../../text/documents/filing.es.ts';
import { auditorPacketText } from '../../text/documents/verification.es.ts';
import { companiesText, companyLabels } from '../../text/records/companies.es.ts';
import { payCalendarText } from '../../text/records/pay-calendar.es.ts';
import { payrollAccountsText } from '../../text/records/payroll-accounts.es.ts';
import { recordsText } from '../../text/records/records.es.ts';

/** A company as its list shows it. */
export type CompanyRow = inferRouterOutputs<AppRouter>['companies']['list'][number];

/**
 * The fields in a company's history besides its record: its accounts, and downloads of filed copies and
 * auditor packets.
 */
type CompanyHistoryRecord = Company & {
  payrollAccounts: PayrollAccounts;
  deposits: Record<`${number}`, DepositFacts>;
  payCalendars: Record<PayFrequency, Omit<PayCalendar, 'frequency'>>;
  filedCopy: string;
  auditorPacket: string;
  auditorPacketWithPersonalData: string;
};

const COMPANY_HISTORY: HistoryFields<CompanyHistoryRecord> = {
  isActive: plain(recordsText.active.la),
  name: plain(companyLabels.name),
  accountantId: { label: companyLabels.accountantId, show: (id) => <AccountantName id={id} /> },
  ...address('postalAddress', ADDRESS_LABELS.postalAddress),
  fileName: plain(companyLabels.fileName),
  fileStreet: plain(companyLabels.fileStreet),
  ...address('physicalAddress', ADDRESS_LABELS.physicalAddress),
  phoneNumber: digits(companyLabels.phoneNumber, 'phone'),
  faxNumber: digits(companyLabels.faxNumber, 'phone'),
  email: plain(companyLabels.email),
  website: plain(companyLabels.website),
  contact: plain(companyLabels.contact),
  contactNumber: digits(companyLabels.contactNumber, 'phone'),
  businessStartDate: date(companyLabels.businessStartDate),
  businessEndDate: date(companyLabels.businessEndDate),
  jurisdiction: oneOf(companyLabels.jurisdiction, JURISDICTION_LABELS),
  payer: oneOf(companyLabels.payer, PAYER_LABELS),
  entityType: oneOf(companyLabels.entityType, EMPLOYER_ENTITY_LABELS),
  employerIdentificationNumber: digits(companyLabels.employerIdentificationNumber, 'ein'),
  commercialRegister: digits(companyLabels.commercialRegister, 'register'),
  'w2ControlRange.first': plain(companyLabels['w2ControlRange.first']),
  'w2ControlRange.last': plain(companyLabels['w2ControlRange.last']),
  'form480ControlRange.first': plain(companyLabels['form480ControlRange.first']),
  'form480ControlRange.last': plain(companyLabels['form480ControlRange.last']),
  unemploymentAccountNumber: plain(companyLabels.unemploymentAccountNumber),
  industrialCode: plain(companyLabels.industrialCode),
  unemploymentRate: percent(companyLabels.unemploymentRate),
  unemploymentRateSince: plain(companyLabels.unemploymentRateSince),
  earlierUnemploymentRate: percent(companyLabels.earlierUnemploymentRate),
  specialContributionRate: percent(companyLabels.specialContributionRate),
  disabilityRate: percent(companyLabels.disabilityRate),
  employerDisabilityRate: percent(companyLabels.employerDisabilityRate),
  chauffeurAccountNumber: plain(companyLabels.chauffeurAccountNumber),
  chauffeurWeeklyRate: amount(companyLabels.chauffeurWeeklyRate),
  employeeChauffeurShare: amount(companyLabels.employeeChauffeurShare),
  insurancePolicyNumber: plain(companyLabels.insurancePolicyNumber),
  workersCompensationRate: percent(companyLabels.workersCompensationRate),
  leaveRule: oneOf(companyLabels.leaveRule, LEAVE_RULE_LABELS),
  isSmallEmployer: plain(companyLabels.isSmallEmployer),
  mealRule: oneOf(companyLabels.mealRule, MEAL_RULE_LABELS),
  codaPlanKind: oneOf(companyLabels.codaPlanKind, CODA_PLAN_LABELS),
  farmUntaxed: plain(companyLabels.farmUntaxed),
  defaultWithholdingMethod: oneOf(companyLabels.defaultWithholdingMethod, RESIDENT_METHOD_LABELS),
  contractorRule: oneOf(companyLabels.contractorRule, CONTRACTOR_RULE_LABELS),
  'leavePolicy.vacationMinutesPerMonth': hours(companyLabels['leavePolicy.vacationMinutesPerMonth']),
  'leavePolicy.vacationThresholdMinutes': hours(companyLabels['leavePolicy.vacationThresholdMinutes']),
  'leavePolicy.sickMinutesPerMonth': hours(companyLabels['leavePolicy.sickMinutesPerMonth']),
  'leavePolicy.sickThresholdMinutes': hours(companyLabels['leavePolicy.sickThresholdMinutes']),
  filedCopy: plain(filingText.copy),
  auditorPacket: plain(auditorPacketText.name),
  auditorPacketWithPersonalData: plain(auditorPacketText.nameWithPersonalData),
  ...accounts('pay'),
  ...accounts('employerExpense'),
  ...accounts('employerLiability'),
  ...accounts('services'),
  ...depositsByYear(),
  ...calendarsByFrequency(),
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

/** The calendar of each pay frequency. */
function calendarsByFrequency() {
  const { labels, holidayRules, inHistory } = payCalendarText;
  const fields = payFrequencySchema.options.flatMap((frequency) => {
    const named = (label: string) => inHistory(PAY_FREQUENCY_LABELS[frequency].toLowerCase(), label);
    return [
      [`payCalendars.${frequency}.firstStart`, date(named(labels.firstStart))],
      [`payCalendars.${frequency}.effectiveFrom`, date(named(labels.effectiveFrom))],
      [`payCalendars.${frequency}.payLagDays`, plain(named(labels.payLagDays))],
      [`payCalendars.${frequency}.holidays`, oneOf(named(labels.holidays), holidayRules)],
    ];
  });
  type Names = FieldName<Pick<CompanyHistoryRecord, 'payCalendars'>>;
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
