import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '@garita/ledger/database/client';
import { append } from '@garita/ledger/event-store/append';
import type { NewEvent } from '@garita/ledger/event-store/event';
import { aCommand } from '@garita/ledger/testing/payroll-year.builder';
import { insertRaw } from '../floor-tables.ts';
import { timePer } from '../measure.ts';
import type { Payroll } from './real-pay.ts';

/** Makes a command of events as the product does: its request contains the typed values. */
export function payCommand(companyId: number, events: readonly NewEvent[]) {
  const typed = events.map(({ data }) => ('inputs' in data ? data.inputs : {}));
  return aCommand(events, { companyId, request: { operation: 'load', typed } });
}

/**
 * Records a command in one statement, as the floor inserts in one. The product uses a transaction, to read
 * before and to roll back a refusal. Here nothing is read, and a refusal is an error.
 */
export async function record(db: Database, command: ReturnType<typeof payCommand>): Promise<void> {
  const outcome = await append(db as Transaction, command); // a statement is a transaction of its own
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome)}`);
}

// The following functions return the milliseconds per event. The events are calculated before the
// measurement.

/** The number of parallel writers; the application has as many connections. */
export const WRITERS = 10;
/** The number of events of each of ten writers in a round. */
export const EACH_OF_TEN = 40;

/** Records events one after the other. */
export function measureAppend(db: Database, company: Payroll, count: number): Promise<number> {
  const events = company.take(count);
  return timePer(count, () => oneByOne(events, (event) => recordAlone(db, company, event)));
}

/** Inserts events one after the other. */
export function measureInsert(db: Database, company: Payroll, count: number): Promise<number> {
  const events = company.take(count);
  return timePer(count, () => oneByOne(events, (event) => insertAlone(db, event)));
}

/**
 * Records with ten parallel writers, each for one company. No two events of a round have the same employee.
 */
export function measureAppendByTen(db: Database, companies: readonly Payroll[]): Promise<number> {
  const work = companies.map((company) => ({ company, events: company.take(EACH_OF_TEN) }));
  return timePer(companies.length * EACH_OF_TEN, () =>
    Promise.all(
      work.map(({ company, events }) => oneByOne(events, (event) => recordAlone(db, company, event))),
    ),
  );
}

/** Inserts with ten parallel writers. */
export function measureInsertByTen(db: Database, company: Payroll): Promise<number> {
  return byTen(company.take(WRITERS * EACH_OF_TEN), (event) => insertAlone(db, event));
}

/** Divides events among ten parallel writers. */
export function byTen(
  events: readonly NewEvent[],
  write: (event: NewEvent) => Promise<void>,
): Promise<number> {
  const shares = Array.from({ length: WRITERS }, (_, writer) =>
    events.filter((_event, index) => index % WRITERS === writer),
  );
  return timePer(events.length, () => Promise.all(shares.map((share) => oneByOne(share, write))));
}

/** Does some work for each item, one after the other. */
export async function oneByOne<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) await work(item);
}

function recordAlone(db: Database, { companyId }: Payroll, event: NewEvent): Promise<void> {
  return record(db, payCommand(companyId, [event]));
}

function insertAlone(db: Database, event: NewEvent): Promise<void> {
  return insertRaw(db, randomUUID(), [event]);
}
