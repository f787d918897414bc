import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** An employee as the list of a company shows one: of the social security number, its last four digits. */
export type EmployeeRow = inferRouterOutputs<AppRouter>['employees']['list'][number];
