import { type NextCheque, nextChequeSchema } from '@garita/domain/pay/cheque-number.schema';
import { z } from 'zod';
import type { CompanyCheques } from '../../../application/company/cheques.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { type FieldTable, fieldAs } from '../wire/field-table.ts';
import { amount, dollars } from '../wire/wire-amounts.ts';
import { wholeNumber } from '../wire/wire-values.ts';

const FIELDS: FieldTable<NextCheque> = { nextCheque: fieldAs('next_cheque_number', wholeNumber) };

/** The number of the company's next cheque. */
export const nextChequeWire = recordWire(nextChequeSchema, FIELDS);

/**
 * A void cheque: `reason` is `unpaid` if its mark was taken back, `deleted` if the paid entry was deleted.
 */
const voidChequeAnswer = answerWire(
  'VoidCheque',
  () => ({
    number: z.int(),
    date: z.iso.date(),
    amount,
    name: z.string(),
    id_employer: z.int().nullable(),
    id_outemployer: z.int().nullable(),
    reason: z.enum(['unpaid', 'deleted']),
    memo: z.string(),
    voided_at: z.iso.datetime(),
  }),
  (cheque: CompanyCheques['void'][number]) => ({
    number: cheque.number,
    date: cheque.issuedOn,
    amount: dollars(cheque.amount),
    name: cheque.payeeName,
    id_employer: cheque.payee.kind === 'employee' ? cheque.payee.id : null,
    id_outemployer: cheque.payee.kind === 'contractor' ? cheque.payee.id : null,
    reason: cheque.cause === 'deleted' ? ('deleted' as const) : ('unpaid' as const),
    memo: cheque.reason ?? '',
    voided_at: cheque.voidedAt,
  }),
);

/** A company's cheques: the next number, and every void one, by number. */
export const companyChequesAnswer = answerWire(
  'Cheques',
  () => ({ ...nextChequeWire.shape(), void: z.array(voidChequeAnswer.schema()) }),
  ({ nextCheque, void: voided }: CompanyCheques) => ({
    ...nextChequeWire.encode({ nextCheque }),
    void: voided.map(voidChequeAnswer),
  }),
);
