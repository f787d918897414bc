import type { PayTotals } from '@garita/ledger/replay/pay-totals';
import { z } from 'zod';
import {
  type LogPoint,
  type RegisterAsKnown,
  type RegisterEntry,
  registerAsKnownSchema,
} from '../../../application/history/register-as-known.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs } from '../wire/field-table.ts';
import { changedAmountShape, encodeAmount } from '../wire/ledger-values.wire.ts';
import { periodAnswer } from '../wire/period.wire.ts';
import { plain, wholeNumber } from '../wire/wire-values.ts';
import { encodeTotals, historyLineAnswer, payTotalsShape } from './history.wire.ts';

/** The two points of the log at which a register is compared. */
export const LOG_POINTS_ON_THE_WIRE = {
  seq: fieldAs('seq', wholeNumber),
  at: fieldAs('at', plain),
  otherSeq: fieldAs('other_seq', wholeNumber),
  otherAt: fieldAs('other_at', plain),
};

/** Reads the two points of a register from the query. */
export const registerAsKnownParameters = recordWire(
  registerAsKnownSchema.omit({ companyId: true, periodId: true }),
  LOG_POINTS_ON_THE_WIRE,
);

const point = () =>
  z.strictObject({ seq: z.int(), created_at: z.iso.datetime().nullable(), totals: payTotalsShape });

function writtenPoint({ seq, at, totals }: LogPoint & { totals: PayTotals }) {
  return { seq, created_at: at, totals: encodeTotals(totals) };
}

const registerEntryAnswer = answerWire(
  'RegisterEntry',
  () => ({
    id: z.int(),
    employer_id: z.int(),
    name: z.string(),
    is_deleted: z.boolean(),
    known: payTotalsShape,
    later: payTotalsShape,
    amounts: z.array(changedAmountShape),
    events: z.array(historyLineAnswer.schema()),
  }),
  ({ entryId, employee, isDeleted, known, later, amounts, events }: RegisterEntry) => ({
    id: entryId,
    employer_id: employee.id,
    name: employee.name,
    is_deleted: isDeleted,
    known: encodeTotals(known),
    later: encodeTotals(later),
    amounts: amounts.map(encodeAmount),
    events: events.map((line) => historyLineAnswer(line)),
  }),
);

/** The register of a period at an earlier and at a later point of the log. */
export const registerAsKnownAnswer = answerWire(
  'RegisterAsKnown',
  () => ({
    company_id: z.int(),
    period: periodAnswer.schema(),
    years_left_out: z.array(z.int()),
    known: point(),
    later: point().extend({ is_today: z.boolean() }),
    last_seq: z.int(),
    entries: z.array(registerEntryAnswer.schema()),
  }),
  ({ company, period, yearsLeftOut, known, later, lastSeq, entries }: RegisterAsKnown) => ({
    company_id: company.id,
    period: periodAnswer(period),
    years_left_out: yearsLeftOut,
    known: writtenPoint(known),
    later: { ...writtenPoint(later), is_today: later.isToday },
    last_seq: lastSeq,
    entries: entries.map((entry) => registerEntryAnswer(entry)),
  }),
);
