import type { PayCalendars } from '@garita/domain/time/company-periods';
import type { PayCalendar } from '@garita/domain/time/pay-calendar.schema';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../../database/prepared-query.ts';
import { payCalendars as table } from '../../schema/pay-calendar.tables.ts';
import { type ChangeStamp, recordChange } from '../record-changes.ts';
import type { CompanyScope } from '../registry.ts';

const COLUMNS = {
  companyId: table.companyId,
  frequency: table.frequency,
  effectiveFrom: table.effectiveFrom,
  firstStart: table.firstStart,
  payLagDays: table.payLagDays,
  holidays: table.holidays,
};

/**
 * Returns every version of a company's calendars, by frequency and effective day. The caller must have found
 * the company in the account.
 */
export async function listPayCalendars(db: Database, companyId: number): Promise<PayCalendars> {
  const rows = await ofCompany(db, { companyId });
  return rows.map(calendarOf);
}

const ofCompany = preparedQuery((db, { companyId }: Places<{ companyId: number }>) =>
  db
    .select(COLUMNS)
    .from(table)
    .where(eq(table.companyId, companyId))
    .orderBy(asc(table.frequency), asc(table.effectiveFrom)),
);

/** Returns the calendars of several companies, as `listPayCalendars` does. Those without any are left out. */
export async function payCalendarsByCompany(
  db: Database,
  companyIds: readonly number[],
): Promise<Map<number, PayCalendar[]>> {
  const rows = await ofCompanies(db, { companyIds: idList(companyIds) });
  const calendars = new Map<number, PayCalendar[]>();
  for (const row of rows)
    calendars.set(row.companyId, [...(calendars.get(row.companyId) ?? []), calendarOf(row)]);
  return calendars;
}

const ofCompanies = preparedQuery((db, { companyIds }: Places<{ companyIds: string }>) =>
  db
    .select(COLUMNS)
    .from(table)
    .where(isAnyOf(table.companyId, companyIds))
    .orderBy(asc(table.companyId), asc(table.frequency), asc(table.effectiveFrom)),
);

function calendarOf({ companyId: _, ...calendar }: PayCalendar & { companyId: number }): PayCalendar {
  return calendar;
}

/**
 * Saves a version of a company's calendar, in place of one of the same frequency and effective day, and
 * records who changed what since the version that it replaces or follows. The log of the company must be
 * locked, and the company belong to the account.
 */
export async function savePayCalendar(
  tx: Transaction,
  stamp: ChangeStamp,
  { accountId, companyId }: CompanyScope,
  calendar: PayCalendar,
): Promise<void> {
  const { frequency, ...values } = calendar;
  const ofFrequency = (await listPayCalendars(tx, companyId)).filter((one) => one.frequency === frequency);
  const before =
    ofFrequency.find(({ effectiveFrom }) => effectiveFrom === calendar.effectiveFrom) ?? ofFrequency.at(-1);
  await tx
    .insert(table)
    .values({ accountId, companyId, ...calendar })
    .onConflictDoUpdate({ target: [table.companyId, table.frequency, table.effectiveFrom], set: values });
  const { frequency: _, ...valuesBefore } = before ?? { frequency };
  await recordChange(tx, stamp, {
    tableName: 'companies',
    recordId: companyId,
    kind: 'updated',
    before: { payCalendars: { [frequency]: valuesBefore } },
    after: { payCalendars: { [frequency]: values } },
  });
}
