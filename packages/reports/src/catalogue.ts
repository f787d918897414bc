import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import type { HistoryFilters } from '@garita/domain/text/history-texts.es';
import { yearOf } from '@garita/domain/time/calendar-date';
import { type Form499Data, form499Page } from './employer-returns/form-499.ts';
import { type Form940Data, form940Page } from './employer-returns/form-940.ts';
import { type Form941Data, form941Page } from './employer-returns/form-941.ts';
import { type Form943Data, form943Page } from './employer-returns/form-943.ts';
import { fileNameOf, periodParts } from './file-name.ts';
import type { FormDocument } from './form/form-document.ts';
import { renderForm } from './form/render-form.ts';
import type { HistoryData } from './history/history-data.ts';
import { changedAmountsList, historyList } from './history/history-list.ts';
import { renderHistory } from './history/render-history.ts';
import { type ChauffeurInsuranceData, chauffeurInsurance } from './insurance-returns/chauffeur-insurance.ts';
import { type UnemploymentData, unemployment } from './insurance-returns/unemployment.ts';
import { journalCsv, journalIif } from './journal/journal-files.ts';
import { type JournalData, journalList } from './journal/journal-list.ts';
import { type EarningsCertificateData, earningsCertificateOf } from './letter/earnings-certificate.ts';
import { type EmploymentLetterData, employmentLetterOf } from './letter/employment-letter.ts';
import { type PayLetterData, payLetterOf } from './letter/pay-letter-page.ts';
import { renderLetter } from './letter/render-letter.ts';
import type { ListReport } from './list/list-report.ts';
import { renderList } from './list/render-list.ts';
import { type ChristmasBonusData, christmasBonusList } from './lists/christmas-bonus.ts';
import { companyLineLists } from './lists/company-lines.ts';
import { type ContractorPaymentsData, contractorPaymentsList } from './lists/contractor-payments.ts';
import { type ContractorYearData, contractorYearList } from './lists/contractor-year.ts';
import { type EmployerCostData, employerCostList } from './lists/employer-cost.ts';
import { type LeaveData, leaveList } from './lists/leave.ts';
import { type NonResidentsData, nonResidentsList } from './lists/non-residents.ts';
import { type PayrollRegisterData, payrollRegisterList } from './lists/payroll-register.ts';
import { type ReconciliationData, reconciliationList } from './lists/reconciliation.ts';
import { type RegisterAsKnownData, registerAsKnownList } from './lists/register-as-known.ts';
import { type SalariesData, salariesList } from './lists/salaries.ts';
import { type WhatIfData, whatIfList, whatIfYearLists } from './lists/what-if.ts';
import { type WorkersCompensationData, workersCompensationList } from './lists/workers-compensation.ts';
import { type ContractorStubData, contractorStub } from './pay-stub/contractor-stub.ts';
import { employeeStub } from './pay-stub/employee-stub.ts';
import { firstStub, renderContractorStub, renderPayStubs } from './pay-stub/pay-stub.ts';
import type { PayStubData } from './pay-stub/pay-stub-data.ts';
import { stubSheet, stubsList } from './pay-stub/stubs-list.ts';
import type { Report, ReportPage } from './report.ts';
import { FILE_NAMES } from './text/labels.es.ts';
import { renderW2prs } from './w2pr/render-w2pr.ts';
import type { W2prsData } from './w2pr/w2pr-columns.ts';
import { w2prSheet } from './w2pr/w2pr-sheet.ts';
import { w2prsLines, w2prsList } from './w2pr/w2prs-list.ts';
import {
  type WithholdingCertificateData,
  withholdingCertificate,
} from './withholding-certificate/withholding-certificate.ts';

/** The stubs of one employee for a period: of one entry or of all of them. RangeError without a stub. */
export const employeeStubs: Report<readonly PayStubData[]> = {
  contentType: 'application/pdf',
  fileName: (stubs) => {
    const { employee, period, company } = firstStub(stubs);
    return fileNameOf([...employeeParts(employee), ...periodParts(period), company.name], 'pdf');
  },
  kind: 'list',
  page: stubsPage,
  render: renderPayStubs,
};

