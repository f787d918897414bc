import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Transaction } from '../database/client.ts';
import type { RecalculationMark } from '../event-store/append.ts';
import type { NewEvent, SequencedEvent } from '../event-store/event.ts';
import { currentVersion, type Upcasters } from '../event-store/upcast.ts';

export type YearEvent = { type: string; data: object };
/** A year of pay: its version, its opening balance, and the pay dates of its live entries. */
export type LiveYear = {
  version: number;
  opening?: { balance: { bases?: object } };
  live: ReadonlyMap<number, { payDate: CalendarDate }>;
};

/** A decided event with the facts that its stream needs beside the payload. */
export type DecidedYearEvent<Event extends YearEvent> = Event & {
  taxYear: number;
  payDate: CalendarDate;
  entryId?: number;
};

/** One stream of a company. */
export type StreamKey = { companyId: number; stream: string };

/**
 * The streams of one person, one for each tax year, with the functions that read a year and that prepare an
 * event.
 */
export type YearStreams<Year, Event extends YearEvent> = {
  stream: (taxYear: number) => string;
  upcasters: Upcasters<Event['type']>;
  read: (tx: Transaction, key: StreamKey) => Promise<Year>;
  evolve: (year: Year, event: SequencedEvent<Event>) => Year;
  /**
   * Returns a year with the pay decided in the same command for other people; absent if no other person
   * counts.
   */
  countDecided?: (year: Year, decided: DecidedYears<Year>) => Year;
  /** Returns the facts of an event beside its payload: those for SQL, its period, and erasable text. */
  eventDetails: (event: Event) => Pick<NewEvent, 'details' | 'periodId' | 'erasable'>;
  /**
   * Returns the entries whose need for recalculation changed; none if the entries of this kind never need it.
   */
  changedMarks: (years: ChangedYears<Year>) => Promise<RecalculationMark[]>;
};

/**
 * A tax year of a company in a command: the end of the log with everything decided so far, and the years that
 * decisions changed, by stream.
 */
export type DecidedYears<Year> = {
  companyId: number;
  taxYear: number;
  asOfSeq: number;
  changed: ReadonlyMap<string, Year>;
};

/**
 * The tax years of one subject that a command changes, before and after, and a function that reads another
 * year of the subject.
 */
export type ChangedYears<Year> = {
  before: ReadonlyMap<number, Year>;
  after: ReadonlyMap<number, Year>;
  read: (taxYear: number) => Promise<Year>;
};

/**
 * The state that a decision may read, all of it under the lock of the company's log. Queries are sent
 * together with the lock and answered once it is held.
 */
export type DecisionContext<Year> = {
  tx: Transaction;
  /** The last sequence number of the company. */
  asOfSeq: () => Promise<number>;
  /** Returns the subject's pay of a tax year. */
  year: (taxYear: number) => Promise<Year>;
};

/**
 * The log of a company from some number on: recorded events are read once, and decided ones are folded in at
 * once.
 */
export type DecisionDraft<Year, Event extends YearEvent> = {
  /** The decided events, as they will be appended. */
  events: readonly NewEvent[];
  /**
   * Returns a context for the next decision, in which everything decided so far looks recorded; it reads
   * over this transaction.
   */
  contextOf: (tx: Transaction, streams: YearStreams<Year, Event>) => DecisionContext<Year>;
  add: (
    tx: Transaction,
    streams: YearStreams<Year, Event>,
    decided: readonly DecidedYearEvent<Event>[],
  ) => Promise<void>;
  /** Returns the marks that change with everything decided so far. */
  changedMarks: (tx: Transaction) => Promise<RecalculationMark[]>;
};

/** Begins at the end of the log, whose lock tells the next numbers. Without the lock it serves a preview. */
export function createDecisionDraft<Year extends LiveYear, Event extends YearEvent>(
  companyId: number,
  headSeq: () => Promise<number>,
): DecisionDraft<Year, Event> {
  const years = new Map<string, Promise<Year>>();
  const changed = new Map<string, ChangedSubject<Year, Event>>();
  const changedYears = new Map<string, Year>();
  const events: NewEvent[] = [];
  const yearIn = (tx: Transaction, streams: YearStreams<Year, Event>, stream: string) => {
    const year = years.get(stream) ?? streams.read(tx, { companyId, stream });
    years.set(stream, year);
    return year;
  };
  return {
    events,
    contextOf: (tx, streams) => ({
      tx,
      asOfSeq: async () => (await headSeq()) + events.length,
      year: async (taxYear) => {
        const year = await yearIn(tx, streams, streams.stream(taxYear));
        if (!streams.countDecided || changedYears.size === 0) return year;
        const asOfSeq = (await headSeq()) + events.length;
        return streams.countDecided(year, { companyId, taxYear, asOfSeq, changed: changedYears });
      },
    }),
    add: async (tx, streams, decided) => {
      const head = await headSeq();
      for (const event of decided) {
        const stream = streams.stream(event.taxYear);
        const year = await yearIn(tx, streams, stream);
        events.push(toNewEvent(event, streams, year.version));
        const placed = { ...event, seq: head + events.length, version: year.version + 1 };
        const after = streams.evolve(year, placed);
        years.set(stream, Promise.resolve(after));
        changedYears.set(stream, after);
        noteChange(changed, streams, { taxYear: event.taxYear, before: year, after });
      }
    },
    changedMarks: async (tx) => {
      const marks: RecalculationMark[] = [];
      for (const { streams, before, after } of changed.values()) {
        const read = (taxYear: number) => yearIn(tx, streams, streams.stream(taxYear));
        marks.push(...(await streams.changedMarks({ before, after, read })));
      }
      return marks;
    },
  };
}

type ChangedSubject<Year, Event extends YearEvent> = {
  streams: YearStreams<Year, Event>;
  before: Map<number, Year>;
  after: Map<number, Year>;
};

// A year that is changed several times keeps its state before the first change.
function noteChange<Year, Event extends YearEvent>(
  changed: Map<string, ChangedSubject<Year, Event>>,
  streams: YearStreams<Year, Event>,
  { taxYear, before, after }: { taxYear: number; before: Year; after: Year },
): void {
  const subject = streams.stream(0);
  const years = changed.get(subject) ?? { streams, before: new Map(), after: new Map() };
  changed.set(subject, years);
  if (!years.before.has(taxYear)) years.before.set(taxYear, before);
  years.after.set(taxYear, after);
}

/** Returns a decided event as it is appended to its stream at this version. */
export function toNewEvent<Year, Event extends YearEvent>(
  event: DecidedYearEvent<Event>,
  { stream, upcasters, eventDetails }: YearStreams<Year, Event>,
  expectedVersion: number,
): NewEvent {
  const { type, data, payDate, entryId, taxYear } = event;
  return {
    type,
    data,
    payDate,
    entryId,
    schemaVersion: currentVersion<Event['type']>(upcasters, type),
    stream: stream(taxYear),
    expectedVersion,
    ...eventDetails(event),
  };
}
