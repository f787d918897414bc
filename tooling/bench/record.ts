import type { Database, Transaction } from '@garita/ledger/database/client';
import { append } from '@garita/ledger/event-store/append';
import type { NewEvent } from '@garita/ledger/event-store/event';
import { aCommand } from '@garita/ledger/testing/payroll-year.builder';

/** A command around events as the product makes one: its request holds what was typed. */
export function payCommand(companyId: number, events: readonly NewEvent[]) {
  const typed = events.map(({ data }) => ('inputs' in data ? data.inputs : {}));
  return aCommand(events, { companyId, request: { operation: 'load', typed } });
}

/**
 * Records a command in one statement, as the floor inserts in one. The product does it inside a transaction, for the sake of
 * what it reads before and of rolling back a refusal; here nothing is read and nothing may be refused.
 */
export async function record(db: Database, command: ReturnType<typeof payCommand>): Promise<void> {
  const outcome = await append(db as Transaction, command); // a statement is a transaction of its own
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome)}`);
}
