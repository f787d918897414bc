import type { Transaction } from '../database/client.ts';
import type { RecalculationMark } from '../event-store/append.ts';
import type { NewEvent } from '../event-store/event.ts';
import {
  type DecidedYearEvent,
  type DecisionContext,
  type LiveYear,
  toNewEvent,
  type YearEvent,
  type YearStreams,
} from './year-streams.ts';

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