/** The stubs of one employee's pay of a year. RangeError without a stub. */
export const yearStubs: Report<readonly PayStubData[]> = {
  contentType: 'application/pdf',
  fileName: (stubs) => {
    const { employee, payDate, company } = firstStub(stubs);
    const year = String(yearOf(payDate));
    return fileNameOf([...employeeParts(employee), FILE_NAMES.stubs, year, company.name], 'pdf');
  },
  kind: 'list',
  page: stubsPage,
  render: renderPayStubs,
};

/** The letter of half a page that explains a pay to an employee. */
export const payLetter: Report<PayLetterData> = {
  contentType: 'application/pdf',
  fileName: ({ employee, pay, company }) =>
    fileNameOf([FILE_NAMES.letter, ...employeeParts(employee), pay.payDate, company.name], 'pdf'),
  kind: 'letter',
  page: (data) => ({ kind: 'letter', letter: payLetterOf(data) }),
  render: (data) => renderLetter(payLetterOf(data)),
};

/** The letter of employment, for whoever asks the employee for it. */
export const employmentLetter: Report<EmploymentLetterData> = {
  contentType: 'application/pdf',
  fileName: ({ employee, date, company }) =>
    fileNameOf([FILE_NAMES.employmentLetter, ...employeeParts(employee), date, company.name], 'pdf'),
  kind: 'letter',
  page: (data) => ({ kind: 'letter', letter: employmentLetterOf(data) }),
  render: (data) => renderLetter(employmentLetterOf(data)),
};

/** The certificate of what an employee was paid between two days. */
export const earningsCertificate: Report<EarningsCertificateData> = {
  contentType: 'application/pdf',
  fileName: ({ employee, start, end, company }) =>
    fileNameOf([FILE_NAMES.earningsCertificate, ...employeeParts(employee), start, end, company.name], 'pdf'),
  kind: 'letter',
  page: (data) => ({ kind: 'letter', letter: earningsCertificateOf(data) }),
  render: (data) => renderLetter(earningsCertificateOf(data)),
};

/** The stubs of everyone for a period, in one file. RangeError without a stub. */
export const periodStubs: Report<readonly PayStubData[]> = {
  contentType: 'application/pdf',
  fileName: (stubs) => {
    const { period, company } = firstStub(stubs);
    return fileNameOf([FILE_NAMES.allEmployees, ...periodParts(period), company.name], 'pdf');
  },
  kind: 'list',
  page: stubsPage,
  render: renderPayStubs,
};

/** The stub of a contractor's payment. */
export const contractorPaymentStub: Report<ContractorStubData> = {
  contentType: 'application/pdf',
  fileName: ({ contractor, payDate, company }) =>
    fileNameOf([FILE_NAMES.contractor, fullName(contractor), payDate, company.name], 'pdf'),
  kind: 'list',
  page: (data) => ({ kind: 'list', list: stubSheet(contractorStub(data)) }),
  render: renderContractorStub,
};

/** Returns the page of one stub, or the list of several. */
function stubsPage(stubs: readonly PayStubData[]): ReportPage {
  const list = stubs.length === 1 ? stubSheet(employeeStub(firstStub(stubs))) : stubsList(stubs);
  return { kind: 'list', list };
}

function employeeParts({ firstName, lastName }: { firstName: string; lastName: string }): string[] {
  return [FILE_NAMES.employee, firstName, lastName];
}

/** Returns the part of a file name for a list of one employee alone. */
function onlyParts(only: PersonName | undefined): string[] {
  return only ? employeeParts(only) : [];
}

/** The certificate of one employee. RangeError without one. */
export const employeeW2pr = w2prsOf(
  ({ certificates: [first] }) => {
    if (!first) throw new RangeError('A file of certificates needs at least one');
    return employeeParts(first.employee);
  },
  'form',
  (data) => ({ kind: 'form', form: w2prSheet(data) }),
);

