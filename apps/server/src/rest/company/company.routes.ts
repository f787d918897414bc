import { listAccountants } from '../../application/account/accountants.ts';
import {
  companyDefaults,
  createCompany,
  getCompany,
  updateCompany,
} from '../../application/company/companies.ts';
import { listCompaniesWithEmployees } from '../../application/company/company-employees.ts';
import { removeCompany } from '../../application/records/remove-records.ts';
import { setCompanyActive } from '../../application/records/switch-records.ts';
import { bare, created, found, removed, switched, updated } from '../answers.ts';
import { type RouteGroup, route } from '../route.ts';
import { listOf } from '../wire/answer-wire.ts';
import { companyAnswer, companyWire } from './company.wire.ts';
import { companyWithEmployeesAnswer } from './company-employees.wire.ts';
import { decodeNewCompany, newCompanyBody } from './new-company.wire.ts';

/** The companies. */
export const companyRoutes: RouteGroup = {
  base: '/companies',
  tag: 'companies',
  writes: 'records:write',
  routes: [
    route.get('/', { id: 'listCompanies', answer: bare(listOf(companyWithEmployeesAnswer)) }, ({ use }) =>
      use(listCompaniesWithEmployees)(),
    ),
    route.get('/:id', { id: 'getCompany', answer: found(companyAnswer) }, ({ use, ids }) =>
      use(getCompany)({ companyId: ids.id }),
    ),
    route.post(
      '/',
      { id: 'createCompany', body: newCompanyBody, answer: created(companyAnswer) },
      async ({ use, body, commandId }) => {
        const known = { draft: await use(companyDefaults)(), accountants: await use(listAccountants)() };
        const { record: company, asSent } = decodeNewCompany(body, known);
        return use(createCompany)({ company, commandId, asSent });
      },
    ),
    route.put(
      '/:id',
      { id: 'updateCompany', body: companyWire, answer: updated(companyAnswer) },
      ({ use, ids, body, commandId }) => use(updateCompany)({ companyId: ids.id, company: body, commandId }),
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
