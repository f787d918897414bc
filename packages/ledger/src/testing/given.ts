import type { ContractorDecision } from '../contractor-year/decider.ts';
import {
  type ContractorYear,
  EMPTY_CONTRACTOR_YEAR,
  evolveContractorYear,
} from '../contractor-year/state.ts';
import type { Decision } from '../payroll-year/decision.ts';
import { EMPTY_PAYROLL_YEAR, evolvePayrollYear, type PayrollYear } from '../payroll-year/state.ts';

/**
 * Returns a payroll year after decisions, as if each had been recorded. A test then says: given events, when
 * a command, then events or a refusal.
 */
export function given(...decisions: Decision[]): PayrollYear {
  return decisions
    .flatMap(eventsOf)
    .reduce(
      (year, event, index) => evolvePayrollYear(year, withSequence(event, index + 1)),
      EMPTY_PAYROLL_YEAR,
    );
}

/** Returns a contractor's year after decisions, as if each had been recorded. */
export function givenPayments(...decisions: ContractorDecision[]): ContractorYear {
  return decisions
    .flatMap(eventsOf)
    .reduce(
      (year, event, index) => evolveContractorYear(year, withSequence(event, index + 1)),
      EMPTY_CONTRACTOR_YEAR,
    );
}

type Decided<Event> = { ok: true; events: Event[] } | { ok: false; code: string };

/** Returns the events of an accepted decision. Throws if it was refused. */
export function eventsOf<Event>(decision: Decided<Event>): Event[] {
  if (!decision.ok) throw new Error(`Refused: ${decision.code}`);
  return decision.events;
}

// The log has one stream, so versions and sequence numbers are equal.
function withSequence<Event>(event: Event, seq: number): Event & { seq: number; version: number } {
  return { ...event, seq, version: seq };
}
