import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** The figures of a company's year wherever they stand. */
export type Reconciliation = inferRouterOutputs<AppRouter>['filing']['reconciliation'];
