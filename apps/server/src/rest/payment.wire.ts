import { rateToPercent } from '@garita/domain/money/rate';
import { type CompanyLine, isLineActive } from '@garita/domain/pay/company-line';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { type PayInputs, type TimeEntry, timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { z } from 'zod';
import { AppError } from '../application/app-error.ts';
import { fieldErrors } from '../application/input-error.ts';
import { amount, dollars, flagOr, wholeNumber } from './wire-values.ts';

/** What a person may type over what was computed: the withheld tax, and which lines of the company count and with how much. */
type Typed = Pick<TimeEntry, 'editedIncomeTax' | 'companyLines'>;

const typedSchema = timeEntrySchema.pick({ editedIncomeTax: true, companyLines: true });

const isEdited = flagOr(false);

const typedOnWire = z.object({
  tax_pr_edited: isEdited,
  tax_pr: z.unknown(),
  payment: z
    .array(
      z.object({ id: wholeNumber, is_active: flagOr(true), edited: isEdited, value: z.unknown() }),
      'required',
    )
    .nullish(),
});

/** Reads what was typed over computed amounts: `tax_pr` and a line's `value` count only where they are marked as edited. */
export function decodeTyped(body: unknown): Typed {
  const wire = typedOnWire.safeParse(body);
  if (!wire.success) throw new AppError('invalid-input', { errors: fieldErrors(wire.error) });
  const { tax_pr_edited, tax_pr, payment } = wire.data;
  const checked = typedSchema.safeParse({
    editedIncomeTax: tax_pr_edited === true ? centsAt(tax_pr, 'tax_pr') : undefined,
    companyLines: payment?.map((line, index) => ({
      taxId: line.id,
      isActive: line.is_active,
      editedCents: line.edited === true ? centsAt(line.value, 'payment', String(index), 'value') : undefined,
    })),
  });
  if (!checked.success) throw new AppError('invalid-input', { errors: fieldErrors(checked.error) });
  return checked.data;
}

/** A company line of a saved entry: the terms it froze, and what it came to. `value` is unsigned dollars. */
export function paymentLine(line: CompanyLine, { companyLines }: PayInputs, statement: PayStatement) {
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
}

function centsAt(wire: unknown, ...path: string[]): unknown {
  const read = amount.safeParse(wire);
  if (read.success) return read.data;
  throw new AppError('invalid-input', {
    errors: fieldErrors(read.error).map(({ code }) => ({ path, code })),
  });
}