/** The certificates of everybody, in one file. */
export const companyW2prs: Report<W2prsData> = {
  ...w2prsOf(
    () => [FILE_NAMES.allEmployees],
    'list',
    (data) => ({ kind: 'list', list: w2prsList(data) }),
  ),
  lines: w2prsLines,
};

function w2prsOf(
  whose: (data: W2prsData) => string[],
  kind: ReportPage['kind'],
  page: (data: W2prsData) => ReportPage,
): Report<W2prsData> {
  return {
    contentType: 'application/pdf',
    fileName: (data) =>
      fileNameOf([FILE_NAMES.w2pr, ...whose(data), String(data.year), data.company.name], 'pdf'),
    kind,
    page,
    render: renderW2prs,
  };
}

/** The pay of everybody between two days with every amount; in Excel also a sheet for each company line. */
export const salaries: Report<SalariesData> = {
  ...listOf<SalariesData>(salariesList, ({ onlyEmployee, start, end }) => [
    FILE_NAMES.salaries,
    ...onlyParts(onlyEmployee),
    start,
    end,
  ]),
  sheets: companyLineLists,
};

/** The employer's cost of everybody's pay. */
export const employerCost = listOf<EmployerCostData>(
  employerCostList,
  ({ onlyEmployee, start, end, period }) => [
    FILE_NAMES.employerCost,
    ...onlyParts(onlyEmployee),
    ...(period ? periodParts(period) : [start, end]),
  ],
);

/** The payroll register of a period. */
export const payrollRegister = listOf<PayrollRegisterData>(payrollRegisterList, ({ period }) => [
  FILE_NAMES.payrollRegister,
  ...periodParts(period),
]);

/** The journal entry of a payroll for the company's books. */
export const journal = listOf<JournalData>(journalList, journalParts);

/** The journal entry as a CSV file, which any bookkeeping program reads. */
export const journalTable = journalFile({ contentType: 'text/csv', extension: 'csv', render: journalCsv });

/** The journal entry as QuickBooks Desktop imports it. */
export const journalQuickBooks = journalFile({
  contentType: 'text/plain',
  extension: 'iif',
  render: journalIif,
});

function journalFile({
  contentType,
  extension,
  render,
}: Pick<Report<JournalData>, 'contentType' | 'render'> & { extension: 'csv' | 'iif' }): Report<JournalData> {
  return {
    contentType,
    fileName: (data) => fileNameOf([...journalParts(data), data.company.name], extension),
    kind: 'list',
    page: (data) => ({ kind: 'list', list: journalList(data) }),
    render,
  };
}

function journalParts({ start, end }: JournalData): string[] {
  return [FILE_NAMES.journal, start, end];
}

/** The history of a company's pay; in Excel also a sheet of every amount that changed. */
export const history: Report<HistoryData> = {
  ...listOf<HistoryData>(historyList, ({ filters }) => [FILE_NAMES.history, ...historyParts(filters)]),
  sheets: (data) => [changedAmountsList(data)],
  render: renderHistory,
};

function historyParts({ period, person, entryId, year }: HistoryFilters): string[] {
  return [
    ...(period ? periodParts(period) : []),
    ...(person ? [person.name] : []),
    ...(entryId === undefined ? [] : [FILE_NAMES.entry, String(entryId)]),
    ...(year === undefined ? [] : [String(year)]),
  ];
}

/** The register of a period at two points of the log. */
export const registerAsKnown = listOf<RegisterAsKnownData>(
  registerAsKnownList,
  ({ period, known, later }) => [
    FILE_NAMES.registerAsKnown,
    ...periodParts(period),
    String(known.seq),
    String(later.seq),
  ],
);

/** The figures of a year from every source. */
export const reconciliation = listOf<ReconciliationData>(reconciliationList, ({ year }) => [
  FILE_NAMES.reconciliation,
  String(year),
]);

/** The real and the supposed pay between two days; in Excel also a sheet for each of several years. */
export const whatIf: Report<WhatIfData> = {
  ...listOf<WhatIfData>(whatIfList, ({ whatIf: { start, end } }) => [FILE_NAMES.whatIf, start, end]),
  sheets: whatIfYearLists,
};

