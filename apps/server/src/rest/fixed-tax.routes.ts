import { Hono } from 'hono';
import { fixedTaxTotals, listFixedTaxes } from '../application/fixed-taxes.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { found } from './envelopes.ts';
import { actorOf, idIn } from './request.ts';
import { fixedTaxAnswer, fixedTaxTotalsAnswer, fixedTaxTotalsRequestWire } from './tax.wire.ts';

/** The fixed taxes: /api/fixed-taxes. */
export function fixedTaxRoutes(dependencies: Dependencies): Hono<HttpEnv> {
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
