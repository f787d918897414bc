import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** A fixed tax as in force today. */
export type FixedTaxRow = inferRouterOutputs<AppRouter>['fixedTaxes']['list'][number];