/** The vacation and sick time of everybody between two days. */
export const leave = listOf<LeaveData>(leaveList, ({ start, end }) => [FILE_NAMES.leave, start, end]);

/** The Christmas bonus of everybody. */
export const christmasBonus = listOf<ChristmasBonusData>(christmasBonusList, ({ year }) => [
  FILE_NAMES.christmasBonus,
  String(year),
]);

/** The payroll that the CFSE insures. */
export const workersCompensation = listOf<WorkersCompensationData>(
  workersCompensationList,
  ({ fiscalYear }) => [FILE_NAMES.workersCompensation, String(fiscalYear - 1), String(fiscalYear)],
);

/** The payments of every contractor between two days. */
export const contractorPayments = listOf<ContractorPaymentsData>(contractorPaymentsList, ({ start, end }) => [
  FILE_NAMES.contractors,
  start,
  end,
]);

/** The payments of every contractor in a year, month by month. */
export const contractorYear = listOf<ContractorYearData>(contractorYearList, ({ year }) => [
  FILE_NAMES.contractors,
  String(year),
]);

/** The pay of non-residents in a year. */
export const nonResidents = listOf<NonResidentsData>(nonResidentsList, ({ year }) => [
  FILE_NAMES.nonResidents,
  String(year),
]);

/** The federal return of a quarter. */
export const form941 = formOf<Form941Data>(form941Page, ({ year, quarter }) => [
  FILE_NAMES.form941,
  ...quarterParts(year, quarter),
]);

/** The federal return of a year of farm work. */
export const form943 = formOf<Form943Data>(form943Page, ({ year }) => [FILE_NAMES.form943, String(year)]);

/** The federal return of the unemployment tax. */
export const form940 = formOf<Form940Data>(form940Page, ({ year }) => [FILE_NAMES.form940, String(year)]);

/** Hacienda's return of the tax withheld in a quarter. */
export const form499 = formOf<Form499Data>(form499Page, ({ year, quarter }) => [
  FILE_NAMES.form499,
  ...quarterParts(year, quarter),
]);

/** The quarterly return of unemployment and disability insurance, with its detail. */
export const unemploymentQuarter = formOf<UnemploymentData>(unemployment, ({ year, quarter }) => [
  FILE_NAMES.unemployment,
  ...quarterParts(year, quarter),
]);

/** The quarterly return of the chauffeur insurance. */
export const chauffeurQuarter = formOf<ChauffeurInsuranceData>(chauffeurInsurance, ({ year, quarter }) => [
  FILE_NAMES.chauffeurInsurance,
  ...quarterParts(year, quarter),
]);

/** The withholding exemption certificate 499 R-4 for an employee to sign. */
export const withholdingCertificateForm = formOf<WithholdingCertificateData>(
  withholdingCertificate,
  ({ employee }) => [FILE_NAMES.withholdingCertificate, ...employeeParts(employee)],
);

function quarterParts(year: number, quarter: number): string[] {
  return [FILE_NAMES.quarter(quarter), String(year)];
}

/** Makes the report of an official form. The file is named after the form, its period and the company. */
function formOf<Data extends { company: { name: string } }>(
  toForm: (data: Data) => FormDocument,
  nameParts: (data: Data) => string[],
): Report<Data> {
  return {
    contentType: 'application/pdf',
    fileName: (data) => fileNameOf([...nameParts(data), data.company.name], 'pdf'),
    kind: 'form',
    page: (data) => ({ kind: 'form', form: toForm(data) }),
    render: (data) => renderForm(toForm(data)),
  };
}

/** Makes the report of a list. The file is named after its content and the company. */
function listOf<Data extends { company: { name: string } }>(
  toList: (data: Data) => ListReport,
  nameParts: (data: Data) => string[],
): Report<Data> {
  return {
    contentType: 'application/pdf',
    fileName: (data) => fileNameOf([...nameParts(data), data.company.name], 'pdf'),
    kind: 'list',
    page: (data) => ({ kind: 'list', list: toList(data) }),
    render: (data) => renderList(toList(data)),
  };
}
