import type { Office } from './authorization-office.ts';
import type { RestCall } from './test-server.ts';

type Call = (office: Office) => RestCall;

/** `isOfPerson` where the call names somebody of the company, who is nobody in another one. */
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

/** The files of the documented door, by the name of their operation. The typed door has none. */
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
  stubsOfPeriod: ofCompany(({ companyId }) => ({ path: `reports/counterfoil1/${companyId}/${PERIOD}` })),
  stubOfContractor: ofPerson(({ companyId, contractorId, payment }) => ({
    path: `reports/Outcounterfoil/${companyId}/${contractorId}/${payment.entryId}/2026`,
  })),
  formW2pr: ofPerson(askingOfEmployee('form_w2pr_pdf', YEAR)),
  form940: ofCompany(asking('form_940_pdf', YEAR)),
  form941: ofCompany(asking('form_941_pdf', QUARTER)),
  form943: ofCompany(asking('form_943_pdf', YEAR)),
  form499: ofCompany(asking('form_withheld_499_pdf', QUARTER)),
  formUnemployment: ofCompany(asking('form_unemplo', QUARTER)),
  formChauffeur: ofCompany(asking('form_choferil_pdf', QUARTER)),
  workersCompensation: ofCompany(asking('get_report_cfse_pdf', YEAR)),
  christmasBonus: ofCompany(asking('bonus_pdf', { ...YEAR, bonus: BONUS })),
  salaries: ofPerson(askingOfEmployee('wages/range', DATES)),
  employerCost: ofPerson(askingOfEmployee('employer_cost/range', DATES)),
  periodEmployerCost: ofPerson(askingOfEmployee('employer_cost/period', { period_id: PERIOD })),
  journal: ofCompany(asking('journal/range', DATES)),
  periodJournal: ofCompany(asking('journal/period', { period_id: PERIOD })),
  historyReport: ofPerson(askingOfEmployee('history', { period_id: PERIOD, movement: 'load', minimum: 1 })),
  periodHistory: ofCompany(asking('history/period', { period_id: PERIOD })),
  registerAsKnownReport: ofCompany(asking('register/period', { period_id: PERIOD, seq: 1 })),
  reconciliationReport: ofCompany(asking('reconciliation', YEAR)),
  whatIfReport: ofCompany(asking('what-if', { ...DATES, raise_percent: '5%' })),
  leave: ofCompany(asking('vacation', DATES)),
  wagesText: ofCompany(asking('wages_txt', { ...YEAR, period: 1 })),
  w2prSuriText: ofCompany(asking('get_w2p_txt', TEXT_FILE)),
  w2prSsaText: ofCompany(asking('get_w2psse_txt', TEXT_FILE)),
  contractorPayments: ofCompany(asking('wages/outemployer/range', DATES)),
  contractorYear: ofCompany(asking('wages/outemployer/year', { ...YEAR, period_norma: 0 })),
  downloadFiledCopy: ofCompany(({ companyId, filingId }) => ({
    path: `reports/filed/${companyId}/${filingId}`,
  })),
  downloadAuditorPacket: ofCompany(({ companyId }) => ({ path: `reports/auditor-packet/${companyId}` })),
  downloadPackage: ofCompany(asking('package', QUARTER)),
  form480Text: ofCompany(asking('get_outemployer_txt', { ...YEAR, reimbursed: 1 })),
};

function ofCompany(call: Call): Download {
  return { call, isOfPerson: false };
}

function ofPerson(call: Call): Download {
  return { call, isOfPerson: true };
}

function asking(path: string, asked: object): Call {
  return ({ companyId }) => ({
    method: 'POST',
    path: `reports/${path}`,
    body: { company_id: companyId, ...asked },
  });
}

function askingOfEmployee(path: string, asked: object): Call {
  return (office) => asking(path, { ...asked, employer_id: office.employeeId })(office);
}
