import { Hono } from 'hono';
import {
  conceptWithId,
  fixedTaxTotals,
  getFixedTax,
  listFixedTaxes,
  saveFixedTax,
} from '../application/fixed-taxes.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { done, found } from './envelopes.ts';
import { conceptNamed, decodeFixedTax } from './fixed-tax.wire.ts';
import { actorOf, idIn, jsonBody, keyOf } from './request.ts';
import { fixedTaxAnswer, fixedTaxTotalsAnswer, fixedTaxTotalsRequestWire } from './tax.wire.ts';

/** The fixed taxes: /api/fixed-taxes. */
export function fixedTaxRoutes(dependencies: Dependencies): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>({ strict: false });

  routes.get('/', async (c) => {
    const taxes = await listFixedTaxes(dependencies, actorOf(c))();
    return found(c, taxes.map(fixedTaxAnswer));
  });

  routes.get('/:id', async (c) => {
    const tax = await getFixedTax(dependencies, actorOf(c))({ fixedTaxId: idIn(c, 'id') });
    return found(c, fixedTaxAnswer(tax));
  });

  routes.post('/', async (c) => {
    const save = saveFixedTax(dependencies, actorOf(c));
    const body = await jsonBody(c);
    const tax = decodeFixedTax(conceptNamed(body), body, dependencies.today());
    return done(c, MESSAGES.created, fixedTaxAnswer(await save({ tax, commandId: keyOf(c) })));
  });

  routes.put('/:id', async (c) => {
    const save = saveFixedTax(dependencies, actorOf(c));
    const concept = conceptWithId(idIn(c, 'id'));
    const tax = decodeFixedTax(concept, await jsonBody(c), dependencies.today());
    return done(c, MESSAGES.updated, fixedTaxAnswer(await save({ tax, commandId: keyOf(c) })));
  });

  routes.get('/sum_taxes_by_id/:id', async (c) => {
    const total = fixedTaxTotals(dependencies, actorOf(c));
    const { year } = fixedTaxTotalsRequestWire.decode(c.req.query());
    return found(c, fixedTaxTotalsAnswer(await total({ employeeId: idIn(c, 'id'), year })));
  });

  return routes;
}
