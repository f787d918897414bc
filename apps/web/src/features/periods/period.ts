import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** A period of a company as the ledger has it. */
export type Period = inferRouterOutputs<AppRouter>['periods']['get'];
