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

// Whoever comes back from a payment or a document wants to see what it changed.

/** What every company has to deposit, file and hand over; a screen takes the companies that it shows. */
export function useDue() {
  return trpc.filing.due.useQuery(undefined, ANEW);
}
