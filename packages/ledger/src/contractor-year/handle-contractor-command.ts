import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { Database } from '../database/client.ts';
import { readStream } from '../event-store/read-stream.ts';
import { type ContractorYearEvent, contractorStream } from '../events/contractor-events.ts';
import { eventFacts } from '../events/event-facts.ts';
import { UPCASTERS } from '../events/upcasters.ts';
import {
  handleYearCommand,
  type ReadRecordedEvents,
  type YearCommand,
  type YearOutcome,
} from '../live-entries/handle-year-command.ts';
import type { DecisionContext, YearStreams } from '../live-entries/year-streams.ts';
import type { ContractorDecision } from './decider.ts';
import { type ContractorYear, EMPTY_CONTRACTOR_YEAR, evolveContractorYear } from './state.ts';

/** A change of what one contractor is paid. */
export type ContractorCommand = YearCommand & { contractorId: number };

/** The state that a decision about a contractor may read. */
export type ContractorDecisionContext = DecisionContext<ContractorYear>;

/** The decider of a command, and the function that reads its answer. */
type ContractorWork<Answer> = {
  decide: (context: ContractorDecisionContext) => Promise<ContractorDecision>;
  readRecorded?: ReadRecordedEvents<Answer> | undefined;
};

/**
 * Handles a command about a contractor as `handleYearCommand` does. Nothing else changes what a contractor is
 * paid.
 */
export async function handleContractorCommand<Answer = never>(
  db: Database,
  { contractorId, ...command }: ContractorCommand,
  { decide, readRecorded }: ContractorWork<Answer>,
): Promise<YearOutcome<ContractorPayment, Answer>> {
  const changes = [{ streams: contractorStreams(contractorId), decide }];
  return handleYearCommand(db, command, { changes, readRecorded });
}

/** Returns the streams of a contractor, whose payments are booked in no period. */
export function contractorStreams(contractorId: number): YearStreams<ContractorYear, ContractorYearEvent> {
  return {
    stream: (taxYear) => contractorStream(contractorId, taxYear),
    upcasters: UPCASTERS,
    read: async (tx, key) => {
      const recorded = await readStream<ContractorYearEvent>(tx, key, UPCASTERS);
      return recorded.reduce(evolveContractorYear, EMPTY_CONTRACTOR_YEAR);
    },
    evolve: evolveContractorYear,
    eventDetails: (event) => ({ details: eventFacts(event) }),
    changedMarks: async () => [],
  };
}
