import { z } from 'zod';
import { optionalLineSchema } from '../field/line.schema.ts';
import { STRICT } from '../field-code.ts';
import { byName, conceptsOf } from '../pay/concepts.ts';
import { EMPLOYER_TAXES } from '../returns/employer-cost.ts';

// Tips that the employee already has never pass through the employer, so they have no account.
type NotPosted = 'tipsReceived';

/** The debits of a journal entry: amounts that add to pay, and the amount that the net could not cover. */
export const DEBITED_AMOUNTS = [
  ...conceptsOf('hourly', 'typed-earning', 'salary', 'reimbursement', 'company-additions').filter(
    (name): name is Exclude<typeof name, NotPosted> => name !== 'tipsReceived',
  ),
  'uncollected',
] as const;

/** The credits of a journal entry: deductions from pay, and the net. */
export const CREDITED_AMOUNTS = [
  ...conceptsOf('contribution', 'withholding', 'typed-deduction', 'company-deductions'),
  'net',
] as const;

/**
 * The amounts of a contractor's payment that have an account. The service, reimbursed expenses and the
 * uncollected amount are debits; the withholding and the net are credits.
 */
export const SERVICE_AMOUNTS = [
  'gross',
  'reimbursedExpenses',
  'uncollected',
  'incomeTaxWithheld',
  'net',
] as const;
export type ServiceAmount = (typeof SERVICE_AMOUNTS)[number];

/** An amount of pay that has an account. */
export type PostedAmount = (typeof DEBITED_AMOUNTS)[number] | (typeof CREDITED_AMOUNTS)[number];

export const POSTED_AMOUNTS: readonly PostedAmount[] = [...DEBITED_AMOUNTS, ...CREDITED_AMOUNTS];

/**
 * The account of each amount in a company's books, by its name or number. Accepts any line of text, because
 * every bookkeeping program has its own names. Amounts may share an account. Codes: `required`,
 * `unknown-field`, `text-invalid`, `text-too-long`.
 */
export const payrollAccountsSchema = z.strictObject(
  {
    /** Left out, as by programs from before, the account of severance is the usual one. */
    pay: accountsOf(POSTED_AMOUNTS).extend({ severance: optionalLineSchema.default('') }),
    employerExpense: accountsOf(EMPLOYER_TAXES),
    employerLiability: accountsOf(EMPLOYER_TAXES),
    /** Left out, as by programs from before, each account is the usual one. */
    services: z
      .strictObject(
        byName(SERVICE_AMOUNTS, () => optionalLineSchema.default('')),
        STRICT,
      )
      .prefault({}),
  },
  STRICT,
);
export type PayrollAccounts = z.infer<typeof payrollAccountsSchema>;

/** The groups into which the accounts are divided. */
export const ACCOUNT_PARTS = [
  'pay',
  'employerExpense',
  'employerLiability',
  'services',
] as const satisfies readonly (keyof PayrollAccounts)[];
export type AccountPart = (typeof ACCOUNT_PARTS)[number];

/** Builds the accounts from a function that returns the name of each. */
export function accountsFrom(nameOf: (part: AccountPart, amount: string) => string): PayrollAccounts {
  return {
    pay: byName(POSTED_AMOUNTS, (amount) => nameOf('pay', amount)),
    employerExpense: byName(EMPLOYER_TAXES, (tax) => nameOf('employerExpense', tax)),
    employerLiability: byName(EMPLOYER_TAXES, (tax) => nameOf('employerLiability', tax)),
    services: byName(SERVICE_AMOUNTS, (amount) => nameOf('services', amount)),
  };
}

/** The accounts of a company that has entered none. */
export const NO_ACCOUNTS_NAMED: PayrollAccounts = accountsFrom(() => '');

function accountsOf<Name extends string>(names: readonly Name[]) {
  return z.strictObject(
    byName(names, () => optionalLineSchema),
    STRICT,
  );
}
