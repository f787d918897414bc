import type { Office } from './authorization-office.ts';
import type { RestCall } from './test-server.ts';

type Call = (office: Office) => RestCall;

/** The call of a download. `isOfPerson` is true if it names a person, who exists in one company only. */
type Download = { call: Call; isOfPerson: boolean };

const YEAR = { year: 2026 };
const QUARTER = { ...YEAR, trimestre: 1 };
const DATES = { start: '2026-01-01', end: '2026-03-31' };
const TEXT_FILE = { ...YEAR, reimbursed: 1, code: '' };
const PERIOD = 2026110;
const BONUS = {
  max_employers: 20,
  percent_to_max: 6,
  amount_max: 600,
  percent_to_min: 3,
  amount_min: 300,
  reg: true,
  over: true,
  vacations: false,
  sick: false,
};

/** The downloads of the documented door, by operation. The typed door has none. */
export const DOWNLOADS: Record<string, Download> = {
  stubsOfEmployee: ofPerson(({ companyId, employeeId }) => ({
    path: `reports/counterfoil/${companyId}/${employeeId}/period/${PERIOD}`,
  })),
  stubsOfYear: ofPerson(({ companyId, employeeId }) => ({
    path: `reports/counterfoil/${companyId}/${employeeId}/year/2026`,
  })),
  stubOfEntry: ofPerson(({ companyId, employeeId, entryId }) => ({
    path: `reports/counterfoil/${companyId}/${employeeId}/${entryId}`,
  })),
  payLetter: ofPerson(({ companyId, employeeId, entryId }) => ({
    path: `reports/letter/${companyId}/${employeeId}/${entryId}`,
  })),
  withholdingCertificate: ofPerson(reportCallOfEmployee('certificate_499_r4_pdf', {})),
  employmentLetter: ofPerson(reportCallOfEmployee('employment_letter_pdf', {})),
  earningsCertificate: ofPerson(reportCallOfEmployee('earnings_certificate_pdf', DATES)),
  stubsOfPeriod: ofCompany(({ companyId }) => ({ path: `reports/counterfoil1/${companyId}/${PERIOD}` })),
  stubOfContractor: ofPerson(({ companyId, contractorId, payment }) => ({
    path: `reports/Outcounterfoil/${companyId}/${contractorId}/${payment.entryId}/2026`,
  })),
  formW2pr: ofPerson(reportCallOfEmployee('form_w2pr_pdf', YEAR)),
  form940: ofCompany(reportCall('form_940_pdf', YEAR)),
  form941: ofCompany(reportCall('form_941_pdf', QUARTER)),
  form943: ofCompany(reportCall('form_943_pdf', YEAR)),
  form499: ofCompany(reportCall('form_withheld_499_pdf', QUARTER)),
  formUnemployment: ofCompany(reportCall('form_unemplo', QUARTER)),
  formChauffeur: ofCompany(reportCall('form_choferil_pdf', QUARTER)),
  workersCompensation: ofCompany(reportCall('get_report_cfse_pdf', YEAR)),
  christmasBonus: ofCompany(reportCall('bonus_pdf', { ...YEAR, bonus: BONUS })),
  salaries: ofPerson(reportCallOfEmployee('wages/range', DATES)),
  employerCost: ofPerson(reportCallOfEmployee('employer_cost/range', DATES)),
  periodEmployerCost: ofPerson(reportCallOfEmployee('employer_cost/period', { period_id: PERIOD })),
  journal: ofCompany(reportCall('journal/range', DATES)),
  periodJournal: ofCompany(reportCall('journal/period', { period_id: PERIOD })),
  historyReport: ofPerson(
    reportCallOfEmployee('history', { period_id: PERIOD, movement: 'load', minimum: 1 }),
  ),
  periodHistory: ofCompany(reportCall('history/period', { period_id: PERIOD })),
  registerAsKnownReport: ofCompany(reportCall('register/period', { period_id: PERIOD, seq: 1 })),
  reconciliationReport: ofCompany(reportCall('reconciliation', YEAR)),
  whatIfReport: ofCompany(reportCall('what-if', { ...DATES, raise_percent: '5%' })),
  nonResidents: ofCompany(reportCall('non_residents', YEAR)),
  leave: ofCompany(reportCall('vacation', DATES)),
  wagesText: ofCompany(reportCall('wages_txt', { ...YEAR, period: 1 })),
  w2prSuriText: ofCompany(reportCall('get_w2p_txt', TEXT_FILE)),
  w2prSsaText: ofCompany(reportCall('get_w2psse_txt', TEXT_FILE)),
  contractorPayments: ofCompany(reportCall('wages/outemployer/range', DATES)),
  contractorYear: ofCompany(reportCall('wages/outemployer/year', { ...YEAR, period_norma: 0 })),
  downloadFiledCopy: ofCompany(({ companyId, filingId }) => ({
    path: `reports/filed/${companyId}/${filingId}`,
  })),
  downloadAuditorPacket: ofCompany(({ companyId }) => ({ path: `reports/auditor-packet/${companyId}` })),
  downloadPackage: ofCompany(reportCall('package', QUARTER)),
  form480Text: ofCompany(reportCall('get_outemployer_txt', { ...YEAR, reimbursed: 1 })),
};

function ofCompany(call: Call): Download {
  return { call, isOfPerson: false };
}

function ofPerson(call: Call): Download {
  return { call, isOfPerson: true };
}

function reportCall(path: string, fields: object): Call {
  return ({ companyId }) => ({
    method: 'POST',
    path: `reports/${path}`,
    body: { company_id: companyId, ...fields },
  });
}

function reportCallOfEmployee(path: string, fields: object): Call {
  return (office) => reportCall(path, { ...fields, employer_id: office.employeeId })(office);
}
