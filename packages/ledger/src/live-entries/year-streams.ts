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

/** A decided event with the facts that its stream needs beside the payload. Only pay has a pay date. */
export type DecidedYearEvent<Event extends YearEvent> = Event & {
  taxYear: number;
  payDate?: CalendarDate | undefined;
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
