import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** A contractor as the list of a company shows one: nothing of it is decrypted. */
export type ContractorRow = inferRouterOutputs<AppRouter>['contractors']['list'][number];
