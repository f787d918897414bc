import { asOneStatement } from '../database/as-one-statement.ts';
import type { Transaction } from '../database/client.ts';
import type { NewEvent } from '../event-store/event.ts';
import type { Turn } from '../event-store/take-turn.ts';
import { type CompanyFiling, filedDocuments } from '../queries/filing/filed-documents.ts';
import { type ChangedPay, changedPay, filedOf } from './filed-pay.ts';
import { accepted, type Refusal } from './refused.ts';
import {
  type AnyEvent,
  type AnyYear,
  type Decided,
  draftAfter,
  type YearDesk,
  type YearStreams,
} from './year-streams.ts';

/** One subject's part in a command: the streams it is recorded in, and what it comes to. */
export type YearChange<Year, Event extends AnyEvent, Statement> = {
  streams: YearStreams<Year, Event>;
  decide: (desk: YearDesk<Year>) => Promise<YearDecision<Decided<Event>, Statement>>;
};

/** Events to append and what they calculated, or the reason for a refusal. */
type YearDecision<Event, Statement> = { ok: true; events: Event[] } | Refusal<Statement>;

/** What a command changes, decided when the company's turn has come. */
type ToDecide<Year, Event extends AnyEvent, Statement> = {
  command: Asked;
  turn: Promise<Turn>;
  changes: readonly YearChange<Year, Event, Statement>[];
};

/** Of a command: in whose log, and why, if anybody said. */
type Asked = { companyId: number; reason?: string | undefined };

/** The events that the changes come to, none of a command that was recorded before. Everything that is asked before the turn was answered is sent behind it. */
export async function decideChanges<Year extends AnyYear, Event extends AnyEvent, Statement>(
  tx: Transaction,
  { command, turn, changes }: ToDecide<Year, Event, Statement>,
): Promise<readonly NewEvent[]> {
  const draft = draftAfter<Year, Event>(command.companyId, async () => (await turn).lastSeq);
  const [first] = changes;
  const asked = await asOneStatement(tx, (once) => ({
    filed: filedAsked(once, command),
    decision: first?.decide(draft.deskOf(once, first.streams)),
  }));
  const changed: ChangedPay[] = [];
  for (const change of changes) {
    const desk = draft.deskOf(tx, change.streams);
    const decision = change === first ? asked.decision : await change.decide(desk);
    if (!decision || (await turn).repeated) return [];
    const { events } = accepted(decision);
    changed.push(await changedPay(desk, change.streams, events));
    await draft.add(tx, change.streams, events);
  }
  accepted(reasonGiven(filedOf(asked.filed, changed)));
  return draft.events;
}

// Whoever gives a reason need not know what was filed.
async function filedAsked(tx: Transaction, { companyId, reason = '' }: Asked): Promise<CompanyFiling[]> {
  return reason.trim() === '' ? filedDocuments(tx, [companyId]) : [];
}

function reasonGiven(filed: readonly CompanyFiling[]): { ok: true } | Refusal<never> {
  return filed.length === 0 ? { ok: true } : { ok: false, code: 'filed-reason-required', filed };
}
