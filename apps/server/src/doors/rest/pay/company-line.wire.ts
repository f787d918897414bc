import { rateToPercent } from '@garita/domain/money/rate';
import { type CompanyLine, isLineActive } from '@garita/domain/pay/company-line';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { z } from 'zod';
import { answerWire } from '../wire/answer-wire.ts';
import { amount, dollars, signedAmount } from '../wire/wire-amounts.ts';
import { percent } from '../wire/wire-percentages.ts';

type PaidLine = { line: CompanyLine; inputs: PayInputs; statement: PayStatement };

export const lineShape = () => ({
  id: z.int(),
  name: z.string(),
  amount: z.union([amount, percent()]),
  value: signedAmount,
  required: z.int(),
  type_taxe: z.int(),
  type_amount: z.int(),
  is_active: z.boolean(),
  is_deleted: z.boolean(),
  edited: z.boolean(),
});

/**
 * A company line of a saved entry: its frozen terms, and its amount. `value` is in dollars, and negative only
 * in a correction.
 */
export const paymentLine = answerWire(
  'PaymentLine',
  lineShape,
  ({ line, inputs: { companyLines }, statement }: PaidLine) => {
    const counted = statement.companyLines.find(({ taxId }) => taxId === line.taxId);
    return {
      id: line.taxId,
      name: line.name,
      amount: line.basis === 'fixed' ? dollars(line.cents) : rateToPercent(line.rate),
      value: dollars(counted?.amount ?? 0),
      required: line.requirement === 'optional' ? 1 : 2,
      type_taxe: line.direction === 'deduction' ? 1 : 2,
      type_amount: line.basis === 'percentage' ? 1 : 2,
      is_active: isLineActive(line, companyLines),
      is_deleted: false,
      edited: counted?.isEdited ?? false,
    };
  },
);
