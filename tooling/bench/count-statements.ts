import type { StatementWatch } from '@garita/ledger/database/named-statements';
import { countRoundTrips, type Sent } from '@garita/ledger/testing/round-trips';

/** What some work sent, and for how many milliseconds it waited for the answer of the slowest. */
export type Timed = Sent & { slowest: number };

/** Counts the statements of one piece of work at a time, and times them. */
export function countStatements(): {
  watch: StatementWatch;
  during: (work: () => Promise<unknown>) => Promise<Timed>;
} {
  const counted = countRoundTrips();
  let slowest = 0;
  return {
    watch: (text) => {
      const answered = counted.watch(text);
      const sentAt = performance.now();
      return () => {
        slowest = Math.max(slowest, performance.now() - sentAt);
        answered();
      };
    },
    during: async (work) => {
      slowest = 0;
      return { ...(await counted.during(work)), slowest };
    },
  };
}
