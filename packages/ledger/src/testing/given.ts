import { ENGINE_VERSION } from '@garita/domain/pay/pay-statement';
import type { RecordedEvent } from '../event-store/event.ts';
import type { DecidedEvent, Decision } from '../payroll-year/decider.ts';
import type { PayrollYearEvent } from '../payroll-year/events.ts';
import { EMPTY_YEAR, evolve, type PayrollYear } from '../payroll-year/state.ts';

/** A payroll year after decisions, as if each had been recorded: given events, when a command, then events or a refusal. */
export function given(...decisions: Decision[]): PayrollYear {
  return decisions
    .flatMap(eventsOf)
    .reduce((year, event, index) => evolve(year, recorded(event, index + 1)), EMPTY_YEAR);
}

/** The events of a decision that was expected to be accepted. */
export function eventsOf(decision: Decision): DecidedEvent[] {
  if (!decision.ok) throw new Error(`Refused: ${decision.code}`);
  return decision.events;
}

// One stream alone: its versions and the company's sequence run together.
function recorded(event: DecidedEvent, seq: number): RecordedEvent<PayrollYearEvent> {
  const { taxYear, ...rest } = event;
  return {
    ...rest,
    companyId: 1,
    seq,
    stream: `emp:1:${taxYear}`,
    version: seq,
    schemaVersion: 1,
    recordedAtMicros: seq,
    actorId: 1,
    commandId: `00000000-0000-7000-8000-${String(seq).padStart(12, '0')}`,
    engineVersion: ENGINE_VERSION,
  };
}
