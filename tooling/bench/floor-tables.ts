import { AMOUNT_NAMES, type Amounts } from '@garita/domain/pay/amounts';
import type { Database } from '@garita/ledger/database/client';
import type { NewEvent } from '@garita/ledger/event-store/event';
import { type SQL, sql } from 'drizzle-orm';
import { type Side, timePer } from './measure.ts';

// The floor of a write: the same events with the same payloads, in a table with one key, without checks of
// versions, hashes, indexes and projections. The floor of a read: the sums of a table with only the amounts.

const AMOUNT_COLUMNS = sql.raw(AMOUNT_NAMES.map((name) => `"${name}" bigint not null`).join(', '));

/** Creates the tables of the floors, writable by every role. */
export const FLOOR_TABLES: readonly SQL[] = [
  sql`create schema floor`,
  sql`create table floor.events (
    seq bigint generated always as identity primary key, company_id bigint not null, stream_id text not null,
    version int not null, type text not null, schema_version smallint not null, entry_id bigint, period_id bigint,
    pay_date date, recorded_at timestamptz not null default now(), actor_id bigint not null, command_id uuid not null,
    data jsonb not null)`,
  sql`create table floor.amounts (company_id bigint, subject_id bigint, tax_year int, ${AMOUNT_COLUMNS})`,
  sql`grant usage on schema floor to public`,
  sql`grant select, insert on all tables in schema floor to public`,
];

/** Inserts events as one statement of VALUES. */
export async function insertRaw(db: Database, commandId: string, events: readonly NewEvent[]): Promise<void> {
  const rows = events.map(
    ({ stream, expectedVersion, type, schemaVersion, entryId, periodId, payDate, data }) =>
      sql`(1, ${stream}, ${Number(expectedVersion) + 1}, ${type}, ${schemaVersion}, ${entryId}, ${periodId}, ${payDate}, 7,
        ${commandId}, ${JSON.stringify(data)}::text::jsonb)`,
  );
  await db.execute(sql`insert into floor.events (company_id, stream_id, version, type, schema_version, entry_id, period_id,
    pay_date, actor_id, command_id, data) values ${sql.join(rows, sql`, `)}`);
}

/** Inserts the amounts of events as one statement of VALUES. */
export async function insertRawAmounts(db: Database, events: readonly NewEvent[]): Promise<void> {
  const rows = events.map(({ data, stream }) => {
    const { delta } = data as { delta: Amounts }; // every event of the benchmark has one
    const [, subject, year] = stream.split(':');
    return `(1, ${subject}, ${year}, ${AMOUNT_NAMES.map((name) => delta[name]).join(', ')})`;
  });
  await db.execute(sql`insert into floor.amounts values ${sql.raw(rows.join(', '))}`);
}

const SUMS = sql.raw(AMOUNT_NAMES.map((name) => `sum("${name}")::bigint`).join(', '));

/** Sums a company's amounts by person and year over a table that holds only the amounts. */
export function columnsFloor(db: Database, companyId: number): Side {
  return () =>
    timePer(1, () =>
      db.execute(sql`select subject_id, tax_year, ${SUMS} from floor.amounts
        where company_id = ${companyId} group by subject_id, tax_year`),
    );
}

/** Copies the amounts of a company's log into the table of the floor. */
export async function fillColumns(owner: Database, companyId: number): Promise<void> {
  const columns = AMOUNT_NAMES.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  await owner.execute(sql`truncate floor.amounts`);
  await owner.execute(sql`insert into floor.amounts
    select company_id, subject_id, tax_year, ${sql.raw(columns.join(', '))} from ledger.amounts
    where company_id = ${companyId} order by seq`);
  await owner.execute(sql`vacuum analyze`);
}
