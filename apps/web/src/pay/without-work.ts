import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

type Settlements = inferRouterOutputs<AppRouter>['filing']['settlements'];

/** Returns the employees of a company for whom a period was settled because they did not work in it. */
export function withoutWorkIn(settled: Settlements, periodId: number | undefined): ReadonlySet<number> {
  return new Set(
    settled.flatMap((one) => (one.kind === 'no-work' && one.period.id === periodId ? one.employeeId : [])),
  );
}
