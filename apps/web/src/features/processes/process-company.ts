import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** A company as this screen knows it, with its employees. */
export type ProcessCompany = inferRouterOutputs<AppRouter>['companies']['listWithEmployees'][number];
export type ProcessEmployee = ProcessCompany['employees'][number];
