import { ENGINE_VERSION } from '@garita/domain/pay/pay-statement';
import type { ContractorDecision } from '../contractor-year/decider.ts';
import {
  type ContractorYear,
  EMPTY_CONTRACTOR_YEAR,
  evolveContractorYear,
} from '../contractor-year/state.ts';
import type { RecordedEvent } from '../event-store/event.ts';
import type { Decision } from '../payroll-year/decider.ts';
import { EMPTY_YEAR, evolve, type PayrollYear } from '../payroll-year/state.ts';

/** A payroll year after decisions, as if each had been recorded: given events, when a command, then events or a refusal. */
export function given(...decisions: Decision[]): PayrollYear {
  return decisions
    .flatMap(eventsOf)
    .reduce((year, event, index) => evolve(year, recorded(event, index + 1)), EMPTY_YEAR);
}

/** The same for what a contractor is paid. */
export function givenPayments(...decisions: ContractorDecision[]): ContractorYear {
  return decisions
    .flatMap(eventsOf)
    .reduce(
      (year, event, index) => evolveContractorYear(year, recorded(event, index + 1)),
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
function recorded<Event extends { type: string; data: object }>(
  event: Event & { taxYear: number },
  seq: number,
): RecordedEvent<Event> {
  return {
    ...event,
    companyId: 1,
    seq,
    stream: `one:1:${event.taxYear}`,
    version: seq,
    schemaVersion: 1,
    recordedAtMicros: seq,
    actorId: 1,
    commandId: `00000000-0000-7000-8000-${String(seq).padStart(12, '0')}`,
    engineVersion: ENGINE_VERSION,
  };
}
