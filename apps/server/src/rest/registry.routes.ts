import { Hono } from 'hono';
import { createAccountant, getAccountant, listAccountants } from '../application/accountants.ts';
import { createCompany, getCompany, listCompanies, updateCompany } from '../application/companies.ts';
import { createCompanyTax, listCompanyTaxes } from '../application/company-taxes.ts';
import { createEmployee, getEmployee, listEmployees, updateEmployee } from '../application/employees.ts';
import { fixedTaxTotals, listFixedTaxes } from '../application/fixed-taxes.ts';
import { listPeriods } from '../application/periods.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { companyAnswer, companyWire } from './company.wire.ts';
import { employeeAnswer, employeeWire } from './employee.wire.ts';
import { done, found } from './envelopes.ts';
import { accountantAnswer, accountantWire } from './office.wire.ts';
import { periodAnswer, periodRequestWire } from './period.wire.ts';
import { actorOf, idIn, jsonBody, keyOf } from './request.ts';
import {
  companyTaxAnswer,
  companyTaxWire,
  fixedTaxAnswer,
  fixedTaxTotalsAnswer,
  fixedTaxTotalsRequestWire,
} from './tax.wire.ts';

/** The records: companies, employees (which the interface calls employers), accountants, taxes and periods. */
export function registryRoutes(dependencies: Dependencies): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>({ strict: false });
  routes.route('/companies', companyRoutes(dependencies));
  routes.route('/employers', employeeRoutes(dependencies));
  routes.route('/accountant', accountantRoutes(dependencies));
  routes.route('/taxes', companyTaxRoutes(dependencies));
  routes.route('/fixed-taxes', fixedTaxRoutes(dependencies));
  routes.get('/period/periods_by_year_and_type/:year/:type', async (c) => {
    const actor = actorOf(c);
    const periods = await listPeriods(dependencies, actor)(periodRequestWire.decode(c.req.param()));
    return c.json(periods.map(periodAnswer));
  });
  return routes;
}

function companyRoutes(dependencies: Dependencies) {
  const routes = new Hono<HttpEnv>({ strict: false });

  routes.get('/', async (c) => {
    const companies = await listCompanies(dependencies, actorOf(c))();
    return c.json(companies.map(companyAnswer));
  });

  routes.get('/:id', async (c) => {
    const company = await getCompany(dependencies, actorOf(c))({ companyId: idIn(c, 'id') });
    return found(c, companyAnswer(company));
  });

  routes.post('/', async (c) => {
    const create = createCompany(dependencies, actorOf(c));
    const company = companyWire.decode(await jsonBody(c));
    const created = await companyWire.naming(create({ company, commandId: keyOf(c) }));
    return done(c, MESSAGES.created, companyAnswer(created));
  });

  routes.put('/:id', async (c) => {
    const update = updateCompany(dependencies, actorOf(c));
    const companyId = idIn(c, 'id');
    const company = companyWire.decode(await jsonBody(c));
    const updated = await companyWire.naming(update({ companyId, company, commandId: keyOf(c) }));
    return done(c, MESSAGES.updated, companyAnswer(updated));
  });

  return routes;
}

function employeeRoutes(dependencies: Dependencies) {
  const routes = new Hono<HttpEnv>({ strict: false });

  routes.get('/:companyId', async (c) => {
    const employees = await listEmployees(dependencies, actorOf(c))({ companyId: idIn(c, 'companyId') });
    return found(c, employees.map(employeeAnswer));
  });

  routes.get('/:companyId/:id', async (c) => {
    const one = { companyId: idIn(c, 'companyId'), employeeId: idIn(c, 'id') };
    return found(c, employeeAnswer(await getEmployee(dependencies, actorOf(c))(one)));
  });

  routes.post('/:companyId', async (c) => {
    const create = createEmployee(dependencies, actorOf(c));
    const companyId = idIn(c, 'companyId');
    const employee = employeeWire.decode(await jsonBody(c));
    const created = await employeeWire.naming(create({ companyId, employee, commandId: keyOf(c) }));
    return done(c, MESSAGES.created, employeeAnswer(created));
  });

  routes.put('/:id', async (c) => {
    const update = updateEmployee(dependencies, actorOf(c));
    const employeeId = idIn(c, 'id');
    const employee = employeeWire.decode(await jsonBody(c));
    const updated = await employeeWire.naming(update({ employeeId, employee, commandId: keyOf(c) }));
    return done(c, MESSAGES.updated, employeeAnswer(updated));
  });

  return routes;
}

function accountantRoutes(dependencies: Dependencies) {
  const routes = new Hono<HttpEnv>({ strict: false });

  routes.get('/', async (c) => {
    const accountants = await listAccountants(dependencies, actorOf(c))();
    return found(c, accountants.map(accountantAnswer));
  });

  routes.get('/:id', async (c) => {
    const accountant = await getAccountant(dependencies, actorOf(c))({ accountantId: idIn(c, 'id') });
    return found(c, accountantAnswer(accountant));
  });

  routes.post('/', async (c) => {
    const create = createAccountant(dependencies, actorOf(c));
    const accountant = accountantWire.decode(await jsonBody(c));
    const created = await accountantWire.naming(create({ accountant, commandId: keyOf(c) }));
    return done(c, MESSAGES.created, accountantAnswer(created));
  });

  return routes;
}

function companyTaxRoutes(dependencies: Dependencies) {
  const routes = new Hono<HttpEnv>({ strict: false });

  routes.get('/:companyId', async (c) => {
    const taxes = await listCompanyTaxes(dependencies, actorOf(c))({ companyId: idIn(c, 'companyId') });
    return found(c, taxes.map(companyTaxAnswer));
  });

  routes.post('/:companyId', async (c) => {
    const create = createCompanyTax(dependencies, actorOf(c));
    const companyId = idIn(c, 'companyId');
    const tax = companyTaxWire.decode(await jsonBody(c));
    const created = await companyTaxWire.naming(create({ companyId, tax, commandId: keyOf(c) }));
    return done(c, MESSAGES.created, companyTaxAnswer(created));
  });

  return routes;
}

function fixedTaxRoutes(dependencies: Dependencies) {
  const routes = new Hono<HttpEnv>({ strict: false });

  routes.get('/', async (c) => {
    const taxes = await listFixedTaxes(dependencies, actorOf(c))();
    return found(c, taxes.map(fixedTaxAnswer));
  });

  routes.get('/sum_taxes_by_id/:id', async (c) => {
    const total = fixedTaxTotals(dependencies, actorOf(c));
    const { year } = fixedTaxTotalsRequestWire.decode(c.req.query());
    return found(c, fixedTaxTotalsAnswer(await total({ employeeId: idIn(c, 'id'), year })));
  });

  return routes;
}
