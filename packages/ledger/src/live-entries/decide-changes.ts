import { batchQueries } from '../database/batch-queries.ts';
import type { Transaction } from '../database/client.ts';
import type { AppendCommand } from '../event-store/append.ts';
import type { LogLock } from '../event-store/lock-log.ts';
import { type CompanyFiling, listFilings } from '../queries/filing/filed-documents.ts';
import { listAffectedFilings, type PayChangeDays, payChangeDays } from './affected-filings.ts';
import { createDecisionDraft } from './decision-draft.ts';
import { orRefused, type Refusal } from './refused-error.ts';
import {
  type DecidedYearEvent,
  type DecisionContext,
  type LiveYear,
  type YearEvent,
  type YearStreams,
} from './year-streams.ts';

/** The part of a command about one person: the streams it is recorded in, and its decision. */
export type YearChange<Year, Event extends YearEvent, Statement> = {
  streams: YearStreams<Year, Event>;
  decide: (context: DecisionContext<Year>) => Promise<YearDecision<DecidedYearEvent<Event>, Statement>>;
};

/** Events to append with their statement, or the reason for a refusal. */
type YearDecision<Event, Statement> = { ok: true; events: Event[] } | Refusal<Statement>;

/** The changes of a command, which are decided once the log is locked. */
type ToDecide<Year, Event extends YearEvent, Statement> = {
  command: FilingCommand;
  turn: Promise<LogLock>;
  changes: readonly YearChange<Year, Event, Statement>[];
};

/** The company and the optional reason of a command. */
type FilingCommand = { companyId: number; reason?: string | undefined };

/** The part of an append that a decision produces. */
export type DecidedChanges = Pick<AppendCommand, 'events' | 'recalculation'>;

/**
 * Returns the events of the changes, and the recalculation marks that change with them; none for a command
 * that was recorded before. Queries that are made before the lock is held are answered after it.
 */
export async function decideChanges<Year extends LiveYear, Event extends YearEvent, Statement>(
  tx: Transaction,
  { command, turn, changes }: ToDecide<Year, Event, Statement>,
): Promise<DecidedChanges> {
  const draft = createDecisionDraft<Year, Event>(command.companyId, async () => (await turn).lastSeq);
  const [first] = changes;
  const firstReads = await batchQueries(tx, (once) => ({
    filed: filingsToCheck(once, command),
    decision: first?.decide(draft.contextOf(once, first.streams)),
  }));
  const changed: PayChangeDays[] = [];
  for (const change of changes) {
    const context = draft.contextOf(tx, change.streams);
    const decision = change === first ? firstReads.decision : await change.decide(context);
    if (!decision || (await turn).earlierOutcome) return { events: [], recalculation: [] };
    const { events } = orRefused(decision);
    changed.push(await payChangeDays(context, change.streams, events));
    await draft.add(tx, change.streams, events);
  }
  orRefused(reasonGiven(listAffectedFilings(firstReads.filed, changed)));
  return { events: draft.events, recalculation: await draft.changedMarks(tx) };
}

// A command with a reason may change filed pay, so the filings need not be read.
async function filingsToCheck(
  tx: Transaction,
  { companyId, reason = '' }: FilingCommand,
): Promise<CompanyFiling[]> {
  return reason.trim() === '' ? listFilings(tx, [companyId]) : [];
}

function reasonGiven(filed: readonly CompanyFiling[]): { ok: true } | Refusal<never> {
  return filed.length === 0 ? { ok: true } : { ok: false, code: 'filed-reason-required', filed };
}
