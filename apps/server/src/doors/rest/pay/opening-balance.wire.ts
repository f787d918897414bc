import {
  type OpeningBalanceBases,
  type OpeningBalanceFigures,
  type OpeningBalanceInput,
  openingBalanceSchema,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { z } from 'zod';
import { reasonSchema } from '../../../application/pay/change-pay.ts';
import type { EmployeeBalances } from '../../../application/pay/employee-balances.ts';
import { yearSchema } from '../../../application/year.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { type BodyWire, type FieldTable, fieldAs, within } from '../wire/field-table.ts';
import { reasonWire } from '../wire/reason.wire.ts';
import { amountOrNull, optionalAmount } from '../wire/wire-amounts.ts';
import { members, readAll, readValue } from '../wire/wire-value.ts';
import { checkedFlagOr, plain, wholeNumber } from '../wire/wire-values.ts';

const AMOUNTS: FieldTable<OpeningBalanceFigures> = {
  gross: fieldAs('gross', optionalAmount),
  tips: fieldAs('tips', optionalAmount),
  commissions: fieldAs('commissions', optionalAmount),
  concessions: fieldAs('concessions', optionalAmount),
  incomeTaxWithheld: fieldAs('tax_pr', optionalAmount),
  disabilityInsurance: fieldAs('inability', optionalAmount),
  medicare: fieldAs('medicare', optionalAmount),
  socialSecurity: fieldAs('secure_social', optionalAmount),
  socialSecurityOnTips: fieldAs('social_tips', optionalAmount),
  chauffeurInsurance: fieldAs('choferil', optionalAmount),
  reimbursedExpenses: fieldAs('refund', optionalAmount),
  donation: fieldAs('donation', optionalAmount),
  codaPlans: fieldAs('coda_plans', optionalAmount),
};

const BASES: FieldTable<OpeningBalanceBases> = {
  exemptWages: fieldAs('exempt_wages', amountOrNull),
  socialSecurity: fieldAs('secure_social_wages', amountOrNull),
  socialSecurityOnTips: fieldAs('social_tips_wages', amountOrNull),
  medicare: fieldAs('medicare_wages', amountOrNull),
  disabilityInsurance: fieldAs('inability_wages', amountOrNull),
};

/** The totals of a year on the wire; an amount that is left out is zero. */
export const amountsWire = recordWire(openingBalanceSchema.shape.amounts, AMOUNTS);

const FIELDS: FieldTable<OpeningBalanceInput> = {
  asOf: fieldAs('as_of', plain),
  ...within('amounts', AMOUNTS),
  ...within('bases', BASES),
};

/**
 * The opening balance of a year on the wire. An amount that is left out is zero; a tax base that is left out
 * follows from the gross.
 */
export const openingBalanceWire = recordWire(openingBalanceSchema, FIELDS);

type SubmittedOpeningBalance = {
  opening: OpeningBalanceInput;
  includesEntries: boolean;
  reason: string | undefined;
};

/**
 * An opening balance as it is sent. `includes_entries` tells if it counts the pay that is loaded here up to
 * its day; `reason` is required for a year that was filed.
 */
export const openingBalanceBody: BodyWire<SubmittedOpeningBalance> = {
  decode: (body) => {
    const { includes_entries, reason, ...opening } = members.parse(body);
    return readAll({
      opening: () => openingBalanceWire.decode(opening),
      includesEntries: () => Boolean(readValue(checkedFlagOr(true), includes_entries, 'includes_entries')),
      reason: () => reasonWire.decode({ reason }).reason,
    });
  },
  naming: openingBalanceWire.naming,
  shape: () => ({ ...openingBalanceWire.shape(), includes_entries: z.boolean(), reason: reasonSchema }),
};

/** The year whose opening balance is removed, and the reason. */
export const openingRemovalWire = recordWire(
  z.strictObject({ year: yearSchema, reason: reasonSchema.optional() }),
  { year: fieldAs('year', wholeNumber), reason: fieldAs('reason', plain) },
);

type SavedOpening = NonNullable<EmployeeBalances['opening']>;

/** A saved opening balance, and the number of its event. */
export const openingBalanceAnswer = answerWire(
  'OpeningBalance',
  () => ({ ...openingBalanceWire.shape(), version: z.int() }),
  (opening: SavedOpening) => ({ ...openingBalanceWire.encode(opening), version: opening.version }),
);
