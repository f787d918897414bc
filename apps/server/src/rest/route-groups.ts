import { accountantRoutes } from './accountant.routes.ts';
import type { RouteGroup } from './route.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';

/** Every route of the documented interface: what is served, and what the document describes. */
export const ROUTE_GROUPS: readonly RouteGroup[] = [accountantRoutes, secondFactorRoutes];
