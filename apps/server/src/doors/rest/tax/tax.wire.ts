import { rateToPercent } from '@garita/domain/money/rate';
import type { ContributionConcept, FixedTax } from '@garita/domain/pay/withholding/tax-parameters';
import { lineBasisSchema } from '@garita/domain/reference/enumerations';
import { type CompanyTax, companyTaxSchema, fixedLineSchema } from '@garita/domain/tax/company-tax.schema';
import { z } from 'zod';
import type { CompanyTaxRecord } from '../../../application/tax/company-taxes.ts';
import type { FixedTaxRecord, FixedTaxTotals } from '../../../application/tax/fixed-taxes.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { changedRecordBody } from '../wire/changed-record.ts';
import { recordWire } from '../wire/field-names.ts';
import { type FieldTable, fieldAs, type RecordWire } from '../wire/field-table.ts';
import { versionedBody } from '../wire/versioned-body.ts';
import { amount, amountOfSomeKind, dollars, limit } from '../wire/wire-amounts.ts';
import { choice } from '../wire/wire-choices.ts';
import { percent } from '../wire/wire-percentages.ts';
import { members } from '../wire/wire-value.ts';
import { flagOr, optionalText, text } from '../wire/wire-values.ts';

type FixedLine = Extract<CompanyTax, { basis: 'fixed' }>;
type PercentageLine = Extract<CompanyTax, { basis: 'percentage' }>;

const BASIS = choice({ 1: 'percentage', 2: 'fixed' });

const LINE = {
  name: fieldAs('name', text),
  // The inversion of the wire, where 1 means optional, ends here.
  requirement: fieldAs('required', choice({ 1: 'optional', 2: 'required' })),
  direction: fieldAs('type_taxe', choice({ 1: 'deduction', 2: 'addition' })),
  isOnByDefault: fieldAs('is_active', flagOr(true)),
  accountName: fieldAs('account', optionalText),
  basis: fieldAs('type_amount', BASIS),
};
/** A line of a fixed amount on the wire. */
export const FIXED_FIELDS: FieldTable<FixedLine> = { ...LINE, cents: fieldAs('amount', amount) };
/** A line of a percentage on the wire. */
export const PERCENTAGE_FIELDS: FieldTable<PercentageLine> = { ...LINE, rate: fieldAs('amount', percent()) };

// The schema of the union checks both; each table spells its own side.
const fixedWire: RecordWire<CompanyTax> = recordWire(companyTaxSchema, FIXED_FIELDS);
const percentageWire: RecordWire<CompanyTax> = recordWire(companyTaxSchema, PERCENTAGE_FIELDS);

/**
 * A line without the kind of its amount: other errors are refused with it, and of the amount what both kinds
 * refuse.
 */
const unclearWire: RecordWire<FixedLine> = recordWire(fixedLineSchema, {
  ...FIXED_FIELDS,
  cents: fieldAs('amount', amountOfSomeKind),
});
const WIRES = { fixed: fixedWire, percentage: percentageWire, unclear: unclearWire };

/** A company's tax line on the wire: `amount` is dollars or a percentage, as `type_amount` says. */
export const companyTaxWire: RecordWire<CompanyTax> = {
  ...fixedWire,
  // A line of pay may be sent, which is this line with its amount.
  alsoTakes: ['value', 'edited'],
  decode: (body) => WIRES[basisIn(body)].decode(body),
  encode: (tax) => WIRES[tax.basis].encode(tax),
  shape: () => ({ ...fixedWire.shape(), amount: z.union([amount, percent()]) }),
};

/** The body of a changed line. */
export const changedCompanyTaxBody = versionedBody(changedRecordBody(companyTaxWire));

function basisIn(body: unknown): keyof typeof WIRES {
  return lineBasisSchema.safeParse(BASIS.safeParse(members.parse(body).type_amount).data).data ?? 'unclear';
}

/** A saved tax line on the wire. */
export const companyTaxAnswer = answerWire(
  'CompanyTax',
  () => ({ id: z.int(), version: z.int(), ...companyTaxWire.shape(), is_deleted: z.boolean() }),
  ({ id, isActive, version, ...tax }: CompanyTaxRecord) => ({
    id,
    version,
    ...companyTaxWire.encode(tax),
    is_deleted: !isActive,
  }),
);

/** The names of the five fixed taxes on the wire. */
export const FIXED_TAX_NAMES = {
  disabilityInsurance: 'inability',
  medicare: 'medicare',
  socialSecurity: 'secure_social',
  socialSecurityOnTips: 'social_tips',
  chauffeurInsurance: 'choferil',
} as const satisfies Record<ContributionConcept, string>;

/**
 * A fixed tax on the wire: a percentage as text, but the chauffeur insurance as dollars a week. The first day
 * in force stands there twice: a program that sends the tax back sends the first one, which then changes
 * nothing.
 */
export const fixedTaxAnswer = answerWire(
  'FixedTax',
  () => ({
    id: z.int(),
    name: z.enum(FIXED_TAX_NAMES),
    amount: z.union([amount, percent()]),
    limit,
    effective_from: z.iso.date(),
    in_force_since: z.iso.date(),
  }),
  (tax: FixedTaxRecord) => ({
    id: tax.id,
    name: FIXED_TAX_NAMES[tax.concept],
    amount: amountOf(tax),
    limit: limit.encode(tax.limit ?? null),
    effective_from: tax.effectiveFrom,
    in_force_since: tax.effectiveFrom,
  }),
);

function amountOf(tax: FixedTax): string | number {
  return tax.concept === 'chauffeurInsurance' ? dollars(tax.weeklyAmount) : rateToPercent(tax.rate);
}

/** The five totals of an employee on the wire. */
export const fixedTaxTotalsAnswer = answerWire(
  'FixedTaxTotals',
  () => ({
    total_inability: amount,
    total_medicare: amount,
    total_secure_social: amount,
    total_social_tips: amount,
    total_choferil: amount,
  }),
  (totals: FixedTaxTotals) => ({
    total_inability: dollars(totals.disabilityInsurance),
    total_medicare: dollars(totals.medicare),
    total_secure_social: dollars(totals.socialSecurity),
    total_social_tips: dollars(totals.socialSecurityOnTips),
    total_choferil: dollars(totals.chauffeurInsurance),
  }),
);
