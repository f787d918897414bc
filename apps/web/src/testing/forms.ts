import { accountantRecordSchema } from '@garita/domain/account/accountant-record.schema';
import { invitationSchema } from '@garita/domain/account/invitation.schema';
import { registrationCodeSchema } from '@garita/domain/account/registration-code.schema';
import { passwordChangeSchema, signInSchema } from '@garita/domain/account/user.schema';
import { payrollAccountsSchema } from '@garita/domain/accounting/payroll-accounts.schema';
import { companySchema } from '@garita/domain/company/company.schema';
import { depositFactsSchema } from '@garita/domain/company/deposit-facts.schema';
import { contractorSchema } from '@garita/domain/contractor/contractor.schema';
import { employeeSchema } from '@garita/domain/employee/employee.schema';
import { fixedTaxSchema } from '@garita/domain/tax/fixed-tax.schema';
import { payCalendarSchema } from '@garita/domain/time/pay-calendar.schema';
import type { KindOfRecord } from '@garita/server/testing/records-at-doors';
import type { z } from 'zod';
import { acceptanceFormSchema, registerFormSchema } from '../features/account/new-password.schema.ts';
import { companyTaxDraftSchema, lineOf } from '../features/company-taxes/company-tax-draft.ts';

/** The form of a kind of record: the schema that checks its values, and the values that are sent. */
type Form = {
  schema: z.ZodType;
  /** Returns the values of a form that would send this record. */
  valuesOf: (record: object) => object;
  sent: (values: object) => object;
};

const same = (record: object) => record;

function formOf(schema: z.ZodType): Form {
  return { schema, valuesOf: same, sent: same };
}

function withPasswordTwice(schema: z.ZodType): Form {
  return {
    schema,
    valuesOf: (record) => ({
      ...record,
      confirmation: 'password' in record ? record.password : undefined,
    }),
    sent: ({ confirmation: _, ...record }: { confirmation?: unknown }) => record,
  };
}

/** Every kind of record that a form sends. A missing one does not compile. */
export const FORMS: Record<KindOfRecord, Form> = {
  company: formOf(companySchema),
  payrollAccounts: formOf(payrollAccountsSchema),
  depositFacts: formOf(depositFactsSchema),
  payCalendar: formOf(payCalendarSchema),
  employee: formOf(employeeSchema),
  contractor: formOf(contractorSchema),
  accountant: formOf(accountantRecordSchema),
  companyTax: {
    schema: companyTaxDraftSchema,
    valuesOf: (tax) => ({ cents: null, rate: null, ...tax }),
    sent: lineOf,
  },
  fixedTax: formOf(fixedTaxSchema),
  registrationCode: formOf(registrationCodeSchema),
  registration: withPasswordTwice(registerFormSchema),
  invitation: formOf(invitationSchema),
  acceptance: withPasswordTwice(acceptanceFormSchema),
  signIn: formOf(signInSchema),
  passwordChange: formOf(passwordChangeSchema),
};
