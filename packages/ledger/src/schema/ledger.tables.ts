import type { ContractorCategory } from '@garita/domain/contractor/contractor-payment';
import type { ObligationKind } from '@garita/domain/filing/due/obligation';
import type { FilableReport } from '@garita/domain/filing/filed/filed-document';
import type { PaymentMethod } from '@garita/domain/reference/enumerations';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
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

// The tables of what is recorded and never changed; only `ledger_code.append` writes here. The company leads
// every key, so that its log is a range and the tables can be distributed by company later.

export const ledger = pgSchema('ledger');

export type SubjectKind = 'employee' | 'contractor' | 'company';

export const sequenceNumber = (name: string) => bigint(name, { mode: 'number' });
const recordedAt = () => timestamp('recorded_at', { withTimezone: true, mode: 'string' });

/** Numbers the entries. Gaps are allowed here, never in an event's `seq`. */
export const entryIds = ledger.sequence('entry_ids');

/** The end of each company's log. Append locks this row, so that numbers follow the order of commits. */
export const heads = ledger.table(
  'heads',
  {
    companyId: recordId('company_id').primaryKey(),
    lastSeq: sequenceNumber('last_seq').notNull().default(0),
    lastHash: hash('last_hash').notNull(),
    /** Absent in a log without events; the next event is recorded later. */
    lastRecordedAt: timestamp('last_recorded_at', { withTimezone: true, mode: 'string' }),
    /** The number of anchors of this log. */
    anchorCount: integer('anchor_count').notNull().default(0),
  },
  (t) => [
    check('heads_last_seq', sql`${t.lastSeq} >= 0`),
    check('heads_last_hash', sql`octet_length(${t.lastHash}) = 32`),
  ],
);

/** The end of each stream. */
export const streams = ledger.table(
  'streams',
  {
    companyId: recordId('company_id').notNull(),
    streamId: text('stream_id').notNull(),
    kind: text('kind').$type<SubjectKind>().notNull(),
    version: integer('version').notNull(),
    lastSeq: sequenceNumber('last_seq').notNull(),
    lastHash: hash('last_hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.streamId] }),
    check('streams_kind', sql`${t.kind} in ('employee', 'contractor', 'company')`),
    check('streams_version', sql`${t.version} > 0`),
  ],
);

/** Commands and the events of each: a repeated command is answered from these events. */
export const commands = ledger.table(
  'commands',
  {
    companyId: recordId('company_id').notNull(),
    commandId: uuid('command_id').notNull(),
    requestHash: hash('request_hash').notNull(),
    /** Absent, as is `lastSeq`, for a command that changed nothing. */
    firstSeq: sequenceNumber('first_seq'),
    lastSeq: sequenceNumber('last_seq'),
    recordedAt: recordedAt().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.commandId] })],
);

export const events = ledger.table(
  'events',
  {
    companyId: recordId('company_id').notNull(),
    seq: sequenceNumber('seq').notNull(),
    streamId: text('stream_id').notNull(),
    version: integer('version').notNull(),
    type: text('type').notNull(),
    schemaVersion: smallint('schema_version').notNull(),
    entryId: recordId('entry_id'),
    periodId: recordId('period_id'),
    payDate: date('pay_date'),
    recordedAt: recordedAt().notNull(),
    actorId: recordId('actor_id').notNull(),
    commandId: uuid('command_id').notNull(),
    reason: text('reason'),
    /** The version of the calculation that produced the amounts. */
    engineVersion: text('engine_version').notNull(),
    data: jsonb('data').$type<object>().notNull(),
    streamHash: hash('stream_hash').notNull(),
    hash: hash('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.seq] }),
    unique('events_stream_version').on(t.companyId, t.streamId, t.version),
    index('events_period').on(t.companyId, t.periodId, t.seq),
    index('events_entry').on(t.companyId, t.entryId, t.seq).where(sql`${t.entryId} is not null`),
    // Most events load or change time, so the other types have an index of their own.
    index('events_of_few_types')
      .on(t.companyId, t.type, t.seq)
      .where(
        sql`${t.type} in ('TimePaid', 'TimeUnpaid', 'TimeDeleted', 'LeaveAdjusted',
          'ContractorTimeLoaded', 'ContractorTimeAmended', 'ContractorTimeDeleted')`,
      ),
    // Every change of pay reads the filings.
    index('events_filing')
      .on(t.companyId, t.type, t.seq)
      .where(sql`${t.type} in ('DocumentFiled', 'FilingWithdrawn')`),
    // Escritorio reads the settlements of every company of an account.
    index('events_settlement')
      .on(t.companyId, t.type, t.seq)
      .where(sql`${t.type} in ('NoWorkRecorded', 'ObligationSettled', 'SettlementWithdrawn')`),
    check('events_data_is_object', sql`jsonb_typeof(${t.data}) = 'object'`),
  ],
);

/** The signed changes of each event, in typed columns: every balance is a sum of these rows. */
export const amounts = ledger.table(
  'amounts',
  {
    companyId: recordId('company_id').notNull(),
    seq: sequenceNumber('seq').notNull(),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    subjectId: recordId('subject_id').notNull(),
    taxYear: integer('tax_year').notNull(),
    payDate: date('pay_date').notNull(),
    /** The period whose register this is booked in; absent for an opening balance, as is `entryId`. */
    periodId: recordId('period_id'),
    entryId: recordId('entry_id'),
    ...amountColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.seq] }),
    foreignKey({
      name: 'amounts_event',
      columns: [t.companyId, t.seq],
      foreignColumns: [events.companyId, events.seq],
    }),
    index('amounts_subject').on(t.companyId, t.subjectKind, t.subjectId, t.taxYear),
  ],
);

