import { trpc } from '../../lib/trpc.ts';

// Whoever comes back from Cargar Tiempo wants to see what is done.
const REFETCH_ON_MOUNT = { refetchOnMount: 'always' } as const;

/** Loads the open pay periods of every company. */
export function useDeskWeek() {
  return trpc.desk.week.useQuery(undefined, REFETCH_ON_MOUNT);
}

/** Loads the problems of every company. */
export function useDeskAttention() {
  return trpc.desk.attention.useQuery(undefined, REFETCH_ON_MOUNT);
}

// Whoever comes back from a payment or a document wants to see what it changed.

/** Loads what every company has to deposit, file and deliver; a screen picks its companies. */
export function useDue() {
  return trpc.filing.due.useQuery(undefined, REFETCH_ON_MOUNT);
}
