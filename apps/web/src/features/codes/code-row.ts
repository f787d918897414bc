import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** A registration code as the list shows one. */
export type CodeRow = inferRouterOutputs<AppRouter>['codes']['list'][number];
