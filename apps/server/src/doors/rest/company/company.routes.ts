import { companiesSharingControlNumbers } from '@garita/domain/company/control-range';
import { companyFileLines } from '@garita/domain/file-text/file-lines';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import { listAccountants } from '../../../application/account/accountants.ts';
import { companyCheques, setNextCheque } from '../../../application/company/cheques.ts';
import {
  type CompanyRecord,
  companyDefaults,
  createCompany,
  getCompany,
  listCompanies,
  setCompanyActive,
  updateCompany,
} from '../../../application/company/companies.ts';
import {
  listCompaniesWithEmployees,
  listCompanyPageWithEmployees,
} from '../../../application/company/companies-with-employees.ts';
import { listCompanyPeriods } from '../../../application/company/company-periods.ts';
import { companyDeposits, updateDepositFacts } from '../../../application/company/deposits.ts';
import { companyPayCalendars, setPayCalendar } from '../../../application/company/pay-calendars.ts';
import {
  companyPayrollAccounts,
  updatePayrollAccounts,
} from '../../../application/company/payroll-accounts.ts';
import { contractorRuleEffects, leaveRuleEffects } from '../../../application/company/rule-effects.ts';
import { switchToCertificate } from '../../../application/employee/switch-to-certificate.ts';
import { removeCompany } from '../../../application/records/remove-records.ts';
import { previewCertificateSwitch } from '../../../application/report/lists/certificate-switch.ts';
import { MESSAGES } from '../../../text/messages.es.ts';
import {
  bareAnswer,
  createdAnswer,
  doneAnswer,
  foundAnswer,
  removedAnswer,
  switchedAnswer,
  updatedAnswer,
} from '../answers.ts';
import {
  certificateSwitchBody,
  employeeSwitchAnswer,
  switchedEmployeesAnswer,
} from '../employee/certificate-switch.wire.ts';
import {
  disabilityWarnings,
  employerNumberWarnings,
  fileWordsWarnings,
  stateWarnings,
  unemploymentWarnings,
} from '../records/file-values.ts';
import { pageWire } from '../records/page.wire.ts';
import { route } from '../route.ts';
import type { RouteGroup, SignedInRequest } from '../route-spec.ts';
import { listOf, type SavedWithWarnings } from '../wire/answer-wire.ts';
import { payrollYearWire, periodRequestWire } from '../wire/period.wire.ts';
import { companyChequesAnswer, nextChequeWire } from './cheques.wire.ts';
import {
  changedCompanyBody,
  companyAnswer,
  companyWithEmployeesAnswer,
  savedCompanyAnswer,
} from './company.wire.ts';
import { changedDepositFactsBody, companyDepositsAnswer } from './deposits.wire.ts';
import { newCompanyBody } from './new-company.wire.ts';
import {
  companyPeriodAnswer,
  frequencyWire,
  payCalendarAnswer,
  payCalendarBody,
} from './pay-calendars.wire.ts';
import { changedPayrollAccountsBody, payrollAccountsAnswer } from './payroll-accounts.wire.ts';
import {
  contractorRuleEffectAnswer,
  leaveRuleEffectAnswer,
  supposedContractorRuleWire,
  supposedLeaveRuleWire,
} from './rule-effects.wire.ts';

