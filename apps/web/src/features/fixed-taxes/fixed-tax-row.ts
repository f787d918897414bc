import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** A fixed tax as in force today. */
export type FixedTaxRow = inferRouterOutputs<AppRouter>['fixedTaxes']['list'][number];

/** What a version of it would reach, if pay were calculated again. */
export type FixedTaxEffect = inferRouterOutputs<AppRouter>['fixedTaxes']['effect'];
