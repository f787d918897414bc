import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** An accountant as the list shows one. */
export type AccountantRow = inferRouterOutputs<AppRouter>['accountants']['list'][number];
