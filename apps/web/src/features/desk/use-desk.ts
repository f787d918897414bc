import { trpc } from '../../lib/trpc.ts';

// The state of the periods may have changed while another screen was open.
const REFETCH_ON_MOUNT = { refetchOnMount: 'always' } as const;

/** Loads the open pay periods of every company. */
export function useDeskWeek() {
  return trpc.desk.week.useQuery(undefined, REFETCH_ON_MOUNT);
}

/** Loads the problems of every company. */
export function useDeskAttention() {
  return trpc.desk.attention.useQuery(undefined, REFETCH_ON_MOUNT);
}

// Payments and documents may have changed while another screen was open.

/** Loads what every company has to deposit, file and deliver; a screen picks its companies. */
export function useDue() {
  return trpc.filing.due.useQuery(undefined, REFETCH_ON_MOUNT);
}
