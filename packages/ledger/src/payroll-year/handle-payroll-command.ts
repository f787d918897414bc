import type { ErrorCode } from '@garita/domain/error-code';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { Database, Transaction } from '../database/client.ts';
import { append } from '../event-store/append.ts';
import { employeeStream, type NewEvent } from '../event-store/event.ts';
import { findCommand } from '../event-store/find-command.ts';
import { lockHead } from '../event-store/lock-head.ts';
import { readStream } from '../event-store/read-stream.ts';
import { currentVersion } from '../event-store/upcast.ts';
import type { DecidedEvent, Decision } from './decider.ts';
import type { PayrollYearEvent } from './events.ts';
import type { Memo } from './memo.ts';
import { EMPTY_YEAR, evolve, type PayrollYear } from './state.ts';
import { UPCASTERS } from './upcasters.ts';

/** A change of one employee's pay: who asks for it, what exactly, and the idempotency key it came with. */
export type PayrollCommand = {
  companyId: number;
  employeeId: number;
  actorId: number;
  commandId: string;
  /** What was asked, as plain JSON: the same key with another request is refused. */
  request: object;
  memo?: Memo | undefined;
  reason?: string | undefined;
};

/** What a decision may look at, all of it under the lock of the company's log. */
export type Desk = {
  tx: Transaction;
  /** The last sequence number of the company. */
  asOfSeq: number;
  /** The employee's pay in a tax year. */
  year: (taxYear: number) => Promise<PayrollYear>;
};

/** The number of the last event recorded, absent where there was nothing to record; or why not, with what it came to. */
export type PayrollOutcome = { ok: true; lastSeq?: number } | Refusal;
type Refusal = { ok: false; code: ErrorCode; statement?: PayStatement };

/**
 * The one way to change an employee's pay: lock the company's log, answer a repeated command as before, otherwise read,
 * decide and append in the same transaction. Nothing is stored when the decision refuses.
 */
export async function handlePayrollCommand(
  db: Database,
  command: PayrollCommand,
  decide: (desk: Desk) => Promise<Decision>,
): Promise<PayrollOutcome> {
  try {
    return await db.transaction((tx) => decided(tx, command, decide));
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

/** Carries a refusal out of the transaction, which has to be rolled back on the way. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly outcome: Refusal;

  constructor(outcome: Refusal) {
    super(outcome.code);
    this.outcome = outcome;
  }
}

async function decided(
  tx: Transaction,
  command: PayrollCommand,
  decide: (desk: Desk) => Promise<Decision>,
): Promise<{ ok: true; lastSeq?: number }> {
  const desk = payrollDesk(tx, command, await lockHead(tx, command.companyId));
  const repeated = await findCommand(tx, command);
  if (repeated) return accepted(repeated);
  const decision = accepted(await decide(desk));
  const events: NewEvent[] = [];
  for (const event of decision.events) {
    events.push(newEvent(event, command, await desk.year(event.taxYear)));
  }
  return accepted(await append(tx, { ...command, events }));
}

function accepted<Outcome extends { ok: boolean }>(
  outcome: Outcome | Refusal,
): Extract<Outcome, { ok: true }> {
  if (isRefusal(outcome)) throw new Refused(outcome);
  return outcome as Extract<Outcome, { ok: true }>; // what is no refusal was accepted
}

function isRefusal(outcome: { ok: boolean }): outcome is Refusal {
  return !outcome.ok;
}

/** A desk to decide at. Each year is read once. Without the lock it serves a preview. */
export function payrollDesk(
  tx: Transaction,
  { companyId, employeeId }: Pick<PayrollCommand, 'companyId' | 'employeeId'>,
  asOfSeq: number,
): Desk {
  const years = new Map<number, PayrollYear>();
  const read = async (taxYear: number) => {
    const events = await readStream<PayrollYearEvent>(tx, companyId, employeeStream(employeeId, taxYear));
    return events.reduce(evolve, EMPTY_YEAR);
  };
  return {
    tx,
    asOfSeq,
    year: async (taxYear) => {
      const year = years.get(taxYear) ?? (await read(taxYear));
      years.set(taxYear, year);
      return year;
    },
  };
}

function newEvent(
  { taxYear, ...event }: DecidedEvent,
  { employeeId, memo, reason }: PayrollCommand,
  { version }: PayrollYear,
): NewEvent {
  const { data } = event;
  return {
    ...event,
    stream: employeeStream(employeeId, taxYear),
    expectedVersion: version,
    schemaVersion: currentVersion(UPCASTERS, event.type),
    ...('period' in data ? { periodId: data.period.id } : {}),
    ...(reason === undefined ? {} : { reason }),
    ...('memo' in data && memo ? { memo: { salt: memo.salt, text: memo.text } } : {}),
  };
}
