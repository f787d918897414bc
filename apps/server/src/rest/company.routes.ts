import { Hono } from 'hono';
import { createCompany, getCompany, listCompanies, updateCompany } from '../application/companies.ts';
import { removeCompany } from '../application/remove-records.ts';
import { setCompanyActive } from '../application/switch-records.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { companyAnswer, companyWire } from './company.wire.ts';
import { done, found, removed } from './envelopes.ts';
import { actorOf, idIn, jsonBody, keyOf } from './request.ts';

/** The companies: /api/companies. */
export function companyRoutes(dependencies: Dependencies): Hono<HttpEnv> {
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

  routes.delete('/:id', async (c) => {
    const set = setCompanyActive(dependencies, actorOf(c));
    const switched = await set({ companyId: idIn(c, 'id'), commandId: keyOf(c) });
    return done(c, MESSAGES.switched, companyAnswer(switched));
  });

  routes.delete('/delete/:id', async (c) => {
    const remove = removeCompany(dependencies, actorOf(c));
    return removed(c, remove({ companyId: idIn(c, 'id'), commandId: keyOf(c) }));
  });

  return routes;
}
