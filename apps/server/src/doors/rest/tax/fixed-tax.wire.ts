import {
  CONTRIBUTION_CONCEPTS,
  type ContributionConcept,
  type FixedTax,
  versionInForce,
} from '@garita/domain/pay/withholding/tax-parameters';
import { type FixedTaxInput, fixedTaxSchema } from '@garita/domain/tax/fixed-tax.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { z } from 'zod';
import { fieldError } from '../../../refusal/app-error.ts';
import { recordWire } from '../wire/field-names.ts';
import { type BodyWire, type FieldTable, fieldAs, type RecordWire } from '../wire/field-table.ts';
import { amount, amountOfSomeKind, limit } from '../wire/wire-amounts.ts';
import { percent } from '../wire/wire-percentages.ts';
import { isBlank, members, readAll } from '../wire/wire-value.ts';
import { plain } from '../wire/wire-values.ts';
import { FIXED_TAX_NAMES } from './tax.wire.ts';

type Weekly = Extract<FixedTaxInput, { concept: 'chauffeurInsurance' }>;
type Share = Exclude<FixedTaxInput, Weekly>;

const DATED = {
  // The path or the body names the tax; its concept is filled in by then.
  concept: fieldAs('name', plain),
  limit: fieldAs('limit', limit),
  effectiveFrom: fieldAs('effective_from', plain),
};
/** A fixed tax of dollars per week on the wire. */
export const WEEKLY_FIELDS: FieldTable<Weekly> = { ...DATED, weeklyAmount: fieldAs('amount', amount) };
/** A fixed tax of a percentage on the wire. */
export const SHARE_FIELDS: FieldTable<Share> = { ...DATED, rate: fieldAs('amount', percent()) };

// The schema of the union checks both; each table spells its own side.
const weeklyWire: RecordWire<FixedTaxInput> = recordWire(fixedTaxSchema, WEEKLY_FIELDS);
const shareWire: RecordWire<FixedTaxInput> = recordWire(fixedTaxSchema, SHARE_FIELDS);

/** The fields of an unknown tax, whose amount cannot be read either. */
const unclearWire = recordWire<Weekly>(fixedTaxSchema.options[1], {
  ...WEEKLY_FIELDS,
  weeklyAmount: fieldAs('amount', amountOfSomeKind),
});

/** The body of a new version of the fixed tax that the path names. The tax decides what its amount means. */
export const fixedTaxBody: BodyWire<unknown> = {
  decode: (body) => body,
  naming: (work) => work,
  required: ['amount'],
  shape: () => ({
    amount: z.union([amount, percent()]),
    limit,
    effective_from: z.iso.date(),
  }),
};

/** A new version of the fixed tax that the body names. */
export const namedFixedTaxBody: BodyWire<unknown> = {
  ...fixedTaxBody,
  required: ['name', 'amount'],
  shape: () => ({ name: z.enum(FIXED_TAX_NAMES), ...fixedTaxBody.shape() }),
};

/** The facts that reading a new version needs: the existing versions, and today's date. */
type ReadBeside = { versions: readonly FixedTax[]; today: CalendarDate };

/**
 * Reads a new version of a fixed tax. A limit that is left out stays as it is in force. The version is in
 * force from today on, unless the body has another first day than the answered one. Errors: `invalid-input`.
 */
export function decodeFixedTax(
  concept: ContributionConcept,
  body: unknown,
  { versions, today }: ReadBeside,
): FixedTaxInput {
  const fields = members.parse(body);
  const wire = concept === 'chauffeurInsurance' ? weeklyWire : shareWire;
  return wire.decode({
    ...fields,
    name: concept,
    limit: fields.limit === undefined ? limit.encode(limitInForce(versions, today)) : fields.limit,
    effective_from: isAsAnswered(fields.effective_from, { versions, today }) ? today : fields.effective_from,
  });
}

function limitInForce(versions: readonly FixedTax[], today: CalendarDate) {
  return versionInForce(versions, today)?.limit ?? null;
}

function isAsAnswered(firstDay: unknown, { versions, today }: ReadBeside): boolean {
  return (firstDay ?? '') === '' || firstDay === versionInForce(versions, today)?.effectiveFrom;
}

/**
 * Returns the id of the fixed tax that a body names. Errors: `unknown-fixed-tax` on the name, together with
 * other errors.
 */
export function fixedTaxIdNamed(body: unknown, today: CalendarDate): number {
  const { name, effective_from, ...fields } = members.parse(body);
  const place = CONTRIBUTION_CONCEPTS.findIndex((each) => FIXED_TAX_NAMES[each] === name);
  if (place >= 0) return place + 1;
  const firstDay = isBlank(effective_from) ? today : effective_from;
  return readAll({
    id: () => {
      throw fieldError('unknown-fixed-tax', 'name');
    },
    others: () => unclearWire.decode({ ...fields, name: 'chauffeurInsurance', effective_from: firstDay }),
  }).id;
}
