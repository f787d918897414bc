import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { type Places, preparedQuery } from '../database/prepared-query.ts';
import type { AppendRefused, AppendResult } from './append-outcome.ts';
import { assertRecordable } from './canonical-json.ts';
import type { NewEvent } from './event.ts';
import { parseAppendOutcome, toLedgerError } from './parse-append-outcome.ts';
import { requestHash } from './request-hash.ts';

/**
 * The events to record for one command. `commandId` is the idempotency key, `request` the whole request as
 * plain JSON.
 */
export type AppendCommand = {
  companyId: number;
  commandId: string;
  actorId: number;
  request: object;
  /** The version of the calculation that produced the amounts of the events. */
  engineVersion: string;
  events: readonly NewEvent[];
  /**
   * The entries whose mark changes with these events. An entry that an event changes has no mark unless it
   * is named here.
   */
  recalculation: readonly RecalculationMark[];
};

/** Tells if an entry needs recalculation. The decision computes it, and append stores it. */
export type RecalculationMark = { entryId: number; needsRecalculation: boolean };

/**
 * Records events at the end of a company's log, all or nothing, in one round trip: the typed call of
 * `ledger_code.append`. A repeated command gets its first answer. Refuses with `idempotency-key-reused`,
 * `stale-version`, `period-closed`; after a refusal the transaction goes on. Throws `LedgerRuleError`,
 * `LedgerBusyError`. The statement is sent before this returns.
 */
export async function append(tx: Transaction, command: AppendCommand): Promise<AppendResult | AppendRefused> {
  assertRecordable(command.events);
  // Sent as text, because each driver treats JSON parameters differently.
  const text = JSON.stringify(commandOf(command));
  try {
    const [row] = await appended(tx, { text });
    const outcome = parseAppendOutcome(row?.answer);
    if (outcome) return outcome;
  } catch (error) {
    throw toLedgerError(error);
  }
  throw new TypeError('ledger_code.try_append always answers');
}

const appended = preparedQuery((db, { text }: Places<{ text: string }>) =>
  db
    .select({ answer: sql<string>`ledger_code.try_append(${text}::text::jsonb)::text` })
    .from(sql`(select) as nothing`),
);

function commandOf({
  companyId,
  commandId,
  actorId,
  request,
  engineVersion,
  events,
  recalculation,
}: AppendCommand) {
  return {
    companyId,
    commandId,
    actorId,
    requestHash: requestHash(request),
    engineVersion,
    events,
    recalculation,
  };
}
