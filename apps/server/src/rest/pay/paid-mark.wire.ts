import { type PaidMark, paidMarkSchema } from '@garita/domain/pay/paid-mark.schema';
import { z } from 'zod';
import { as, type BodyWire, recordWire } from '../wire/field-names.ts';
import { members, readValue } from '../wire/read-value.ts';
import { checkedFlagOr, choice, plain } from '../wire/wire-values.ts';

const METHOD = choice({ 1: 'check', 2: 'direct-deposit', 3: 'cash' });

const markWire = recordWire(paidMarkSchema, {
  paidOn: as('paid_date', plain),
  method: as('paid_method', METHOD),
});

/** What a body says of the switch `paid`: the mark, or null to take it back. Left out, it is switched on. */
export const paidMarkBody: BodyWire<{ paid: PaidMark | null }> = {
  decode: (body) => {
    const isPaid = readValue(checkedFlagOr(true), members.parse(body).paid, 'paid');
    return { paid: isPaid ? markWire.decode(body) : null };
  },
  naming: markWire.naming,
  shape: () => ({ paid: z.boolean(), ...markWire.shape() }),
  required: ['paid'],
};

/** What an answer tells of the mark. */
export const PAID_MARK = {
  paid: z.boolean(),
  paid_date: z.iso.date().nullable(),
  paid_method: METHOD.nullable(),
};

export function paidMarkAnswer(mark: PaidMark | null) {
  return {
    paid: mark !== null,
    paid_date: mark?.paidOn ?? null,
    paid_method: mark?.method ? METHOD.encode(mark.method) : null,
  };
}
