import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** A tax line as the list of its company shows one. */
export type CompanyTaxRow = inferRouterOutputs<AppRouter>['companyTaxes']['list'][number];
