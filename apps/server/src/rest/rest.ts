import { Hono } from 'hono';
import { AppError } from '../application/app-error.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { logFailure } from '../logging/log-failure.ts';
import { accountRoutes } from './account.routes.ts';
import { failed } from './envelopes.ts';
import { openApiDocument } from './openapi/document.ts';
import { payrollRoutes } from './payroll.routes.ts';
import { registryRoutes } from './registry.routes.ts';
import { reportRoutes } from './reports.routes.ts';
import { ROUTE_GROUPS } from './route-groups.ts';
import { served } from './serve.ts';
import { userRoutes } from './user.routes.ts';

/** The documented door, under /api. Its routes translate, and call the same use cases as the typed door. */
export function restDoor(dependencies: Dependencies): Hono<HttpEnv> {
  const door = new Hono<HttpEnv>({ strict: false });
  for (const group of ROUTE_GROUPS) door.route(group.base, served(group, dependencies));
  door.get('/openapi.json', (c) => c.json(openApiDocument(ROUTE_GROUPS)));
  door.route('/auth', accountRoutes(dependencies));
  door.route('/users', userRoutes(dependencies));
  door.route('/', registryRoutes(dependencies));
  door.route('/', payrollRoutes(dependencies));
  door.route('/reports', reportRoutes(dependencies));
  door.onError((error, c) => {
    if (error instanceof AppError) return failed(c, error);
    logFailure(dependencies.logger, error, { requestId: c.get('requestId') });
    return failed(c, new AppError('unexpected'));
  });
  return door;
}
