import { Hono } from 'hono';
import { listPeriods } from '../application/periods.ts';
import { searchRecords } from '../application/search-records.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { codeRoutes } from './code.routes.ts';
import { companyRoutes } from './company.routes.ts';
import { companyTaxRoutes } from './company-tax.routes.ts';
import { employeeRoutes } from './employee.routes.ts';
import { found } from './envelopes.ts';
import { fixedTaxRoutes } from './fixed-tax.routes.ts';
import { periodAnswer, periodRequestWire } from './period.wire.ts';
import { actorOf } from './request.ts';
import { searchableAnswer } from './search.wire.ts';

/** The records: companies, employees (which the interface calls employers), accountants, codes, taxes and periods. */
export function registryRoutes(dependencies: Dependencies): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>({ strict: false });
  routes.route('/companies', companyRoutes(dependencies));
  routes.route('/employers', employeeRoutes(dependencies));
  routes.route('/codes', codeRoutes(dependencies));
  routes.route('/taxes', companyTaxRoutes(dependencies));
  routes.route('/fixed-taxes', fixedTaxRoutes(dependencies));
  routes.get('/period/periods_by_year_and_type/:year/:type', async (c) => {
    const actor = actorOf(c);
    const periods = await listPeriods(dependencies, actor)(periodRequestWire.decode(c.req.param()));
    return c.json(periods.map(periodAnswer));
  });
  routes.get('/search', async (c) =>
    found(c, searchableAnswer(await searchRecords(dependencies, actorOf(c))())),
  );
  return routes;
}
