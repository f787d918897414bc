import { trpc } from '../../lib/trpc.ts';

// Whoever comes back from Cargar Tiempo wants to see what is done.
const ANEW = { refetchOnMount: 'always' } as const;

/** Loads the open pay periods of every company. */
export function useDeskWeek() {
  return trpc.desk.week.useQuery(undefined, ANEW);
}

/** Loads the problems of every company. */
export function useDeskAttention() {
  return trpc.desk.attention.useQuery(undefined, ANEW);
}

// Whoever comes back from a payment or a document wants to see what it changed.

/** Loads what every company has to deposit, file and deliver; a screen picks its companies. */
export function useDue() {
  return trpc.filing.due.useQuery(undefined, ANEW);
}
