import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import { type PaidMark, paidMarkSchema } from '@garita/domain/pay/paid-mark.schema';
import { z } from 'zod';
import { recordWire } from '../wire/field-names.ts';
import { type BodyWire, fieldAs } from '../wire/field-table.ts';
import { dollars } from '../wire/wire-amounts.ts';
import { choice } from '../wire/wire-choices.ts';
import { members, readValue } from '../wire/wire-value.ts';
import { checkedFlagOr, plain, wholeNumber } from '../wire/wire-values.ts';

const METHOD = choice({ 1: 'check', 2: 'direct-deposit', 3: 'cash' });

const markWire = recordWire(paidMarkSchema, {
  paidOn: fieldAs('paid_date', plain),
  method: fieldAs('paid_method', METHOD),
  chequeNumber: fieldAs('cheque_number', wholeNumber),
});

/** Reads the switch `paid` of a body: the mark, or null to take it back. It is on by default. */
export const paidMarkBody: BodyWire<{ paid: PaidMark | null }> = {
  decode: (body) => {
    const isPaid = readValue(checkedFlagOr(true), members.parse(body).paid, 'paid');
    return { paid: isPaid ? markWire.decode(body) : null };
  },
  naming: markWire.naming,
  shape: () => ({ paid: z.boolean(), ...markWire.shape() }),
  required: ['paid'],
};

/** The fields of the mark in an answer. */
export const PAID_MARK = {
  paid: z.boolean(),
  paid_date: z.iso.date().nullable(),
  paid_method: METHOD.nullable(),
  /** The total paid, and the difference that a later correction makes, positive or negative. */
  paid_net: z.number().nullable(),
  paid_difference: z.number().nullable(),
  cheque_number: z.int().nullable(),
};

export function paidMarkAnswer(mark: PaidDifference | null) {
  return {
    paid: mark !== null,
    paid_date: mark?.paidOn ?? null,
    paid_method: mark?.method ? METHOD.encode(mark.method) : null,
    paid_net: mark ? dollars(mark.net) : null,
    paid_difference: mark ? dollars(mark.difference) : null,
    cheque_number: mark?.chequeNumber ?? null,
  };
}
