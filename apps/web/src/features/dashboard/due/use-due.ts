import { trpc } from '../../../lib/trpc.ts';

// Whoever comes back from a payment or a document wants to see what it changed.
const ANEW = { refetchOnMount: 'always' } as const;

/** What every company has to deposit, file and hand over; a screen takes the companies that it shows. */
export function useDue() {
  return trpc.filing.due.useQuery(undefined, ANEW);
}
