import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** Where an employee stands in a tax year. */
export type Balances = inferRouterOutputs<AppRouter>['balances']['get'];
