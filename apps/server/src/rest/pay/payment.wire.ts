import { fieldErrors } from '@garita/domain/field/field-errors';
import type { Cents } from '@garita/domain/money/cents';
import { rateToPercent } from '@garita/domain/money/rate';
import { type CompanyLine, isLineActive } from '@garita/domain/pay/company-line';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { type TimeChange, timeChangeSchema } from '@garita/domain/pay/time-change.schema';
import { type PayInputs, type TimeEntry, timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { z } from 'zod';
import { AppError, type FieldError } from '../../application/app-error.ts';
import { answerWire } from '../wire/answer-wire.ts';
import type { WireShape } from '../wire/field-names.ts';
import { members, readEach, readTogether, readValue } from '../wire/read-value.ts';
import { amount, dollars, percent, statedAmount } from '../wire/wire-amounts.ts';
import { isBlank } from '../wire/wire-value.ts';
import { checkedFlagOr, flagOr, wholeNumber } from '../wire/wire-values.ts';

/** What a person may type over what was computed: the withheld tax, and which lines of the company count and with how much. */
type Typed = Pick<TimeEntry, 'editedIncomeTax' | 'companyLines'>;

const typedSchema = timeEntrySchema.pick({ editedIncomeTax: true, companyLines: true });

const isEdited = checkedFlagOr(false);
const isCounted = flagOr(true);

/**
 * Reads what was typed over computed amounts: `tax_pr` and a line's `value` count only where they are marked as edited, and
 * then have to be there.
 */
export function decodeTyped(body: unknown): Typed {
  const { tax_pr, tax_pr_edited, payment } = members.parse(body);
  const typed = readTogether({
    editedIncomeTax: () => typedCents(readValue(isEdited, tax_pr_edited, 'tax_pr_edited'), tax_pr, 'tax_pr'),
    companyLines: () => (Array.isArray(payment) ? readEach(payment, decodeLine) : (payment ?? undefined)),
  });
  return checkedTyped(typedSchema, typed);
}

/** What a change says of computed amounts: typed, given back to the computation, or stated without a word on it. */
type TypedChange = Pick<TimeChange, 'editedIncomeTax' | 'statedIncomeTax' | 'companyLines'>;

const typedChangeSchema = timeChangeSchema.pick({
  editedIncomeTax: true,
  statedIncomeTax: true,
  companyLines: true,
});

/** Reads what a change says of computed amounts. Errors: `invalid-input`. */
export function decodeTypedChange(body: unknown): TypedChange {
  const { tax_pr, tax_pr_edited, payment } = members.parse(body);
  const { tax, companyLines } = readTogether({
    tax: () => sayingOf({ edited: tax_pr_edited, value: tax_pr }, ['tax_pr_edited'], ['tax_pr']),
    companyLines: () => (Array.isArray(payment) ? readEach(payment, decodeLineChange) : payment),
  });
  return checkedTyped(typedChangeSchema, {
    editedIncomeTax: tax.edited,
    statedIncomeTax: tax.stated,
    companyLines,
  });
}

function decodeLineChange(line: unknown, index: number) {
  const { id, is_active, edited, value } = members.parse(line);
  const at = ['payment', String(index)];
  const said = sayingOf({ edited, value }, [...at, 'edited'], [...at, 'value']);
  return {
    taxId: readValue(wholeNumber, id, ...at, 'id'),
    isActive: is_active === undefined ? undefined : readValue(isCounted, is_active, ...at, 'is_active'),
    editedCents: said.edited,
    statedCents: said.stated,
  };
}

/** What is said of an amount: typed, given back to the computation, or stated without a word on it. */
type Saying = { edited?: Cents | null; stated?: Cents };

/** Reads an amount with its flag: typed where the flag says so; else null by the flag and the amount by itself, where they came. */
export function sayingOf(
  wire: { edited: unknown; value: unknown },
  ofFlag: string[],
  ofValue: string[],
): Saying {
  const cents = () => Number(readValue(statedAmount, wire.value, ...ofValue));
  const flag = wire.edited === undefined ? undefined : readValue(isEdited, wire.edited, ...ofFlag);
  if (flag === true) return { edited: cents() };
  return {
    ...(flag === undefined ? {} : { edited: null }),
    ...(isBlank(wire.value) ? {} : { stated: cents() }),
  };
}

function checkedTyped<Shape>(schema: z.ZodType<Shape>, typed: unknown): Shape {
  const checked = schema.safeParse(typed);
  if (!checked.success) {
    throw new AppError('invalid-input', { errors: fieldErrors(checked.error).map(typedWireError) });
  }
  return checked.data;
}

const WIRE_NAMES = new Map([
  ['editedIncomeTax', 'tax_pr'],
  ['statedIncomeTax', 'tax_pr'],
  ['statedCents', 'value'],
  ['companyLines', 'payment'],
  ['taxId', 'id'],
  ['isActive', 'is_active'],
  ['editedCents', 'value'],
]);

/** What is wrong with something typed over a computed amount, where the wire has it: `payment.0.id`. */
export function typedWireError({ path, code }: FieldError): FieldError {
  return { path: path.map((part) => WIRE_NAMES.get(part) ?? part), code };
}

function decodeLine(line: unknown, index: number) {
  const { id, is_active, edited, value } = members.parse(line);
  const at = ['payment', String(index)];
  return {
    taxId: readValue(wholeNumber, id, ...at, 'id'),
    isActive: readValue(isCounted, is_active, ...at, 'is_active'),
    editedCents: typedCents(readValue(isEdited, edited, ...at, 'edited'), value, ...at, 'value'),
  };
}

function typedCents(edited: unknown, wire: unknown, ...path: string[]): unknown {
  return edited ? readValue(statedAmount, wire, ...path) : undefined;
}

/** What is typed over computed amounts, for the document. */
export const TYPED: WireShape = {
  tax_pr: amount,
  tax_pr_edited: z.boolean(),
  payment: z.array(
    z.looseObject({
      id: z.int().positive(),
      is_active: z.boolean().optional(),
      edited: z.boolean().optional(),
      value: amount.optional(),
    }),
  ),
};

type PaidLine = { line: CompanyLine; inputs: PayInputs; statement: PayStatement };

/** A company line of a saved entry: the terms it froze, and what it came to. `value` is unsigned dollars. */
export const paymentLine = answerWire(
  'PaymentLine',
  () => ({
    id: z.int(),
    name: z.string(),
    amount: z.union([amount, percent()]),
    value: amount,
    required: z.int(),
    type_taxe: z.int(),
    type_amount: z.int(),
    is_active: z.boolean(),
    is_deleted: z.boolean(),
    edited: z.boolean(),
  }),
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