/** The routes of companies. */
export const companyRoutes: RouteGroup = {
  base: '/companies',
  tag: 'companies',
  writes: 'records:write',
  routes: [
    route.get(
      '/',
      { id: 'listCompanies', parameters: pageWire, answer: bareAnswer(listOf(companyWithEmployeesAnswer)) },
      ({ use, parameters: { limit, ...asked } }) =>
        limit === null
          ? use(listCompaniesWithEmployees)()
          : use(listCompanyPageWithEmployees)({ orderBy: 'name', limit, ...asked }),
    ),
    route.get('/:id', { id: 'getCompany', answer: foundAnswer(companyAnswer) }, ({ use, ids }) =>
      use(getCompany)({ companyId: ids.id }),
    ),
    route.post(
      '/',
      {
        id: 'createCompany',
        body: newCompanyBody,
        answer: createdAnswer(savedCompanyAnswer),
        record: [companyWithEmployeesAnswer],
      },
      async ({ use, body, commandId }) => {
        const known = { draft: await use(companyDefaults)(), accountants: await use(listAccountants)() };
        const { record: company, asSent } = body(known);
        return warned(use, await use(createCompany)({ company, commandId, asSent }));
      },
    ),
    route.put(
      '/:id',
      {
        id: 'updateCompany',
        body: changedCompanyBody,
        answer: updatedAnswer(savedCompanyAnswer),
        record: [companyWithEmployeesAnswer],
      },
      async ({ use, ids: { id: companyId }, body: { read, version }, commandId }) =>
        warned(
          use,
          await use(updateCompany)({
            companyId,
            company: read.change,
            version: version(),
            commandId,
            asSent: [companyId, read.asSent],
          }),
        ),
    ),
    route.get(
      '/:id/cheques',
      { id: 'companyCheques', answer: foundAnswer(companyChequesAnswer) },
      ({ use, ids }) => use(companyCheques)({ companyId: ids.id }),
    ),
    route.put(
      '/:id/cheques',
      {
        id: 'stateNextCheque',
        body: nextChequeWire,
        answer: doneAnswer(MESSAGES.updated),
        record: [companyChequesAnswer],
      },
      ({ use, ids, body, commandId }) => use(setNextCheque)({ companyId: ids.id, ...body, commandId }),
    ),
    route.get(
      '/:id/accounts',
      { id: 'companyPayrollAccounts', answer: foundAnswer(payrollAccountsAnswer) },
      ({ use, ids }) => use(companyPayrollAccounts)({ companyId: ids.id }),
    ),
    route.put(
      '/:id/accounts',
      {
        id: 'updatePayrollAccounts',
        body: changedPayrollAccountsBody,
        answer: updatedAnswer(payrollAccountsAnswer),
      },
      ({ use, ids: { id: companyId }, body: { read, version }, commandId }) =>
        use(updatePayrollAccounts)({
          companyId,
          accounts: read.change,
          version: version(),
          commandId,
          asSent: [companyId, read.asSent],
        }),
    ),
    route.get(
      '/:id/deposits',
      { id: 'companyDeposits', answer: foundAnswer(listOf(companyDepositsAnswer)) },
      ({ use, ids }) => use(companyDeposits)({ companyId: ids.id }),
    ),
    route.put(
      '/:id/deposits/:year',
      {
        id: 'updateDepositFacts',
        parameters: payrollYearWire,
        body: changedDepositFactsBody,
        answer: updatedAnswer(companyDepositsAnswer),
      },
      ({ use, ids: { id: companyId }, parameters: { year }, body: { read, version }, commandId }) =>
        use(updateDepositFacts)({
          companyId,
          year,
          facts: read.change,
          version: version(),
          commandId,
          asSent: [companyId, year, read.asSent],
        }),
    ),
    route.get(
      '/:id/certificate-switch',
      { id: 'previewCertificateSwitch', answer: foundAnswer(listOf(employeeSwitchAnswer)) },
      ({ use, ids }) => use(previewCertificateSwitch)({ companyId: ids.id }),
    ),
    route.put(
      '/:id/certificate-switch',
      {
        id: 'switchToCertificate',
        body: certificateSwitchBody,
        answer: updatedAnswer(switchedEmployeesAnswer),
      },
      ({ use, ids, body, commandId }) =>
        use(switchToCertificate)({
          companyId: ids.id,
          employees: body.employees.map((employeeId) => ({ employeeId })),
          commandId,
        }),
    ),
    route.get(
      '/:id/pay-calendars',
      { id: 'companyPayCalendars', answer: foundAnswer(listOf(payCalendarAnswer)) },
      ({ use, ids }) => use(companyPayCalendars)({ companyId: ids.id }),
    ),
    route.put(
      '/:id/pay-calendars/:type',
      {
        id: 'setPayCalendar',
        parameters: frequencyWire,
        body: payCalendarBody,
        answer: updatedAnswer(payCalendarAnswer),
      },
      ({ use, ids: { id: companyId }, parameters: { frequency }, body: { read, version }, commandId }) =>
        use(setPayCalendar)({ companyId, frequency, calendar: read, version: version(), commandId }),
    ),
    route.get(
      '/:id/periods/:year/:type',
      {
        id: 'listCompanyPeriods',
        parameters: periodRequestWire,
        answer: foundAnswer(listOf(companyPeriodAnswer)),
      },
      ({ use, ids, parameters }) => use(listCompanyPeriods)({ companyId: ids.id, ...parameters }),
    ),
    route.get(
      '/:id/contractor-rule',
      {
        id: 'contractorRuleEffects',
        parameters: supposedContractorRuleWire,
        answer: foundAnswer(listOf(contractorRuleEffectAnswer)),
      },
      ({ use, ids, parameters }) => use(contractorRuleEffects)({ companyId: ids.id, ...parameters }),
    ),
    route.get(
      '/:id/leave-rule',
      {
        id: 'leaveRuleEffects',
        parameters: supposedLeaveRuleWire,
        answer: foundAnswer(listOf(leaveRuleEffectAnswer)),
      },
      ({ use, ids, parameters }) => use(leaveRuleEffects)({ companyId: ids.id, ...parameters }),
    ),
    route.delete(
      '/:id',
      { id: 'switchCompany', answer: switchedAnswer(companyAnswer) },
      ({ use, ids, commandId }) => use(setCompanyActive)({ companyId: ids.id, commandId }),
    ),
    route.delete('/delete/:id', { id: 'removeCompany', answer: removedAnswer }, ({ use, ids, commandId }) =>
      use(removeCompany)({ companyId: ids.id, commandId }),
    ),
  ],
};

async function warned(
  use: SignedInRequest['use'],
  saved: CompanyRecord,
): Promise<SavedWithWarnings<CompanyRecord>> {
  const others = (await use(listCompanies)()).filter(({ id }) => id !== saved.id);
  const names = companiesSharingControlNumbers(saved, others).map(({ name }) => name);
  const warnings = [
    ...(names.length > 0 ? [WARNING_TEXTS.sharedControls(names.join(', '))] : []),
    ...employerNumberWarnings(saved.employerIdentificationNumber),
    ...unemploymentWarnings(saved.unemploymentAccountNumber),
    ...disabilityWarnings(saved.disabilityRate),
    ...stateWarnings([saved.postalAddress, saved.physicalAddress]),
    ...fileWordsWarnings(companyFileLines(saved)),
  ];
  return { saved, warnings };
}
