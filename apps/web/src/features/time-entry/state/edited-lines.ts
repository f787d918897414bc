import type { Cents } from '@garita/domain/money/cents';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { LineRef } from '../../../pay/statement-lines.ts';

/** An amount that somebody typed over the computed one, in cents. */
export type EditedLine = { ref: LineRef; name?: string; amount: Cents; computed: Cents };

/** Everything of a statement that was typed over. */
export function editedLines({ incomeTax, companyLines }: PayStatement): EditedLine[] {
  const { amount, computed } = incomeTax;
  const tax: EditedLine = { ref: { concept: 'incomeTaxWithheld' }, amount, computed: computed.amount };
  return [
    ...(incomeTax.isEdited ? [tax] : []),
    ...companyLines
      .filter(({ isEdited }) => isEdited)
      .map(({ taxId, name, ...line }) => ({
        ref: { taxId },
        name,
        amount: line.amount,
        computed: line.computed,
      })),
  ];
}
