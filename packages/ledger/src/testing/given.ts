import type { ContractorDecision } from '../contractor-year/decider.ts';
import {
  type ContractorYear,
  EMPTY_CONTRACTOR_YEAR,
  evolveContractorYear,
} from '../contractor-year/state.ts';
import type { Decision } from '../payroll-year/decision.ts';
import { EMPTY_PAYROLL_YEAR, evolvePayrollYear, type PayrollYear } from '../payroll-year/state.ts';

/**
 * Returns a payroll year after decisions, as if each had been recorded: given events, when a command, then
 * events or a refusal.
 */
export function given(...decisions: Decision[]): PayrollYear {
  return decisions
    .flatMap(eventsOf)
    .reduce((year, event, index) => evolvePayrollYear(year, placed(event, index + 1)), EMPTY_PAYROLL_YEAR);
}

/** Returns a contractor's year after decisions, as if each had been recorded. */
export function givenPayments(...decisions: ContractorDecision[]): ContractorYear {
  return decisions
    .flatMap(eventsOf)
    .reduce(
      (year, event, index) => evolveContractorYear(year, placed(event, index + 1)),
      EMPTY_CONTRACTOR_YEAR,
    );
}

type Decided<Event> = { ok: true; events: Event[] } | { ok: false; code: string };

/** The events of a decision that was expected to be accepted. */
export function eventsOf<Event>(decision: Decided<Event>): Event[] {
  if (!decision.ok) throw new Error(`Refused: ${decision.code}`);
  return decision.events;
}

// One stream alone: its versions and the company's sequence run together.
function placed<Event>(event: Event, seq: number): Event & { seq: number; version: number } {
  return { ...event, seq, version: seq };
}
