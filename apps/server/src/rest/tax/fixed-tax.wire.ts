import { type FixedTaxInput, fixedTaxSchema } from '@garita/domain/tax/fixed-tax.schema';
import { CONTRIBUTION_CONCEPTS, type ContributionConcept } from '@garita/domain/tax/tax-parameters';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { z } from 'zod';
import { fieldError } from '../../application/app-error.ts';
import { as, type BodyWire, type FieldTable, type RecordWire, recordWire } from '../wire/field-names.ts';
import { members } from '../wire/read-value.ts';
import { amount, amountOrNull, percent } from '../wire/wire-amounts.ts';
import { plain } from '../wire/wire-values.ts';
import { FIXED_TAX_NAMES } from './tax.wire.ts';

type Weekly = Extract<FixedTaxInput, { concept: 'chauffeurInsurance' }>;
type Share = Exclude<FixedTaxInput, Weekly>;

const DATED = {
  // The path or the name of the body says which one; its own name in code stands here by then.
  concept: as('name', plain),
  limit: as('limit', amountOrNull),
  effectiveFrom: as('effective_from', plain),
};
/** A tax of so many dollars a week on the wire. */
export const WEEKLY_FIELDS: FieldTable<Weekly> = { ...DATED, weeklyAmount: as('amount', amount) };
/** A tax of a percentage on the wire. */
export const SHARE_FIELDS: FieldTable<Share> = { ...DATED, rate: as('amount', percent()) };

// The schema of the whole union checks both; a table says only how its side is spelled.
const weeklyWire: RecordWire<FixedTaxInput> = recordWire(fixedTaxSchema, WEEKLY_FIELDS);
const shareWire: RecordWire<FixedTaxInput> = recordWire(fixedTaxSchema, SHARE_FIELDS);

/** A new version of the fixed tax that the path names. What its amount means hangs on which tax that is. */
export const fixedTaxBody: BodyWire<unknown> = {
  decode: (body) => body,
  naming: (work) => work,
  required: ['amount'],
  shape: () => ({
    amount: z.union([amount, percent()]),
    limit: amountOrNull,
    effective_from: z.iso.date(),
  }),
};

/** A new version of the fixed tax that the body names. */
export const namedFixedTaxBody: BodyWire<unknown> = {
  ...fixedTaxBody,
  required: ['name', 'amount'],
  shape: () => ({ name: z.enum(FIXED_TAX_NAMES), ...fixedTaxBody.shape() }),
};

/** Reads a new version of a fixed tax, in force from today on unless the body says otherwise. Errors: `invalid-input`. */
export function decodeFixedTax(
  concept: ContributionConcept,
  body: unknown,
  today: CalendarDate,
): FixedTaxInput {
  const { effective_from: effectiveFrom, ...rest } = members.parse(body);
  const wire = concept === 'chauffeurInsurance' ? weeklyWire : shareWire;
  return wire.decode({
    ...rest,
    name: concept,
    effective_from: (effectiveFrom ?? '') === '' ? today : effectiveFrom,
  });
}

/** Which fixed tax a body names. Errors: `unknown-fixed-tax` on the name. */
export function conceptNamed(body: unknown): ContributionConcept {
  const { name } = members.parse(body);
  const concept = CONTRIBUTION_CONCEPTS.find((each) => FIXED_TAX_NAMES[each] === name);
  if (!concept) throw fieldError('unknown-fixed-tax', 'name');
  return concept;
}
