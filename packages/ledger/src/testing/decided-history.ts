import { yearOf } from '@garita/domain/time/calendar-date';
import fc from 'fast-check';
import type { NewEvent, RecordedEvent } from '../event-store/event.ts';
import { type Decision, decideAmendment, decideDeletion, decideLoad } from '../payroll-year/decider.ts';
import type { PayrollYearEvent } from '../payroll-year/events.ts';
import { EMPTY_YEAR, evolve, type PayrollYear } from '../payroll-year/state.ts';
import { aWorker, newEventOf, timeOf } from './payroll-year.builder.ts';

/** One step of a history that is decided without a database: of which of three employees, about which of their entries. */
export type Step = { employeeId: number; what: 'load' | 'amend' | 'delete'; nth: number; regular: number };

export const someSteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    employeeId: fc.integer({ min: 1, max: 3 }),
    what: fc.constantFrom('load', 'load', 'amend', 'delete'),
    nth: fc.nat(5),
    regular: fc.constantFrom(0, 480, 2_400, 60_000),
  }),
  { minLength: 2, maxLength: 12, size: 'max' },
);

/** Decides a history in memory; of an empty company the sequence numbers are known beforehand. */
export function decideSteps(history: readonly Step[]): NewEvent[] {
  const years = new Map<number, PayrollYear>();
  const decided: NewEvent[] = [];
  for (const { employeeId, ...step } of history) {
    const worker = aWorker({ employeeId });
    const year = years.get(employeeId) ?? EMPTY_YEAR;
    const decision = decisionOf(
      step,
      year,
      decided.length + 1,
      timeOf(worker, { minutes: { regular: step.regular } }),
    );
    const event = decision?.ok ? decision.events[0] : undefined;
    if (!event) continue;
    decided.push(newEventOf(worker, event, year.version));
    years.set(employeeId, evolve(year, asRecorded(event, decided.length, year.version + 1)));
  }
  return decided;
}

function decisionOf(
  { what, nth }: Omit<Step, 'employeeId'>,
  year: PayrollYear,
  seq: number,
  time: ReturnType<typeof timeOf>,
): Decision | undefined {
  const around = { asOfSeq: seq - 1, chauffeurInPeriod: 0 };
  const entryId = [...year.live.keys()][nth % Math.max(1, year.live.size)];
  if (what === 'load' || entryId === undefined) return decideLoad(year, { entryId: seq, ...time }, around);
  if (what === 'delete') return decideDeletion(year, { entryId });
  return decideAmendment({ year, target: year }, { entryId, inputs: time.inputs }, around);
}

function asRecorded(event: PayrollYearEvent & { payDate: string }, seq: number, version: number) {
  const envelope = {
    companyId: 1,
    schemaVersion: 1,
    recordedAtMicros: seq,
    actorId: 1,
    commandId: '',
    engineVersion: '1',
  };
  return {
    ...event,
    ...envelope,
    seq,
    version,
    stream: `emp:1:${yearOf(event.payDate)}`,
  } as RecordedEvent<PayrollYearEvent>;
}