/** The other facts that SQL needs of each event, read from the payload when the event was appended. */
export const details = ledger.table(
  'details',
  {
    companyId: recordId('company_id').notNull(),
    seq: sequenceNumber('seq').notNull(),
    /** The event of the same entry or opening balance that this one changes or takes back. */
    replacesSeq: sequenceNumber('replaces_seq'),
    /** The event in another tax year from which this entry moved. */
    movedFromSeq: sequenceNumber('moved_from_seq'),
    /** The entry of a closed period that this entry corrects. */
    corrects: recordId('corrects'),
    /** The pay date of an entry, or the date of an opening balance; it gives the tax year. */
    payDate: date('pay_date'),
    taxYear: integer('tax_year'),

    // An entry or a payment after the event.
    status: text('status').$type<'live' | 'deleted'>(),
    periodId: recordId('period_id'),
    periodStart: date('period_start'),
    periodEnd: date('period_end'),
    ...limitColumns(),
    ...additionalMedicareColumns(),
    ...certificateColumns(),
    ...nonResidentColumns(),
    /** Null if the entry settles no taxes on tips. */
    ...tipsColumns(),
    /** The terms by which income tax by certificate is judged again, as a list; null for other methods. */
    certificateTerms: text('certificate_terms'),
    vacationCreditMinutes: minutes('vacation_credit_minutes'),
    vacationThresholdMinutes: minutes('vacation_threshold_minutes'),
    sickCreditMinutes: minutes('sick_credit_minutes'),
    sickThresholdMinutes: minutes('sick_threshold_minutes'),
    salariedMinutes: minutes('salaried_minutes'),
    /** The regular day that leave by law is counted in; null for leave by the specification. */
    leaveDayMinutes: minutes('leave_day_minutes'),
    /** The vacation by law of the month in which the period ends; null as above. */
    vacationCreditAtEndMinutes: minutes('vacation_credit_at_end_minutes'),
    /** The Saturdays that a chauffeur's entry withheld for, separated by commas; null for other entries. */
    insuredSaturdays: text('insured_saturdays'),
    /**
     * The days of an entry by day, its terms and the days of other entries that counted, as a list; null for
     * an entry of typed hours.
     */
    workedDays: text('worked_days'),
    companyLines: jsonb('company_lines').$type<{ taxId: number; cents: number }[]>(),
    category: smallint('category').$type<ContractorCategory>(),

    // An opening balance, a mark as paid, and a correction of leave.
    vacationOpeningMinutes: minutes('vacation_opening_minutes'),
    vacationOpeningDate: date('vacation_opening_date'),
    sickOpeningMinutes: minutes('sick_opening_minutes'),
    sickOpeningDate: date('sick_opening_date'),
    /** The part of an opening balance that is exempt from income tax, in cents; null if not entered. */
    openingExemptWages: cents('opening_exempt_wages'),
    paidOn: date('paid_on'),
    method: text('method').$type<PaymentMethod>(),
    vacationMinutes: minutes('vacation_minutes'),
    sickMinutes: minutes('sick_minutes'),
    /** The amount last handed over, the total paid so far, in cents, and the cheque's number. */
    paidAmount: cents('paid_amount'),
    paidNet: cents('paid_net'),
    chequeNumber: bigint('cheque_number', { mode: 'number' }),

    // The filed document, the days whose pay it covers, and the sha256 of its copy, in hex.
    filedReport: text('filed_report').$type<FilableReport>(),
    filedOn: date('filed_on'),
    confirmation: text('confirmation'),
    coveredFrom: date('covered_from'),
    coveredTo: date('covered_to'),
    copyHash: text('copy_hash'),
    /** The return or deposit that was made outside Garita; its days are the columns above. */
    obligation: text('obligation').$type<ObligationKind>(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.seq] }),
    foreignKey({
      name: 'details_event',
      columns: [t.companyId, t.seq],
      foreignColumns: [events.companyId, events.seq],
    }),
    index('details_corrects').on(t.companyId, t.corrects).where(sql`${t.corrects} is not null`),
  ],
);

/** The changes of each event to the company's tax lines, signed by their effect on the line. */
export const taxLines = ledger.table(
  'tax_lines',
  {
    companyId: recordId('company_id').notNull(),
    seq: sequenceNumber('seq').notNull(),
    line: smallint('line').notNull(),
    taxId: recordId('tax_id').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.seq, t.line] }),
    foreignKey({
      name: 'tax_lines_event',
      columns: [t.companyId, t.seq],
      foreignColumns: [events.companyId, events.seq],
    }),
    index('tax_lines_tax').on(t.companyId, t.taxId),
  ],
);

/** Free text about an entry. It may name persons, so it can be erased; the event keeps the salted hash. */
export const memos = ledger.table(
  'memos',
  {
    companyId: recordId('company_id').notNull(),
    seq: sequenceNumber('seq').notNull(),
    entryId: recordId('entry_id').notNull(),
    salt: text('salt').notNull(),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.seq] }), index('memos_entry').on(t.companyId, t.entryId)],
);
