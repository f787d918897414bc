import { SEED_PARAMETERS } from '@garita/domain/pay/pay.builder';
import fc from 'fast-check';
import {
  decideContractorAmendment,
  decideContractorDeletion,
  decideContractorLoad,
} from '../contractor-year/decider.ts';
import { contractorStreams } from '../contractor-year/handle-contractor-command.ts';
import {
  type ContractorYear,
  EMPTY_CONTRACTOR_YEAR,
  evolveContractorYear,
} from '../contractor-year/state.ts';
import type { NewEvent } from '../event-store/event.ts';
import { toNewEvent } from '../live-entries/year-streams.ts';
import { decideAmendment, decideDeletion, decideLoad } from '../payroll-year/decider.ts';
import type { Decision } from '../payroll-year/decision.ts';
import { EMPTY_PAYROLL_YEAR, evolvePayrollYear, type PayrollYear } from '../payroll-year/state.ts';
import { aPaidContractor, someHours } from './contractor-year.builder.ts';
import { aWorker, newEventOf, timeOf } from './payroll-year.builder.ts';

/**
 * One step of a history that is decided without a database: one of three people, and one of their entries.
 */
export type HistoryStep = {
  /** The kind of person; an employee if it is left out. */
  of?: 'contractor';
  employeeId: number;
  what: 'load' | 'amend' | 'delete';
  nth: number;
  regular: number;
};

const someStep: fc.Arbitrary<HistoryStep> = fc.record(
  {
    of: fc.constant('contractor'),
    employeeId: fc.integer({ min: 1, max: 3 }),
    what: fc.constantFrom('load', 'load', 'amend', 'delete'),
    nth: fc.nat(5),
    regular: fc.constantFrom(0, 480, 2_400, 60_000),
  },
  { requiredKeys: ['employeeId', 'what', 'nth', 'regular'] },
);

export const someSteps: fc.Arbitrary<HistoryStep[]> = fc.array(someStep, {
  minLength: 2,
  maxLength: 12,
  size: 'max',
});

type People = { employees: Map<number, PayrollYear>; contractors: Map<number, ContractorYear> };

/** Decides a history in memory. The log is empty before it, so the sequence numbers are known. */
export function decideSteps(history: readonly HistoryStep[]): NewEvent[] {
  const people: People = { employees: new Map(), contractors: new Map() };
  const decided: NewEvent[] = [];
  for (const { of, ...step } of history) {
    const seq = decided.length + 1;
    const event =
      of === 'contractor'
        ? contractorStep(step, people.contractors, seq)
        : employeeStep(step, people.employees, seq);
    if (event) decided.push(event);
  }
  return decided;
}

type PersonStep = Omit<HistoryStep, 'of'>;

function employeeStep(
  { employeeId, ...step }: PersonStep,
  years: People['employees'],
  seq: number,
): NewEvent | undefined {
  const worker = aWorker({ employeeId });
  const year = years.get(employeeId) ?? EMPTY_PAYROLL_YEAR;
  const time = timeOf(worker, { minutes: { regular: step.regular } });
  const decision = decisionOf(step, year, seq, time);
  const event = decision?.ok ? decision.events[0] : undefined;
  if (!event) return undefined;
  years.set(employeeId, evolvePayrollYear(year, { ...event, seq, version: year.version + 1 }));
  return newEventOf(worker, event, year.version);
}

function contractorStep(
  { employeeId: contractorId, what, nth, regular: minutes }: PersonStep,
  years: People['contractors'],
  seq: number,
): NewEvent | undefined {
  const { facts } = aPaidContractor();
  const year = years.get(contractorId) ?? EMPTY_CONTRACTOR_YEAR;
  const entryId = [...year.live.keys()][nth % Math.max(1, year.live.size)];
  const inputs = someHours({ minutes });
  const decision =
    what === 'load' || entryId === undefined
      ? decideContractorLoad({ entryId: seq, facts, inputs })
      : what === 'delete'
        ? decideContractorDeletion(year, { entryId })
        : decideContractorAmendment(year, { entryId, inputs });
  const event = decision.ok ? decision.events[0] : undefined;
  if (!event) return undefined;
  years.set(contractorId, evolveContractorYear(year, { ...event, seq, version: year.version + 1 }));
  return toNewEvent(event, contractorStreams(contractorId), year.version);
}

function decisionOf(
  { what, nth }: Pick<HistoryStep, 'what' | 'nth'>,
  year: PayrollYear,
  seq: number,
  time: ReturnType<typeof timeOf>,
): Decision | undefined {
  const decisionInputs = { asOfSeq: seq - 1, chauffeurInPeriod: 0 };
  const entryId = [...year.live.keys()][nth % Math.max(1, year.live.size)];
  if (what === 'load' || entryId === undefined)
    return decideLoad(year, { entryId: seq, ...time }, decisionInputs);
  if (what === 'delete') return decideDeletion(year, { entryId });
  return decideAmendment(
    { year, target: year },
    { entryId, inputs: time.inputs, parameters: SEED_PARAMETERS },
    decisionInputs,
  );
}
