import { contentDisposition } from '@garita/reports/content-disposition';
import { type Context, Hono } from 'hono';
import { type Download, stubOfEntry, stubsOfEmployee, stubsOfPeriod } from '../application/pay-stubs.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { actorOf, idIn } from './request.ts';

/** Files. Downloads send no bearer, so these paths accept the cookie that sign-in sets. */
export function reportRoutes(dependencies: Dependencies): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>({ strict: false });

  routes.get('/counterfoil/:companyId/:employeeId/period/:periodId', async (c) => {
    const download = stubsOfEmployee(dependencies, actorOf(c));
    return file(c, await download({ ...employeeIn(c), periodId: idIn(c, 'periodId') }));
  });

  routes.get('/counterfoil/:companyId/:employeeId/:entryId', async (c) => {
    const download = stubOfEntry(dependencies, actorOf(c));
    return file(c, await download({ ...employeeIn(c), entryId: idIn(c, 'entryId') }));
  });

  routes.get('/counterfoil1/:companyId/:periodId', async (c) => {
    const download = stubsOfPeriod(dependencies, actorOf(c));
    return file(c, await download({ companyId: idIn(c, 'companyId'), periodId: idIn(c, 'periodId') }));
  });

  return routes;
}

function employeeIn(c: Context<HttpEnv>) {
  return { companyId: idIn(c, 'companyId'), employeeId: idIn(c, 'employeeId') };
}

function file(c: Context<HttpEnv>, { fileName, contentType, bytes }: Download): Response {
  c.header('Content-Disposition', contentDisposition(fileName));
  c.header('Cache-Control', 'private, no-store');
  return c.body(new Uint8Array(bytes), 200, { 'Content-Type': contentType });
}
