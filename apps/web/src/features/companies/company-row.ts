import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** A company as its list shows it. */
export type CompanyRow = inferRouterOutputs<AppRouter>['companies']['list'][number];
