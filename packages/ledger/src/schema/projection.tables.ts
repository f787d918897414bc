import type { ContractorCategory } from '@garita/domain/contractor/contractor-payment';
import type { PeriodStatus } from '@garita/domain/pay/period/period-status';
import type { PaymentMethod } from '@garita/domain/reference/enumerations';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import {
  additionalMedicareColumns,
  amountColumns,
  certificateColumns,
  limitColumns,
  nonResidentColumns,
  tipsColumns,
} from './amount-columns.ts';
import { cents, minutes, recordId } from './columns.ts';
import { hash } from './hash.ts';
import { ledger, type SubjectKind } from './ledger.tables.ts';

// The projections: tables that follow from the events and can be rebuilt from them at any time.
// `ledger_code.append` keeps every row current in the transaction of the event itself. `as_of_seq` and
// `last_seq` name the last event that a row counts.

const asOfSeq = () => bigint('as_of_seq', { mode: 'number' }).notNull();

/** The totals of a tax year: its live entries and its opening balance. */
export const ytd = ledger.table(
  'ytd',
  {
    companyId: recordId('company_id').notNull(),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    subjectId: recordId('subject_id').notNull(),
    taxYear: integer('tax_year').notNull(),
    ...amountColumns(),
    asOfSeq: asOfSeq(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.subjectKind, t.subjectId, t.taxYear] })],
);

/**
 * Entries as their last event left them. The typed input and frozen facts are in that event: join `events`
 * on `last_seq`.
 */
export const entries = ledger.table(
  'entries',
  {
    companyId: recordId('company_id').notNull(),
    entryId: recordId('entry_id').notNull(),
    employeeId: recordId('employee_id').notNull(),
    taxYear: integer('tax_year').notNull(),
    periodId: recordId('period_id').notNull(),
    payDate: date('pay_date').notNull(),
    periodStart: date('period_start').notNull(),
    periodEnd: date('period_end').notNull(),
    status: text('status').$type<'live' | 'deleted'>().notNull(),
    createdSeq: bigint('created_seq', { mode: 'number' }).notNull(),
    /** The event in force: the version of the entry. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
    /**
     * True if the entry needs recalculation: with the facts that it froze, Recalcular would withhold
     * something else.
     */
    isStale: boolean('is_stale').notNull(),
    /** The amounts in force; all zero for a deleted entry. */
    ...amountColumns(),
    ...limitColumns(),
    /** Null if there is no additional Medicare. */
    ...additionalMedicareColumns(),
    /** Null if the income tax is not by certificate. */
    ...certificateColumns(),
    /** Null for pay of a resident. */
    ...nonResidentColumns(),
    /** Null if the entry settles no taxes on tips. */
    ...tipsColumns(),
    vacationCreditMinutes: minutes('vacation_credit_minutes').notNull(),
    vacationThresholdMinutes: minutes('vacation_threshold_minutes').notNull(),
    sickCreditMinutes: minutes('sick_credit_minutes').notNull(),
    sickThresholdMinutes: minutes('sick_threshold_minutes').notNull(),
    salariedMinutes: minutes('salaried_minutes').notNull(),
    /** The regular day that leave by law is counted in; 0 for leave by the specification. */
    leaveDayMinutes: minutes('leave_day_minutes').notNull().default(0),
    /** The vacation by law of the month in which the period ends; 0 as above. */
    vacationCreditAtEndMinutes: minutes('vacation_credit_at_end_minutes').notNull().default(0),
    /** The Saturdays that a chauffeur's entry withholds for, separated by commas; null for other entries. */
    insuredSaturdays: text('insured_saturdays'),
    /** The days of an entry by day, as a list; null for an entry of typed hours. */
    workedDays: text('worked_days'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.entryId] }),
    index('entries_employee').on(t.companyId, t.employeeId, t.periodStart),
    index('entries_period').on(t.companyId, t.periodId),
    // Documents of a quarter or a year read by pay date, however many years the company has.
    index('entries_pay_date').on(t.companyId, t.payDate),
    index('entries_id').on(t.entryId),
    // Every append looks for entries that need recalculation, of which there are hardly any.
    index('entries_stale').on(t.companyId, t.employeeId).where(sql`${t.isStale}`),
    check('entries_status', sql`${t.status} in ('live', 'deleted')`),
  ],
);

/**
 * Contractors' payments as their last event left them. The typed input and frozen facts are in that event:
 * join `events` on `last_seq`.
 */
