import type { CompanyLine } from '@garita/domain/pay/company-line';
import type { NewEvent } from '@garita/ledger/event-store/event';
import { decideLoad } from '@garita/ledger/payroll-year/decider';
import { EMPTY_PAYROLL_YEAR, evolvePayrollYear, type PayrollYear } from '@garita/ledger/payroll-year/state';
import {
  aWorker,
  newEventOf,
  type TypedTime,
  timeOf,
  type Worker,
} from '@garita/ledger/testing/payroll-year.builder';

/** A company that pays its people week after week. */
export type Payroll = {
  companyId: number;
  /** Takes the next events of the year: the first week of all employees, then the second, and so on. */
  take: (count: number) => NewEvent[];
  /** The number of events that have been taken. */
  taken: () => number;
};

const COOPERATIVE: CompanyLine = {
  taxId: 1,
  name: 'Cooperativa',
  requirement: 'required',
  direction: 'deduction',
  isOnByDefault: true,
  basis: 'fixed',
  cents: 5_00,
};

/** The numbers of people and entries that a company already has. */
type Before = { people: number; entries: number };

/**
 * Creates pay as the product calculates and decides it: hourly people with 33 to 42 hours, a third of them
 * with tips, and one company line. The year to date grows from week to week up to the limits.
 */
export function createPayroll(
  companyId: number,
  headcount: number,
  before: Before = { people: 0, entries: 0 },
): Payroll {
  const years = new Map<number, PayrollYear>();
  let taken = 0;

  const next = (): NewEvent => {
    const employeeId = before.people + (taken % headcount) + 1;
    const worker = aWorker({ companyId, employeeId, companyLines: [COOPERATIVE] });
    taken += 1;
    const year = years.get(worker.employeeId) ?? EMPTY_PAYROLL_YEAR;
    const [event, later] = loaded(worker, year, before.entries + taken);
    years.set(worker.employeeId, later);
    return event;
  };
  return { companyId, take: (count) => Array.from({ length: count }, next), taken: () => taken };
}

function loaded(worker: Worker, year: PayrollYear, entryId: number): [NewEvent, PayrollYear] {
  const time = timeOf(worker, typedTime(worker.employeeId, year.version + 1));
  const around = { asOfSeq: entryId - 1, chauffeurInPeriod: 0 };
  const decision = decideLoad(year, { entryId, ...time }, around);
  const [event] = decision.ok ? decision.events : [];
  if (!event) throw new Error('A load without a confirmed net is never refused');
  const placed = { ...event, seq: entryId, version: year.version + 1 };
  return [newEventOf(worker, event, year.version), evolvePayrollYear(year, placed)];
}

function typedTime(employeeId: number, week: number): TypedTime {
  const halfHours = 66 + ((employeeId * 7 + week * 5) % 19);
  const regular = Math.min(halfHours, 80) * 30;
  const tips = employeeId % 3 === 0 ? 40_00 + week * 1_25 : 0;
  return {
    periodNumber: week,
    minutes: { regular, overtime: halfHours * 30 - regular },
    earnings: { tips },
  };
}
