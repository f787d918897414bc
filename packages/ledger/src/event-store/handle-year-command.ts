import type { ErrorCode } from '@garita/domain/error-code';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Database, Transaction } from '../database/client.ts';
import type { Memo } from '../payroll-year/memo.ts';
import { UPCASTERS } from '../payroll-year/upcasters.ts';
import { append } from './append.ts';
import type { NewEvent, RecordedEvent } from './event.ts';
import { findCommand } from './find-command.ts';
import { lockHead } from './lock-head.ts';
import { readStream } from './read-stream.ts';
import { currentVersion } from './upcast.ts';

type AnyEvent = { type: keyof typeof UPCASTERS; data: object };

/** A decided event with what its stream needs beside the payload. */
type Decided = AnyEvent & { taxYear: number; payDate: CalendarDate; entryId?: number };

/** What a command comes to: events to append and what they calculated, or the reason it is refused. */
type YearDecision<Event, Statement> = { ok: true; events: Event[] } | Refusal<Statement>;
type Refusal<Statement> = { ok: false; code: ErrorCode; statement?: Statement };

/** The streams of one subject, one for each tax year, and how a year is read from its stream. */
export type YearStreams<Year, Event extends AnyEvent> = {
  stream: (taxYear: number) => string;
  empty: Year;
  evolve: (year: Year, event: RecordedEvent<Event>) => Year;
  /** The period that an event is booked in, where it is booked in one. */
  periodOf: (event: Event) => number | undefined;
};

/** A change of what somebody is paid: who asks for it, what exactly, and the idempotency key it came with. */
export type YearCommand = {
  companyId: number;
  actorId: number;
  commandId: string;
  /** What was asked, as plain JSON: the same key with another request is refused. */
  request: object;
  memo?: Memo | undefined;
  reason?: string | undefined;
};

/** What a decision may look at, all of it under the lock of the company's log. */
export type YearDesk<Year> = {
  tx: Transaction;
  /** The last sequence number of the company. */
  asOfSeq: number;
  /** What the subject was paid in a tax year. */
  year: (taxYear: number) => Promise<Year>;
};

/** The number of the last event recorded, absent where there was nothing to record; or why not, with what it came to. */
export type YearOutcome<Statement> = { ok: true; lastSeq?: number } | Refusal<Statement>;

/**
 * The one way to change what somebody is paid: lock the company's log, answer a repeated command as before, otherwise
 * read, decide and append in the same transaction. Nothing is stored when the decision refuses.
 */
export async function handleYearCommand<Year extends { version: number }, Event extends AnyEvent, Statement>(
  db: Database,
  command: YearCommand,
  streams: YearStreams<Year, Event>,
  decide: (desk: YearDesk<Year>) => Promise<YearDecision<Event & Decided, Statement>>,
): Promise<YearOutcome<Statement>> {
  try {
    return await db.transaction(async (tx) => {
      const desk = yearDesk(tx, command, streams, await lockHead(tx, command.companyId));
      const repeated = await findCommand(tx, command);
      if (repeated) return accepted(repeated);
      const { events } = accepted(await decide(desk));
      return accepted(
        await append(tx, { ...command, events: await newEvents(events, command, { streams, desk }) }),
      );
    });
  } catch (error) {
    // Only what `accepted` threw, which came from a decision of this command.
    if (error instanceof Refused) return error.refusal as Refusal<Statement>;
    throw error;
  }
}

/** Carries a refusal out of the transaction, which has to be rolled back on the way. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal<unknown>;

  constructor(refusal: Refusal<unknown>) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

function accepted<Outcome extends { ok: boolean }>(
  outcome: Outcome | Refusal<unknown>,
): Extract<Outcome, { ok: true }> {
  if (isRefusal(outcome)) throw new Refused(outcome);
  return outcome as Extract<Outcome, { ok: true }>; // what is no refusal was accepted
}

function isRefusal(outcome: { ok: boolean }): outcome is Refusal<unknown> {
  return !outcome.ok;
}

/** A desk to decide at. Each year is read once. Without the lock it serves a preview. */
export function yearDesk<Year, Event extends AnyEvent>(
  tx: Transaction,
  { companyId }: Pick<YearCommand, 'companyId'>,
  { stream, empty, evolve }: YearStreams<Year, Event>,
  asOfSeq: number,
): YearDesk<Year> {
  const years = new Map<number, Year>();
  const read = async (taxYear: number) => {
    const events = await readStream<Event>(tx, companyId, stream(taxYear));
    return events.reduce(evolve, empty);
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

async function newEvents<Year extends { version: number }, Event extends AnyEvent>(
  events: readonly (Event & Decided)[],
  command: YearCommand,
  { streams, desk }: { streams: YearStreams<Year, Event>; desk: YearDesk<Year> },
): Promise<NewEvent[]> {
  const placed: NewEvent[] = [];
  for (const event of events) {
    const stream = streams.stream(event.taxYear);
    const before = placed.filter((other) => other.stream === stream).length;
    const { version } = await desk.year(event.taxYear);
    placed.push({
      ...newEvent(event, command),
      stream,
      expectedVersion: version + before,
      periodId: streams.periodOf(event),
    });
  }
  return placed;
}

function newEvent({ type, data, payDate, entryId }: Decided, { memo, reason }: YearCommand) {
  return {
    type,
    data,
    payDate,
    entryId,
    schemaVersion: currentVersion(UPCASTERS, type),
    reason,
    ...('memo' in data && memo ? { memo: { salt: memo.salt, text: memo.text } } : {}),
  };
}
