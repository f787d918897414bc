import { trpc } from '../../lib/trpc.ts';

// Whoever comes back from Cargar Tiempo wants to see what is done.
const ANEW = { refetchOnMount: 'always' } as const;

/** What of every company's pay is open. */
export function useDeskWeek() {
  return trpc.desk.week.useQuery(undefined, ANEW);
}

/** What is amiss in every company. */
export function useDeskAttention() {
  return trpc.desk.attention.useQuery(undefined, ANEW);
}
