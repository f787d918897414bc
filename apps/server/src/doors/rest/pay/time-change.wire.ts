import {
  type TimeChange,
  type TimeCorrection,
  timeChangeSchema,
  timeCorrectionSchema,
} from '@garita/domain/pay/time-change.schema';
import type { z } from 'zod';
import { TYPED_AMOUNT_NAMES } from '../../../text/amounts.wire.ts';
import { decodeNamed } from '../wire/field-names.ts';
import { type BodyWire, type FieldTable, fieldAs, type WireBody } from '../wire/field-table.ts';
import { optionalAmount } from '../wire/wire-amounts.ts';
import { optionalPercent, percentOrNone } from '../wire/wire-percentages.ts';
import { isBlank, members, readAll } from '../wire/wire-value.ts';
import { type PayChange, payChangeBody } from './pay-change.wire.ts';
import { decodeTypedAmounts, TYPED_OVER, type TypedAmounts } from './payment.wire.ts';
import {
  daysOrNone,
  hasNoPercentage,
  type PlainEntry,
  TIME_ENTRY_FIELDS,
  timeEntryBody,
} from './time-entry.wire.ts';

// In a change, a blank field has a meaning: no salary, or the percentage without a typed one.
const CHANGE_FIELDS: FieldTable<PlainEntry> = {
  ...TIME_ENTRY_FIELDS,
  'earnings.salary': fieldAs(TYPED_AMOUNT_NAMES.salary, optionalAmount),
  days: fieldAs('days', daysOrNone),
  withholdingRate: fieldAs('tax_pr_percent', optionalPercent()),
};

// Without the flat rate, a blank percentage means none.
const PERCENTLESS_CHANGE_FIELDS: FieldTable<PlainEntry> = {
  ...CHANGE_FIELDS,
  withholdingRate: fieldAs('tax_pr_percent', percentOrNone),
};

const plainChangeSchema = timeChangeSchema.omit(TYPED_OVER);

const plainCorrectionSchema = timeCorrectionSchema.omit(TYPED_OVER);

function changeIn<Plain extends object>(body: unknown, schema: z.ZodType<Plain>) {
  const isWithout = hasNoPercentage(members.parse(body).retention_type);
  const fields = isWithout ? PERCENTLESS_CHANGE_FIELDS : CHANGE_FIELDS;
  const { untyped, typed } = readAll({
    untyped: () => decodeNamed(schema, fields, body),
    typed: () => decodeTypedAmounts(body),
  });
  return { ...untyped, ...typed };
}

const changedBody = bodyOfChange(plainChangeSchema);

/**
 * Reads the body of a changed entry: the changes, and the fields about the change. A correction holds
 * differences, which cannot be changed, so its body is kept as it was sent.
 */
export const timeChangeBody: BodyWire<PayChange & { change: TimeChange; correction?: WireBody }> = {
  ...changedBody,
  decode: (body) => {
    const sent = members.parse(body);
    if (isBlank(sent.corrects)) return changedBody.decode(body);
    return { ...payChangeBody.decode(body), change: {}, correction: sent };
  },
};

/**
 * Reads the body of a correction of a closed period. `period_id` and `pay_date`, both required, are those of
 * the correcting entry.
 */
export const timeCorrectionBody: BodyWire<PayChange & { change: TimeCorrection }> = {
  ...bodyOfChange(plainCorrectionSchema),
  required: ['period_id', 'pay_date'],
};

function bodyOfChange<Plain extends object>(
  schema: z.ZodType<Plain>,
): BodyWire<PayChange & { change: Plain & TypedAmounts }> {
  return {
    ...timeEntryBody,
    decode: (body) => {
      const { pay, change } = readAll({
        change: () => changeIn(body, schema),
        pay: () => payChangeBody.decode(body),
      });
      return { ...pay, change };
    },
  };
}
