import {
  type PayrollAccounts,
  POSTED_AMOUNTS,
  payrollAccountsSchema,
  SERVICE_AMOUNTS,
} from '@garita/domain/accounting/payroll-accounts.schema';
import { byName } from '@garita/domain/pay/concepts';
import { EMPLOYER_TAXES } from '@garita/domain/returns/employer-cost';
import { z } from 'zod';
import type { CompanyAccounts } from '../../../application/company/payroll-accounts.ts';
import { ACCOUNT_NAMES } from '../../../text/amounts.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { changedRecordBody } from '../wire/changed-record.ts';
import { recordWire } from '../wire/field-names.ts';
import { type FieldTable, fieldAs, within } from '../wire/field-table.ts';
import { versionedBody } from '../wire/versioned-body.ts';
import { optionalText } from '../wire/wire-values.ts';

/** The fields of a company's payroll accounts. */
export const PAYROLL_ACCOUNT_FIELDS: FieldTable<PayrollAccounts> = {
  ...within('pay', accountFields(POSTED_AMOUNTS, ACCOUNT_NAMES.pay)),
  ...within('employerExpense', accountFields(EMPLOYER_TAXES, ACCOUNT_NAMES.employerExpense)),
  ...within('employerLiability', accountFields(EMPLOYER_TAXES, ACCOUNT_NAMES.employerLiability)),
  ...within('services', accountFields(SERVICE_AMOUNTS, ACCOUNT_NAMES.services)),
};

function accountFields<Amount extends string>(amounts: readonly Amount[], names: Record<Amount, string>) {
  return byName(amounts, (amount) => fieldAs(names[amount], optionalText));
}

/** The accounts that a company names; an empty one stands for the usual account. */
export const payrollAccountsWire = recordWire(payrollAccountsSchema, PAYROLL_ACCOUNT_FIELDS);
export const changedPayrollAccountsBody = versionedBody(changedRecordBody(payrollAccountsWire));

/**
 * The accounts that the company named, empty where it named none; `in_force` are the accounts of its journal
 * entries.
 */
export const payrollAccountsAnswer = answerWire(
  'PayrollAccounts',
  () => ({
    ...payrollAccountsWire.shape(),
    version: z.int(),
    in_force: z.strictObject(payrollAccountsWire.shape()),
  }),
  ({ named, inForce, version }: CompanyAccounts) => ({
    ...payrollAccountsWire.encode(named),
    version,
    in_force: payrollAccountsWire.encode(inForce),
  }),
);
