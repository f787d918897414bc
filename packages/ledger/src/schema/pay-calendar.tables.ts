import { type PayFrequency, payFrequencySchema } from '@garita/domain/reference/enumerations';
import { HOLIDAY_RULES, type HolidayRule } from '@garita/domain/time/pay-calendar.schema';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf, recordId } from './columns.ts';
import { companies } from './company.tables.ts';
import { registry } from './registry.schema.ts';

/** The calendars of a company's pay, a row for each frequency and day from which a version holds. */
export const payCalendars = registry.table(
  'pay_calendars',
  {
    accountId: recordId('account_id').notNull(),
    companyId: recordId('company_id').notNull(),
    frequency: text('frequency').$type<PayFrequency>().notNull(),
    effectiveFrom: date('effective_from').notNull(),
    /** The first day of a period, which fixes the grid; null for periods that follow the month. */
    firstStart: date('first_start'),
    payLagDays: integer('pay_lag_days').notNull(),
    holidays: text('holidays').$type<HolidayRule>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.frequency, t.effectiveFrom] }),
    foreignKey({
      name: 'pay_calendars_company',
      columns: [t.accountId, t.companyId],
      foreignColumns: [companies.accountId, companies.id],
    }).onDelete('cascade'),
    oneOf('pay_calendars_frequency', t.frequency, payFrequencySchema.options),
    oneOf('pay_calendars_holidays', t.holidays, HOLIDAY_RULES),
    check('pay_calendars_lag', sql`${t.payLagDays} between 0 and 31`),
    check(
      'pay_calendars_grid',
      sql`(${t.frequency} in ('weekly', 'biweekly')) = (${t.firstStart} is not null)`,
    ),
  ],
);
