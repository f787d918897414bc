import { sharingControlNumbers } from '@garita/domain/company/control-range';
import { WARNING_TEXTS } from '@garita/domain/text/warning-texts.es';
import { listAccountants } from '../../application/account/accountants.ts';
import { companyCheques, stateNextCheque } from '../../application/company/cheques.ts';
import {
  type CompanyRecord,
  companyDefaults,
  createCompany,
  getCompany,
  listCompanies,
  updateCompany,
} from '../../application/company/companies.ts';
import {
  listCompaniesWithEmployees,
  listCompanyPageWithEmployees,
} from '../../application/company/company-employees.ts';
import { companyPayrollAccounts, updatePayrollAccounts } from '../../application/company/payroll-accounts.ts';
import { removeCompany } from '../../application/records/remove-records.ts';
import { setCompanyActive } from '../../application/records/switch-records.ts';
import { MESSAGES } from '../../text/messages.es.ts';
import { bare, created, done, found, removed, switched, updated } from '../answers.ts';
import { pageWire } from '../records/page.wire.ts';
import { type RouteGroup, route, type SignedInRequest } from '../route.ts';
import { listOf, type Warned } from '../wire/answer-wire.ts';
import { companyChequesAnswer, nextChequeWire } from './cheques.wire.ts';
import { changedCompanyBody, companyAnswer, savedCompanyAnswer } from './company.wire.ts';
import { companyWithEmployeesAnswer } from './company-employees.wire.ts';
import { newCompanyBody } from './new-company.wire.ts';
import { changedPayrollAccountsBody, payrollAccountsAnswer } from './payroll-accounts.wire.ts';

/** The companies. */
export const companyRoutes: RouteGroup = {
  base: '/companies',
  tag: 'companies',
  writes: 'records:write',
  routes: [
    route.get(
      '/',
      { id: 'listCompanies', parameters: pageWire, answer: bare(listOf(companyWithEmployeesAnswer)) },
      ({ use, parameters: { limit, ...asked } }) =>
        limit === null
          ? use(listCompaniesWithEmployees)()
          : use(listCompanyPageWithEmployees)({ orderBy: 'name', limit, ...asked }),
    ),
    route.get('/:id', { id: 'getCompany', answer: found(companyAnswer) }, ({ use, ids }) =>
      use(getCompany)({ companyId: ids.id }),
    ),
    route.post(
      '/',
      { id: 'createCompany', body: newCompanyBody, answer: created(savedCompanyAnswer) },
      async ({ use, body, commandId }) => {
        const known = { draft: await use(companyDefaults)(), accountants: await use(listAccountants)() };
        const { record: company, asSent } = body(known);
        return warned(use, await use(createCompany)({ company, commandId, asSent }));
      },
    ),
    route.put(
      '/:id',
      { id: 'updateCompany', body: changedCompanyBody, answer: updated(savedCompanyAnswer) },
      async ({ use, ids: { id: companyId }, body: { change, asSent }, commandId }) =>
        warned(
          use,
          await use(updateCompany)({ companyId, company: change, commandId, asSent: [companyId, asSent] }),
        ),
    ),
    route.get('/:id/cheques', { id: 'companyCheques', answer: found(companyChequesAnswer) }, ({ use, ids }) =>
      use(companyCheques)({ companyId: ids.id }),
    ),
    route.put(
      '/:id/cheques',
      { id: 'stateNextCheque', body: nextChequeWire, answer: done(MESSAGES.updated) },
      ({ use, ids, body, commandId }) => use(stateNextCheque)({ companyId: ids.id, ...body, commandId }),
    ),
    route.get(
      '/:id/accounts',
      { id: 'companyPayrollAccounts', answer: found(payrollAccountsAnswer) },
      ({ use, ids }) => use(companyPayrollAccounts)({ companyId: ids.id }),
    ),
    route.put(
      '/:id/accounts',
      {
        id: 'updatePayrollAccounts',
        body: changedPayrollAccountsBody,
        answer: updated(payrollAccountsAnswer),
      },
      ({ use, ids: { id: companyId }, body: { change, asSent }, commandId }) =>
        use(updatePayrollAccounts)({
          companyId,
          accounts: change,
          commandId,
          asSent: [companyId, asSent],
        }),
    ),
    route.delete(
      '/:id',
      { id: 'switchCompany', answer: switched(companyAnswer) },
      ({ use, ids, commandId }) => use(setCompanyActive)({ companyId: ids.id, commandId }),
    ),
    route.delete('/delete/:id', { id: 'removeCompany', answer: removed }, ({ use, ids, commandId }) =>
      use(removeCompany)({ companyId: ids.id, commandId }),
    ),
  ],
};

async function warned(use: SignedInRequest['use'], saved: CompanyRecord): Promise<Warned<CompanyRecord>> {
  const others = (await use(listCompanies)()).filter(({ id }) => id !== saved.id);
  const names = sharingControlNumbers(saved, others).map(({ name }) => name);
  return { saved, warnings: names.length > 0 ? [WARNING_TEXTS.sharedControls(names.join(', '))] : [] };
}
