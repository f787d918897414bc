import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** The balances of an employee in a tax year. */
export type Balances = inferRouterOutputs<AppRouter>['balances']['get'];
