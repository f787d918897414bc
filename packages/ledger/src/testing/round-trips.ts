import type { StatementWatch } from '../database/connection.ts';

/** The number of statements that some work sent, and how often one waited for the answer to another. */
export type Sent = { statements: number; roundTrips: number };

/**
 * Counts the statements of one piece of work at a time. Statements sent before an answer came share a round
 * trip.
 */
export function countRoundTrips(): {
  watch: StatementWatch;
  during: (work: () => Promise<unknown>) => Promise<Sent>;
} {
  let statements = 0;
  let roundTrips = 0;
  let answered = 0;
  return {
    watch: () => {
      const trip = answered + 1;
      statements += 1;
      roundTrips = Math.max(roundTrips, trip);
      return () => {
        answered = Math.max(answered, trip);
      };
    },
    during: async (work) => {
      [statements, roundTrips, answered] = [0, 0, 0];
      await work();
      return { statements, roundTrips };
    },
  };
}
