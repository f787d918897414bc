import type { ErrorCode } from '@garita/domain/error-code';
import { ENGINE_VERSION } from '@garita/domain/pay/pay-statement';
import type { Database, Transaction } from '../database/client.ts';
import { append } from '../event-store/append.ts';
import type { Appended } from '../event-store/append-outcome.ts';
import type { NewEvent } from '../event-store/event.ts';
import { takeTurn } from '../event-store/take-turn.ts';
import { type CompanyFiling, filedDocuments } from '../queries/filed-documents.ts';
import { type ChangedPay, changedPay, filedOf } from './filed-pay.ts';
import {
  type AnyEvent,
  type AnyYear,
  type Decided,
  draftAfter,
  type YearDesk,
  type YearStreams,
} from './year-streams.ts';

/** A change of what somebody is paid: who asks for it, what exactly, and the idempotency key it came with. */
export type YearCommand = {
  companyId: number;
  actorId: number;
  commandId: string;
  /** What was asked, as plain JSON: the same key with another request is refused. */
  request: object;
  reason?: string | undefined;
};

/** One subject's part in a command: the streams it is recorded in, and what it comes to. */
export type YearChange<Year, Event extends AnyEvent, Statement> = {
  streams: YearStreams<Year, Event>;
  decide: (desk: YearDesk<Year>) => Promise<YearDecision<Decided<Event>, Statement>>;
};

/** Events to append and what they calculated, or the reason for a refusal. */
type YearDecision<Event, Statement> = { ok: true; events: Event[] } | Refusal<Statement>;
type Refusal<Statement> = {
  ok: false;
  code: ErrorCode;
  statement?: Statement;
  /** For `filed-reason-required`: what was filed of the pay that is to change. */
  filed?: readonly CompanyFiling[];
  /** For `period-closed`: the periods in which it would have been booked. */
  periodIds?: readonly number[];
};

/** What was recorded, without a number where there was nothing to record; or why not, with what it came to. */
export type YearOutcome<Statement> = Appended | Refusal<Statement>;

/**
 * The one way to change what people are paid: lock the company's log, answer a repeated command as before, otherwise read,
 * decide and append in the same transaction. Of several changes each is decided on what those before it come to, and all
 * are appended at once. Nothing is stored when one of them is refused. What was filed with an agency changes for a reason only:
 * without one it is `filed-reason-required`.
 */
export async function handleYearCommand<Year extends AnyYear, Event extends AnyEvent, Statement>(
  db: Database,
  command: YearCommand,
  changesIn: (tx: Transaction) => Promise<readonly YearChange<Year, Event, Statement>[]>,
): Promise<YearOutcome<Statement>> {
  const { companyId } = command;
  try {
    return await db.transaction(async (tx) => {
      const { lastSeq, repeated } = await takeTurn(tx, command);
      if (repeated) return accepted(repeated);
      const filed = filedAsked(tx, command);
      const draft = draftAfter<Year, Event>(tx, companyId, lastSeq);
      const changes: ChangedPay[] = [];
      for (const { streams, decide } of await changesIn(tx)) {
        const desk = draft.deskOf(streams);
        const { events } = accepted(await decide(desk));
        changes.push(await changedPay(desk, streams, events));
        await draft.add(streams, events);
      }
      accepted(reasonGiven(filedOf(await filed, changes)));
      return accepted(await append(tx, appendOf(command, draft.events)));
    });
  } catch (error) {
    // Only what `accepted` threw, which came from a decision of this command.
    if (error instanceof Refused) return error.refusal as Refusal<Statement>;
    throw error;
  }
}

// Asked with whatever is read next, so that nothing waits for it: it is needed last, and not at all where a reason is given. Where
// a decision refuses first, nobody waits for it any more.
function filedAsked(tx: Transaction, { companyId, reason = '' }: YearCommand): Promise<CompanyFiling[]> {
  const filed = reason.trim() === '' ? filedDocuments(tx, [companyId]) : Promise.resolve([]);
  filed.catch(() => undefined);
  return filed;
}

function reasonGiven(filed: readonly CompanyFiling[]): { ok: true } | Refusal<never> {
  return filed.length === 0 ? { ok: true } : { ok: false, code: 'filed-reason-required', filed };
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

function appendOf({ reason, ...command }: YearCommand, events: readonly NewEvent[]) {
  return {
    ...command,
    engineVersion: ENGINE_VERSION,
    events: events.map((event) => ({ ...event, reason })),
  };
}
