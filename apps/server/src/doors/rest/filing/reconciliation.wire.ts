import {
  RECONCILED_FIGURES,
  RECONCILED_SOURCES,
  type ReconciledRow,
  unevenFigures,
} from '@garita/domain/filing/reconciliation/reconciliation';
import { UNMADE_DOCUMENT_TEXTS } from '@garita/domain/text/unmade-document-texts.es';
import { z } from 'zod';
import type {
  ReconciledEntry,
  Reconciliation,
} from '../../../application/report/reconciliation/reconciliation.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { dollars, signedAmount } from '../wire/wire-amounts.ts';

/** An entry that differs between Garita's own books, with every event about it. */
const reconciledEntryAnswer = answerWire(
  'ReconciledEntry',
  () => ({
    id: z.int(),
    employer_id: z.int().nullable(),
    differences: z.array(
      z.strictObject({ name: z.string(), ledger: signedAmount, entries: signedAmount, stubs: signedAmount }),
    ),
    events: z.array(
      z.strictObject({
        seq: z.int(),
        type: z.string(),
        recorded_at: z.iso.datetime(),
        recorded_by: z.int(),
        reason: z.string(),
      }),
    ),
  }),
  ({ entryId, employee, amounts, events }: ReconciledEntry) => ({
    id: entryId,
    employer_id: employee?.id ?? null,
    differences: amounts.map(({ name, cents: { ledger, entries, stubs } }) => ({
      name,
      ledger: dollars(ledger),
      entries: dollars(entries),
      stubs: dollars(stubs),
    })),
    events: events.map(({ seq, type, recordedAt, recordedBy, reason }) => ({
      seq,
      type,
      recorded_at: recordedAt,
      recorded_by: recordedBy,
      reason,
    })),
  }),
);

/** A figure with its amount in each source. */
const reconciledRowAnswer = answerWire(
  'ReconciledRow',
  () => ({
    figure: z.enum(RECONCILED_FIGURES),
    is_even: z.boolean(),
    amounts: z.array(z.strictObject({ source: z.enum(RECONCILED_SOURCES), amount: signedAmount })),
  }),
  ({ figure, cells, isEven }: ReconciledRow) => ({
    figure,
    is_even: isEven,
    amounts: RECONCILED_SOURCES.flatMap((source) => {
      const cents = cells[source];
      return cents === undefined ? [] : [{ source, amount: dollars(cents) }];
    }),
  }),
);

/** The figures of a year from every source, and those of each of its quarters. */
export const reconciliationAnswer = answerWire(
  'Reconciliation',
  () => ({
    company_id: z.int(),
    companies: z.array(z.string()),
    year: z.int(),
    is_even: z.boolean(),
    rows: z.array(reconciledRowAnswer.schema()),
    quarters: z.array(z.strictObject({ quarter: z.int(), rows: z.array(reconciledRowAnswer.schema()) })),
    unread: z.array(
      z.strictObject({
        source: z.enum(RECONCILED_SOURCES),
        msg: z.string(),
        missing: z.array(z.strictObject({ name: z.string(), msg: z.string() })),
      }),
    ),
    entries: z.array(reconciledEntryAnswer.schema()),
  }),
  ({ company, companies, year, rows, quarters, unread, entries }: Reconciliation) => ({
    company_id: company.id,
    companies,
    year,
    is_even: unevenFigures({ rows, quarters }).length === 0,
    rows: rows.map((row) => reconciledRowAnswer(row)),
    quarters: quarters.map(({ quarter, rows: own }) => ({
      quarter,
      rows: own.map((row) => reconciledRowAnswer(row)),
    })),
    unread: unread.map(({ source, notMade, lacking }) => ({
      source,
      msg: UNMADE_DOCUMENT_TEXTS[notMade],
      missing: lacking.map(({ name, text }) => ({ name, msg: text })),
    })),
    entries: entries.map((entry) => reconciledEntryAnswer(entry)),
  }),
);
