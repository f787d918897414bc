import { MAX_MEMBERS } from '@garita/domain/field/bounded-list.schema';
import { fieldErrors } from '@garita/domain/field/field-errors';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import type { Cents } from '@garita/domain/money/cents';
import { type TimeChange, timeChangeSchema } from '@garita/domain/pay/time-change.schema';
import { repeatedLines, type TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { z } from 'zod';
import { AppError, type FieldError } from '../../../refusal/app-error.ts';
import { companyTaxAnswer } from '../tax/tax.wire.ts';
import type { WireShape } from '../wire/field-table.ts';
import { memoize } from '../wire/memoize.ts';
import { namesIn, refuseUnknown, sentBackShape } from '../wire/refuse-unknown-names.ts';
import { amount, requiredAmount } from '../wire/wire-amounts.ts';
import { isBlank, members, readAll, readEach, readValue } from '../wire/wire-value.ts';
import { checkedFlagOr, flagOr, wholeNumber } from '../wire/wire-values.ts';
import { lineShape } from './company-line.wire.ts';

/**
 * The fields that may be typed over calculated amounts: the withheld tax, the exempt severance, and the
 * amounts of the company lines.
 */
type Typed = Pick<TimeEntry, 'editedIncomeTax' | 'editedSeveranceExempt' | 'companyLines'>;

/**
 * The calculated amounts as a body sends them: typed, given back to the calculation, or sent without being
 * marked as typed.
 */
export type TypedAmounts = Pick<TimeChange, keyof typeof TYPED_OVER>;

/** The fields of a change that stand for amounts typed over calculated ones. */
export const TYPED_OVER = {
  editedIncomeTax: true,
  submittedIncomeTax: true,
  editedSeveranceExempt: true,
  submittedSeveranceExempt: true,
  companyLines: true,
} as const;

const isEdited = checkedFlagOr(false);
const isCounted = flagOr(true);

const typedChangeSchema = timeChangeSchema.pick(TYPED_OVER);

/**
 * Returns the typed amounts of a new entry: those marked as edited. The others are calculated, because a
 * program may send every amount of its own calculation.
 */
export function typedAmountsOf({
  editedIncomeTax,
  editedSeveranceExempt,
  companyLines,
}: TypedAmounts): Typed {
  return {
    editedIncomeTax: editedIncomeTax ?? undefined,
    editedSeveranceExempt: editedSeveranceExempt ?? undefined,
    companyLines: companyLines?.map(({ taxId, isActive = true, editedCents }) => ({
      taxId,
      isActive,
      editedCents: editedCents ?? undefined,
    })),
  };
}

/** Reads the calculated amounts of a body. Errors: `invalid-input`. */
export function decodeTypedAmounts(body: unknown): TypedAmounts {
  const { payment, ...sent } = members.parse(body);
  const flagged = (name: 'tax_pr' | 'severance_exempt') => {
    const flag = `${name}_edited`;
    return decodeAmountWithFlag({ edited: sent[flag], value: sent[name] }, [flag], [name]);
  };
  const { tax, exempt, companyLines } = readAll({
    tax: () => flagged('tax_pr'),
    exempt: () => flagged('severance_exempt'),
    companyLines: () => (Array.isArray(payment) ? decodeLines(payment) : payment),
  });
  return checkedTyped({
    editedIncomeTax: tax.edited,
    submittedIncomeTax: tax.submitted,
    editedSeveranceExempt: exempt.edited,
    submittedSeveranceExempt: exempt.submitted,
    companyLines,
  });
}

function decodeLines(payment: readonly unknown[]) {
  // A list that is too long is refused first, because whoever sends it wants to keep the server busy.
  const read = () => readEach('companyLines', 'payment', payment, decodeLineChange);
  if (payment.length > MAX_MEMBERS.companyLines) return read();
  return readAll({ lines: read, once: () => refuseRepeated(payment) }).lines;
}

// The schema also checks this, but not for lines that could not be read.
function refuseRepeated(payment: readonly unknown[]): void {
  const ids = payment.map((line) => wholeNumber.safeParse(members.parse(line).id).data);
  const errors = repeatedLines(ids).map(
    (index): FieldError => ({ path: ['payment', String(index), 'id'], code: 'line-repeated' }),
  );
  if (errors.length > 0) throw new AppError('invalid-input', { errors });
}

function decodeLineChange(line: unknown, index: number) {
  const at = ['payment', String(index)];
  const { id, is_active, edited, value } = members.parse(line);
  const { taxId, isActive, amountSent } = readAll({
    taxId: () => readValue(wholeNumber, id, ...at, 'id'),
    isActive: () =>
      is_active === undefined ? undefined : readValue(isCounted, is_active, ...at, 'is_active'),
    amountSent: () =>
      decodeAmountWithFlag({ edited, value: unsigned(value, edited) }, [...at, 'edited'], [...at, 'value']),
    unknown: () => refuseUnknown(lineNames(), line, ...at),
  });
  return { taxId, isActive, editedCents: amountSent.edited, submittedCents: amountSent.submitted };
}

// The names of answered lines, of the pay and of the company, which may be sent back.
const lineNames = memoize(
  () => new Set([...Object.keys(lineShape()), ...namesIn(companyTaxAnswer.schema())]),
);

/** A program shows a discount as a negative amount; only a typed value has to be an amount. */
function unsigned(value: unknown, edited: unknown): unknown {
  if (isEdited.safeParse(edited).data === true) return value;
  return typeof value === 'number'
    ? Math.abs(value)
    : typeof value === 'string'
      ? value.replace(/^\s*-/, '')
      : value;
}

/**
 * One calculated amount in a body: typed (`edited`), given back to the calculation (null), or sent without
 * being marked as typed.
 */
type FlaggedAmount = { edited?: Cents | null; submitted?: Cents };

/**
 * Reads an amount with its flag. An amount with a `false` flag counts as one without a flag, because the
 * program may have read the flag before somebody typed the amount. `false` without an amount gives it back to
 * the calculation.
 */
export function decodeAmountWithFlag(
  wire: { edited: unknown; value: unknown },
  ofFlag: string[],
  ofValue: string[],
): FlaggedAmount {
  const cents = () => Number(readValue(requiredAmount, wire.value, ...ofValue));
  const flag = wire.edited === undefined ? undefined : readValue(isEdited, wire.edited, ...ofFlag);
  if (flag === true) return { edited: cents() };
  if (!isBlank(wire.value)) return { submitted: cents() };
  return flag === undefined ? {} : { edited: null };
}

function checkedTyped(typed: unknown): TypedAmounts {
  const checked = typedChangeSchema.safeParse(typed);
  if (!checked.success) {
    throw new AppError('invalid-input', { errors: fieldErrors(checked.error).map(typedWireError) });
  }
  return checked.data;
}

const WIRE_NAMES = new Map([
  ['editedIncomeTax', 'tax_pr'],
  ['submittedIncomeTax', 'tax_pr'],
  ['editedSeveranceExempt', 'severance_exempt'],
  ['submittedSeveranceExempt', 'severance_exempt'],
  ['submittedCents', 'value'],
  ['companyLines', 'payment'],
  ['taxId', 'id'],
  ['isActive', 'is_active'],
  ['editedCents', 'value'],
]);

/** Returns an error of a typed amount at its place on the wire: `payment.0.id`. */
export function typedWireError({ path, code }: FieldError): FieldError {
  return { path: path.map((part) => WIRE_NAMES.get(part) ?? part), code };
}

const LINE = {
  id: recordIdSchema,
  is_active: z.boolean().optional(),
  edited: z.boolean().optional(),
  value: amount.optional(),
};

/** Returns the fields typed over computed amounts, for the document. */
export function typedShape(): WireShape {
  const line = z.strictObject({ ...sentBackShape(lineNames()), ...LINE });
  return {
    tax_pr: amount,
    tax_pr_edited: z.boolean(),
    severance_exempt: amount,
    severance_exempt_edited: z.boolean(),
    payment: z.array(line).max(MAX_MEMBERS.companyLines),
  };
}
