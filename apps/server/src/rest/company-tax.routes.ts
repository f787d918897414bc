import { Hono } from 'hono';
import {
  createCompanyTax,
  getCompanyTax,
  listCompanyTaxes,
  updateCompanyTax,
} from '../application/company-taxes.ts';
import { removeCompanyTax } from '../application/remove-records.ts';
import { setCompanyTaxActive } from '../application/switch-records.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { done, found, removed } from './envelopes.ts';
import { actorOf, idIn, jsonBody, keyOf } from './request.ts';
import { companyTaxAnswer, companyTaxWire } from './tax.wire.ts';

/** The tax lines of companies: /api/taxes. */
export function companyTaxRoutes(dependencies: Dependencies): Hono<HttpEnv> {
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

  routes.get('/:companyId/:id', async (c) => {
    const one = { companyId: idIn(c, 'companyId'), taxId: idIn(c, 'id') };
    return found(c, companyTaxAnswer(await getCompanyTax(dependencies, actorOf(c))(one)));
  });

  routes.put('/:id', async (c) => {
    const update = updateCompanyTax(dependencies, actorOf(c));
    const taxId = idIn(c, 'id');
    const tax = companyTaxWire.decode(await jsonBody(c));
    const updated = await companyTaxWire.naming(update({ taxId, tax, commandId: keyOf(c) }));
    return done(c, MESSAGES.updated, companyTaxAnswer(updated));
  });

  routes.delete('/:id', async (c) => {
    const set = setCompanyTaxActive(dependencies, actorOf(c));
    const switched = await set({ taxId: idIn(c, 'id'), commandId: keyOf(c) });
    return done(c, MESSAGES.switched, companyTaxAnswer(switched));
  });

  routes.delete('/delete/:id', async (c) => {
    const remove = removeCompanyTax(dependencies, actorOf(c));
    return removed(c, remove({ taxId: idIn(c, 'id'), commandId: keyOf(c) }));
  });

  return routes;
}
