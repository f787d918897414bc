import { ENGINE_VERSION } from '@garita/domain/pay/pay-statement';
import { analyzeAfterBulkWrite } from '../database/auto-analyze.ts';
import type { Database, Transaction } from '../database/client.ts';
import { pipelinedTransaction } from '../database/pipelined-transaction.ts';
import { append } from '../event-store/append.ts';
import type { AppendResult } from '../event-store/append-outcome.ts';
import { lockLogForCommand } from '../event-store/lock-log.ts';
import { type DecidedChanges, decideChanges, type YearChange } from './decide-changes.ts';
import { orRefused, type Refusal, RefusedError } from './refused-error.ts';
import type { LiveYear, YearEvent } from './year-streams.ts';

/** A change of what somebody is paid: the user, the request, and the idempotency key. */
export type YearCommand = {
  companyId: number;
  actorId: number;
  commandId: string;
  /** The request as plain JSON: the same key with another request is refused. */
  request: object;
  reason?: string | undefined;
};

/**
 * The numbers of the first and the last event of a command. If it changed nothing, `lastSeq` is the last
 * event before it, and `firstSeq` is greater than `lastSeq`.
 */
export type RecordedEvents = { firstSeq: number; lastSeq: number };

/** Returns true if a command changed nothing. */
export function isUnchanged({ firstSeq, lastSeq }: RecordedEvents): boolean {
  return firstSeq > lastSeq;
}

/** The events of a command. `hasLogGrown` is true if it is a repeat, and others were recorded since. */
export type CommandRecord = { events: RecordedEvents; hasLogGrown: boolean };

/** Reads the answer of a command in its transaction. A late repeat reads the state of that earlier moment. */
export type ReadRecordedEvents<Answer> = (tx: Transaction, recorded: CommandRecord) => Promise<Answer>;

/** Writes records in the transaction of a command. A repeated command does not write them again. */
export type WriteBeside = (tx: Transaction) => Promise<void>;

/** The recorded events with the answer, or the refusal with the calculated statement. */
export type YearOutcome<Statement, Answer = never> =
  | (AppendResult & RecordedEvents & { answer?: Answer })
  | Refusal<Statement>;

/** The changes of a command, and the functions that read its answer and that write records beside it. */
export type YearCommandWork<Year, Event extends YearEvent, Statement, Answer> = {
  changes: readonly YearChange<Year, Event, Statement>[];
  readRecorded?: ReadRecordedEvents<Answer> | undefined;
  writeBeside?: WriteBeside | undefined;
};

/**
 * Handles a change of what people are paid, as the only way to make one: locks the company's log, answers a
 * repeated command as before, otherwise reads, decides and appends in the same transaction. Each change is
 * decided on the result of the previous ones, and all are appended at once. Nothing is stored if one of them
 * is refused. Pay of a filed document changes only with a reason; without one it is refused with
 * `filed-reason-required`. The first change's queries are sent together with the lock, and the reads of the
 * answer together with the append. A repeated command may therefore be decided once more; the result is
 * dropped.
 */
export async function handleYearCommand<
  Year extends LiveYear,
  Event extends YearEvent,
  Statement,
  Answer = never,
>(
  db: Database,
  command: YearCommand,
  { changes, readRecorded, writeBeside }: YearCommandWork<Year, Event, Statement, Answer>,
): Promise<YearOutcome<Statement, Answer>> {
  try {
    const outcome = await pipelinedTransaction(db, async (tx) => {
      const turn = lockLogForCommand(tx, command);
      const deciding = decideChanges(tx, { command, turn, changes });
      await Promise.allSettled([turn, deciding]);
      const { lastSeq, earlierOutcome } = await turn;
      if (earlierOutcome) {
        const before = orRefused(earlierOutcome);
        const events = eventsOf(before);
        const hasLogGrown = events.lastSeq < lastSeq;
        return { ...before, ...events, ...(await answerOf(tx, { events, hasLogGrown }, readRecorded)) };
      }
      const decided = await deciding;
      const events = { firstSeq: lastSeq + 1, lastSeq: lastSeq + decided.events.length };
      const appending = append(tx, appendOf(command, decided));
      const answering = answerOf(tx, { events, hasLogGrown: false }, readRecorded);
      await Promise.allSettled([appending, answering]);
      if ((await appending).ok) await writeBeside?.(tx);
      // After a refused append the answer has nothing to read, and its failure means nothing.
      return { ...orRefused(await appending), ...events, ...(await answering) };
    });
    await analyzeAfterBulkWrite(db, changes.length);
    return outcome;
  } catch (error) {
    // Only decisions of this command throw it, with its own type of statement.
    if (error instanceof RefusedError) return error.refusal as Refusal<Statement>;
    throw error;
  }
}

async function answerOf<Answer>(
  tx: Transaction,
  recorded: CommandRecord,
  readRecorded: ReadRecordedEvents<Answer> | undefined,
): Promise<{ answer?: Answer }> {
  return readRecorded ? { answer: await readRecorded(tx, recorded) } : {};
}

// The events of a command that was recorded before.
function eventsOf({
  afterSeq = 0,
  firstSeq = afterSeq + 1,
  lastSeq = afterSeq,
}: AppendResult): RecordedEvents {
  return { firstSeq, lastSeq };
}

function appendOf({ reason, ...command }: YearCommand, { events, recalculation }: DecidedChanges) {
  return {
    ...command,
    engineVersion: ENGINE_VERSION,
    events: events.map((event) => ({ ...event, reason })),
    recalculation,
  };
}
