import { EVENT_KINDS } from '@garita/domain/report/event-kinds';
import type { ClosedPay } from '@garita/domain/text/event-texts.es';
import type { PayTotals } from '@garita/ledger/replay/pay-totals';
import { z } from 'zod';
import type { HistoryLine } from '../../../application/history/history-line.ts';
import { historySchema, type LedgerHistory } from '../../../application/history/ledger-history.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs } from '../wire/field-table.ts';
import {
  changedAmountShape,
  encodeAmount,
  encodeFingerprint,
  fingerprintShape,
} from '../wire/ledger-values.wire.ts';
import { periodAnswer } from '../wire/period.wire.ts';
import { amountOrAbsent, dollars } from '../wire/wire-amounts.ts';
import { plain, wholeNumber } from '../wire/wire-values.ts';

/** The part of a log that a history covers, and the filter of its events. */
export const HISTORY_ON_THE_WIRE = {
  year: fieldAs('year', wholeNumber),
  periodId: fieldAs('period_id', wholeNumber),
  employeeId: fieldAs('employer_id', wholeNumber),
  contractorId: fieldAs('outemployer_id', wholeNumber),
  entryId: fieldAs('time_id', wholeNumber),
  kind: fieldAs('movement', plain),
  minimum: fieldAs('minimum', amountOrAbsent),
  userId: fieldAs('user_id', wholeNumber),
  month: fieldAs('month', plain),
};

/** Reads the part and the filter of a history from the query. */
export const historyWire = recordWire(historySchema.omit({ companyId: true }), {
  ...HISTORY_ON_THE_WIRE,
  cursor: fieldAs('after', wholeNumber),
});

// An event may reduce pay.
const signed = z.number();
export const payTotalsShape = z.strictObject({ gross: signed, withheld: signed, net: signed });

export function encodeTotals({ gross, withheld, net }: PayTotals) {
  return { gross: dollars(gross), withheld: dollars(withheld), net: dollars(net) };
}

const causeValue = z.union([z.string(), z.number(), z.boolean()]).optional();
const text = z.string().nullable();

/** One event, for a reader. */
export const historyLineAnswer = answerWire(
  'HistoryLine',
  () => ({
    seq: z.int(),
    type: z.string(),
    kind: z.enum(EVENT_KINDS),
    created_at: z.iso.datetime(),
    recorded_by: z.string(),
    reason: z.string(),
    employer_id: z.int().nullable(),
    outemployer_id: z.int().nullable(),
    name: text,
    time_id: z.int().nullable(),
    corrects: z.int().nullable(),
    period: periodAnswer.schema().nullable(),
    pay_date: z.iso.date().nullable(),
    changed: payTotalsShape,
    totals: payTotalsShape,
    amounts: z.array(changedAmountShape),
    causes: z.array(
      z.strictObject({
        cause: z.string(),
        unit: z.string(),
        before: causeValue,
        after: causeValue,
        line: z.string().optional(),
      }),
    ),
    paid_on: z.iso.date().nullable(),
    method: text,
    cheque_number: z.int().nullable(),
    report: text,
    filed_on: z.iso.date().nullable(),
    month: text,
    closed: z.strictObject({ payments: z.int(), gross: z.number(), net: z.number() }).nullable(),
    seal: fingerprintShape.nullable(),
    opening_removed: z.boolean(),
  }),
  ({ seq, type, kind, recordedAt, recordedBy, reason, person, ...line }: HistoryLine) => ({
    seq,
    type,
    kind,
    created_at: recordedAt,
    recorded_by: recordedBy.name,
    reason,
    employer_id: person?.kind === 'employee' ? person.id : null,
    outemployer_id: person?.kind === 'contractor' ? person.id : null,
    name: person?.name ?? null,
    time_id: line.entryId,
    corrects: line.said.corrects ?? null,
    period: line.period && periodAnswer(line.period),
    pay_date: line.payDate,
    changed: encodeTotals(line.changed),
    totals: encodeTotals(line.totals),
    amounts: line.amounts.map(encodeAmount),
    causes: line.causes,
    paid_on: line.said.paidOn ?? null,
    method: line.said.method ?? null,
    cheque_number: line.said.chequeNumber ?? null,
    report: line.said.filedReport ?? null,
    filed_on: line.said.filedOn ?? null,
    month: type === 'MonthClosed' ? (line.said.coveredFrom?.slice(0, 7) ?? null) : null,
    closed: line.said.closed ? writtenClosed(line.said.closed) : null,
    seal: line.seal && encodeFingerprint(line.seal),
    opening_removed: line.said.isOpeningRemoved ?? false,
  }),
);

function writtenClosed({ payments, gross, net }: ClosedPay) {
  return { payments, gross: dollars(gross), net: dollars(net) };
}

/** A part of a company's log. */
export const historyAnswer = answerWire(
  'LedgerHistory',
  () => ({
    company_id: z.int(),
    last_seq: z.int(),
    lines: z.array(historyLineAnswer.schema()),
    years_left_out: z.array(z.int()),
    next: z.int().nullable(),
  }),
  ({ company, lastSeq, lines, yearsLeftOut, nextCursor }: LedgerHistory) => ({
    company_id: company.id,
    last_seq: lastSeq,
    lines: lines.map((line) => historyLineAnswer(line)),
    years_left_out: yearsLeftOut,
    next: nextCursor ?? null,
  }),
);
