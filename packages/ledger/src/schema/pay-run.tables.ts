import { type DraftedRow, RUN_KINDS, type RunKind } from '@garita/domain/pay/run/drafted-row.schema';
import { foreignKey, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.tables.ts';
import { moment, oneOf, recordId } from './columns.ts';
import { companies } from './company.tables.ts';
import { employees } from './people.tables.ts';
import { registry } from './registry.schema.ts';

/** The columns that name a run. */
const run = () => ({
  accountId: recordId('account_id').notNull(),
  companyId: recordId('company_id').notNull(),
  periodId: recordId('period_id').notNull(),
  kind: text('kind').$type<RunKind>().notNull(),
});

/**
 * The drafts of pay runs: a row for each run in which somebody typed. Each change of its rows raises the
 * version by one. Writers of a draft take turns by locking this row.
 */
export const payRunDrafts = registry.table(
  'pay_run_drafts',
  { ...run(), version: integer('version').notNull() },
  (t) => [
    primaryKey({ name: 'pay_run_drafts_pk', columns: [t.accountId, t.companyId, t.periodId, t.kind] }),
    foreignKey({
      name: 'pay_run_drafts_company',
      columns: [t.accountId, t.companyId],
      foreignColumns: [companies.accountId, companies.id],
    }).onDelete('cascade'),
    oneOf('pay_run_drafts_kind', t.kind, RUN_KINDS),
  ],
);

/**
 * The rows of drafts as they were typed, with who changed each last and when. `version` is the draft's
 * version of that change. A row that was emptied stays, so that a person who still has its text is told.
 */
export const payRunDraftRows = registry.table(
  'pay_run_draft_rows',
  {
    ...run(),
    employeeId: recordId('employee_id').notNull(),
    version: integer('version').notNull(),
    typed: jsonb('typed').$type<DraftedRow>().notNull(),
    changedBy: recordId('changed_by')
      .notNull()
      .references(() => users.id),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'pay_run_draft_rows_pk',
      columns: [t.accountId, t.companyId, t.periodId, t.kind, t.employeeId],
    }),
    foreignKey({
      name: 'pay_run_draft_rows_draft',
      columns: [t.accountId, t.companyId, t.periodId, t.kind],
      foreignColumns: [
        payRunDrafts.accountId,
        payRunDrafts.companyId,
        payRunDrafts.periodId,
        payRunDrafts.kind,
      ],
    }).onDelete('cascade'),
    foreignKey({
      name: 'pay_run_draft_rows_employee',
      columns: [t.accountId, t.companyId, t.employeeId],
      foreignColumns: [employees.accountId, employees.companyId, employees.id],
    }).onDelete('cascade'),
  ],
);