export const contractorPayments = ledger.table(
  'contractor_payments',
  {
    companyId: recordId('company_id').notNull(),
    entryId: recordId('entry_id').notNull(),
    contractorId: recordId('contractor_id').notNull(),
    taxYear: integer('tax_year').notNull(),
    payDate: date('pay_date').notNull(),
    status: text('status').$type<'live' | 'deleted'>().notNull(),
    createdSeq: bigint('created_seq', { mode: 'number' }).notNull(),
    /** The event in force: the version of the payment. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
    /** The item of form 480.6SP that the payment is under; null once it is deleted. */
    category: smallint('category').$type<ContractorCategory>(),
    /** The amounts in force, in cents and minutes; all zero for a deleted payment. */
    gross: cents('gross').notNull(),
    net: cents('net').notNull(),
    uncollected: cents('uncollected').notNull(),
    incomeTaxWithheld: cents('income_tax_withheld').notNull(),
    regularMinutes: bigint('regular_minutes', { mode: 'number' }).notNull(),
    reimbursedExpenses: cents('reimbursed_expenses').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.entryId] }),
    index('contractor_payments_contractor').on(t.companyId, t.contractorId, t.payDate),
    index('contractor_payments_pay_date').on(t.companyId, t.payDate),
    index('contractor_payments_id').on(t.entryId),
    check(
      'contractor_payments_status',
      sql`(${t.status} = 'live' and ${t.category} in (1, 2, 3, 4)) or (${t.status} = 'deleted' and ${t.category} is null)`,
    ),
  ],
);

/**
 * The live entries and payments that are marked as paid. The mark is no part of an entry and changes no
 * version.
 */
export const paidMarks = ledger.table(
  'paid_marks',
  {
    companyId: recordId('company_id').notNull(),
    entryId: recordId('entry_id').notNull(),
    paidOn: date('paid_on').notNull(),
    method: text('method').$type<PaymentMethod>(),
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
    /** The amount last handed over, and the total paid so far; corrections of the entry change neither. */
    amount: cents('amount').notNull(),
    net: cents('net').notNull(),
    chequeNumber: bigint('cheque_number', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.entryId] })],
);

/**
 * The cheques of each company. A number is taken once: a void cheque stays, and its number is never taken
 * again.
 */
export const cheques = ledger.table(
  'cheques',
  {
    companyId: recordId('company_id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    entryId: recordId('entry_id').notNull(),
    amount: cents('amount').notNull(),
    issuedSeq: bigint('issued_seq', { mode: 'number' }).notNull(),
    /** The event that made it void: the mark was taken back, or its entry was deleted. */
    voidSeq: bigint('void_seq', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.number] }),
    index('cheques_entry').on(t.companyId, t.entryId),
    index('cheques_issued').on(t.companyId, t.issuedSeq),
  ],
);

/** The opening balance in force for each tax year of an employee; its amounts are in that event. */
export const openings = ledger.table(
  'openings',
  {
    companyId: recordId('company_id').notNull(),
    employeeId: recordId('employee_id').notNull(),
    taxYear: integer('tax_year').notNull(),
    asOf: date('as_of').notNull(),
    vacationOpeningMinutes: minutes('vacation_opening_minutes'),
    vacationOpeningDate: date('vacation_opening_date'),
    sickOpeningMinutes: minutes('sick_opening_minutes'),
    sickOpeningDate: date('sick_opening_date'),
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
    /** The part that is exempt from income tax, in cents; null if not entered. */
    openingExemptWages: cents('opening_exempt_wages'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.employeeId, t.taxYear] })],
);

/** The signed corrections of leave by hand. */
export const leaveAdjustments = ledger.table(
  'leave_adjustments',
  {
    companyId: recordId('company_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    employeeId: recordId('employee_id').notNull(),
    adjustedOn: date('adjusted_on').notNull(),
    vacationMinutes: minutes('vacation_minutes').notNull(),
    sickMinutes: minutes('sick_minutes').notNull(),
    reason: text('reason').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.seq] }),
    index('leave_adjustments_employee').on(t.companyId, t.employeeId),
  ],
);

/** The totals and the status of each period. A correction is booked in an open period of its own. */
export const register = ledger.table(
  'register',
  {
    companyId: recordId('company_id').notNull(),
    periodId: recordId('period_id').notNull(),
    entryCount: integer('entry_count').notNull(),
    ...amountColumns(),
    status: text('status').$type<PeriodStatus>().notNull(),
    /** The last closing; it stays when the period is opened again. */
    closedSeq: bigint('closed_seq', { mode: 'number' }),
    closedHash: hash('closed_hash'),
    asOfSeq: asOfSeq(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.periodId] }),
    check('register_status', sql`${t.status} in ('open', 'reviewed', 'closed')`),
  ],
);
