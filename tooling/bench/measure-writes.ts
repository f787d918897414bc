import { randomUUID } from 'node:crypto';
import type { Database } from '@garita/ledger/database/client';
import type { NewEvent } from '@garita/ledger/event-store/event';
import { timePer } from './measure.ts';
import { insertRaw } from './raw-log.ts';
import type { Payroll } from './real-pay.ts';
import { payCommand, record } from './record.ts';

// Milliseconds of one event, written in several ways. The events are computed before the clock starts.

/** Writers at once; the application has as many connections. */
export const WRITERS = 10;
/** Events of each of ten writers in a round. */
export const EACH_OF_TEN = 40;

/** Events recorded one after the other. */
export function measureAppend(db: Database, company: Payroll, count: number): Promise<number> {
  const events = company.take(count);
  return timePer(count, () => oneByOne(events, (event) => recordAlone(db, company, event)));
}

/** Events inserted one after the other. */
export function measureInsert(db: Database, company: Payroll, count: number): Promise<number> {
  const events = company.take(count);
  return timePer(count, () => oneByOne(events, (event) => insertAlone(db, event)));
}

/** Ten writers at once, each into one of these companies; no two events of a round are of one employee. */
export function measureAppendByTen(db: Database, companies: readonly Payroll[]): Promise<number> {
  const work = companies.map((company) => ({ company, events: company.take(EACH_OF_TEN) }));
  return timePer(companies.length * EACH_OF_TEN, () =>
    Promise.all(
      work.map(({ company, events }) => oneByOne(events, (event) => recordAlone(db, company, event))),
    ),
  );
}

/** Ten writers at once who insert. */
export function measureInsertByTen(db: Database, company: Payroll): Promise<number> {
  return byTen(company.take(WRITERS * EACH_OF_TEN), (event) => insertAlone(db, event));
}

/** Milliseconds of one event where ten writers share them out. */
export function byTen(
  events: readonly NewEvent[],
  write: (event: NewEvent) => Promise<void>,
): Promise<number> {
  const shares = Array.from({ length: WRITERS }, (_, writer) =>
    events.filter((_event, index) => index % WRITERS === writer),
  );
  return timePer(events.length, () => Promise.all(shares.map((share) => oneByOne(share, write))));
}

/** One thing after the other. */
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
