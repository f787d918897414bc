import type { ErrorCode } from '@garita/domain/error-code';
import { ENGINE_VERSION } from '@garita/domain/pay/pay-statement';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Database, Transaction } from '../database/client.ts';
import { append } from '../event-store/append.ts';
import type { Appended } from '../event-store/append-outcome.ts';
import type { NewEvent, PlacedEvent } from '../event-store/event.ts';
import { findCommand } from '../event-store/find-command.ts';
import { lockHead } from '../event-store/lock-head.ts';
import { readStream } from '../event-store/read-stream.ts';
import { currentVersion, type Upcasters } from '../event-store/upcast.ts';

type AnyEvent = { type: string; data: object };

/** A decided event with what its stream needs beside the payload. */
type Decided<Event extends AnyEvent> = Event & { taxYear: number; payDate: CalendarDate; entryId?: number };

/** What a command comes to: events to append and what they calculated, or the reason it is refused. */
type YearDecision<Event, Statement> = { ok: true; events: Event[] } | Refusal<Statement>;
type Refusal<Statement> = { ok: false; code: ErrorCode; statement?: Statement };

/** The streams of one subject, one for each tax year: how a year is read from its stream, and an event written to it. */
export type YearStreams<Year, Event extends AnyEvent> = {
  stream: (taxYear: number) => string;
  upcasters: Upcasters<Event['type']>;
  empty: Year;
  evolve: (year: Year, event: PlacedEvent<Event>) => Year;
  /** What goes with an event beside its payload: the period it is booked in, free text that can be erased. */
  beside: (event: Event) => Pick<NewEvent, 'periodId' | 'memo'>;
};

/** A change of what somebody is paid: who asks for it, what exactly, and the idempotency key it came with. */
export type YearCommand = {
  companyId: number;
  actorId: number;
  commandId: string;
  /** What was asked, as plain JSON: the same key with another request is refused. */
  request: object;
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

/** What was recorded, without a number where there was nothing to record; or why not, with what it came to. */
export type YearOutcome<Statement> = Appended | Refusal<Statement>;

/**
 * The one way to change what somebody is paid: lock the company's log, answer a repeated command as before, otherwise
 * read, decide and append in the same transaction. Nothing is stored when the decision refuses.
 */
export async function handleYearCommand<Year extends { version: number }, Event extends AnyEvent, Statement>(
  db: Database,
  command: YearCommand,
  streams: YearStreams<Year, Event>,
  decide: (desk: YearDesk<Year>) => Promise<YearDecision<Decided<Event>, Statement>>,
): Promise<YearOutcome<Statement>> {
  try {
    return await db.transaction(async (tx) => {
      const desk = yearDesk(tx, command, streams, await lockHead(tx, command.companyId));
      const repeated = await findCommand(tx, command);
      if (repeated) return accepted(repeated);
      const { events } = accepted(await decide(desk));
      const placed = await newEvents(events, streams, desk);
      return accepted(await append(tx, appendOf(command, placed)));
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
  { stream, upcasters, empty, evolve }: YearStreams<Year, Event>,
  asOfSeq: number,
): YearDesk<Year> {
  const years = new Map<number, Year>();
  const read = async (taxYear: number) => {
    const events = await readStream<Event>(tx, { companyId, stream: stream(taxYear) }, upcasters);
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
  events: readonly Decided<Event>[],
  streams: YearStreams<Year, Event>,
  desk: YearDesk<Year>,
): Promise<NewEvent[]> {
  const placed: NewEvent[] = [];
  for (const event of events) {
    const before = placed.filter(({ stream }) => stream === streams.stream(event.taxYear)).length;
    const { version } = await desk.year(event.taxYear);
    placed.push(newEvent(event, streams, version + before));
  }
  return placed;
}

/** A decided event as it is appended to its stream, which has this version. */
export function newEvent<Year, Event extends AnyEvent>(
  event: Decided<Event>,
  { stream, upcasters, beside }: YearStreams<Year, Event>,
  expectedVersion: number,
): NewEvent {
  const { type, data, payDate, entryId, taxYear } = event;
  const schemaVersion = currentVersion<Event['type']>(upcasters, type);
  return {
    type,
    data,
    payDate,
    entryId,
    schemaVersion,
    stream: stream(taxYear),
    expectedVersion,
    ...beside(event),
  };
}

function appendOf({ companyId, actorId, commandId, request, reason }: YearCommand, events: NewEvent[]) {
  return {
    companyId,
    actorId,
    commandId,
    request,
    engineVersion: ENGINE_VERSION,
    events: events.map((event) => ({ ...event, reason })),
  };
}
