import { ENGINE_VERSION } from '@garita/domain/pay/pay-statement';
import { analyzeAfterBulkWrite } from '../database/auto-analyze.ts';
import type { Database, Transaction } from '../database/client.ts';
import { pipelinedTransaction } from '../database/pipelined-transaction.ts';
import { append } from '../event-store/append.ts';
import type { AppendResult } from '../event-store/append-outcome.ts';
import { lockLogForCommand } from '../event-store/lock-log-for-command.ts';
import { type DecidedChanges, decideChanges, type YearChange } from './decide-changes.ts';
import { orRefused, type Refusal, RefusedError } from './refused-error.ts';
import type { LiveYear, YearEvent } from './year-streams.ts';

/** A change of what somebody is paid: who asks for it, what exactly, and the idempotency key it came with. */
export type YearCommand = {
  companyId: number;
  actorId: number;
  commandId: string;
  /** What was asked, as plain JSON: the same key with another request is refused. */
  request: object;
  reason?: string | undefined;
};

/**
 * The numbers of the first and the last event of a command. Of one that changed nothing `lastSeq` is that of the last event before it, and
 * there is none from `firstSeq` to there.
 */
export type RecordedEvents = { firstSeq: number; lastSeq: number };

/** Whether a command changed nothing. */
export function isUnchanged({ firstSeq, lastSeq }: RecordedEvents): boolean {
  return firstSeq > lastSeq;
}

/** Of a command: what it recorded, and whether it was recorded before and the log has gone on since. */
export type CommandRecord = { events: RecordedEvents; isLate: boolean };

/** What is read for whoever asked, in the transaction of the command. What a late repeat reads is of then. */
export type ReadRecordedEvents<Answer> = (tx: Transaction, recorded: CommandRecord) => Promise<Answer>;

/** What was recorded, with what was read of it; or why nothing was, with what it came to. */
export type YearOutcome<Statement, Answer = never> =
  | (AppendResult & RecordedEvents & { answer?: Answer })
  | Refusal<Statement>;

/** What a command changes, and what is read of it for whoever asked. */
export type YearCommandWork<Year, Event extends YearEvent, Statement, Answer> = {
  changes: readonly YearChange<Year, Event, Statement>[];
  readRecorded?: ReadRecordedEvents<Answer> | undefined;
};

/**
 * The one way to change what people are paid: lock the company's log, answer a repeated command as before, otherwise read,
 * decide and append in the same transaction. Of several changes each is decided on what those before it come to, and all
 * are appended at once. Nothing is stored when one of them is refused. What was filed with an agency changes for a reason only:
 * without one it is `filed-reason-required`.
 *
 * What the first change asks at once is sent with the lock and read when that is had; what is read of the events, with the append. A
 * repeated command may so be decided once more, of which nothing stays.
 */
export async function handleYearCommand<
  Year extends LiveYear,
  Event extends YearEvent,
  Statement,
  Answer = never,
>(
  db: Database,
  command: YearCommand,
  { changes, readRecorded }: YearCommandWork<Year, Event, Statement, Answer>,
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
        const isLate = events.lastSeq < lastSeq;
        return { ...before, ...events, ...(await answerOf(tx, { events, isLate }, readRecorded)) };
      }
      const decided = await deciding;
      const events = { firstSeq: lastSeq + 1, lastSeq: lastSeq + decided.events.length };
      const appending = append(tx, appendOf(command, decided));
      const answering = answerOf(tx, { events, isLate: false }, readRecorded);
      await Promise.allSettled([appending, answering]);
      // Where the append was refused there was nothing to read, which says nothing.
      return { ...orRefused(await appending), ...events, ...(await answering) };
    });
    await analyzeAfterBulkWrite(db, changes.length);
    return outcome;
  } catch (error) {
    // Only what `accepted` threw, which came from a decision of this command.
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

// Of a command that was recorded before.
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
