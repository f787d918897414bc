import { accountantSchema } from '@garita/domain/account/accountant.schema';
import { acceptanceSchema, invitationSchema } from '@garita/domain/account/invitation.schema';
import { registrationCodeSchema } from '@garita/domain/account/registration-code.schema';
import { passwordChangeSchema, signInSchema } from '@garita/domain/account/user.schema';
import { companySchema } from '@garita/domain/company/company.schema';
import { employeeSchema } from '@garita/domain/employee/employee.schema';
import { fixedTaxSchema } from '@garita/domain/tax/fixed-tax.schema';
import type { KindOfRecord } from '@garita/server/testing/records-at-doors';
import type { z } from 'zod';
import { registerFormSchema } from '../features/account/register-schema.ts';
import { companyTaxDraftSchema, lineOf } from '../features/company-taxes/company-tax-draft.ts';

/** The form of a kind of record: what its values are checked with, and what of them is sent. */
type Form = {
  schema: z.ZodType;
  /** The values of a form that would send this record. */
  valuesOf: (record: object) => object;
  sent: (values: object) => object;
};

const same = (record: object) => record;

function formOf(schema: z.ZodType): Form {
  return { schema, valuesOf: same, sent: same };
}

/** Every kind of record that a form sends. One that is forgotten here does not compile. */
export const FORMS: Record<KindOfRecord, Form> = {
  company: formOf(companySchema),
  employee: formOf(employeeSchema),
  accountant: formOf(accountantSchema),
  companyTax: {
    schema: companyTaxDraftSchema,
    valuesOf: (tax) => ({ cents: null, rate: null, ...tax }),
    sent: lineOf,
  },
  fixedTax: formOf(fixedTaxSchema),
  registrationCode: formOf(registrationCodeSchema),
  registration: {
    schema: registerFormSchema,
    valuesOf: (registration) => ({
      ...registration,
      confirmation: 'password' in registration ? registration.password : undefined,
    }),
    sent: ({ confirmation: _, ...registration }: { confirmation?: unknown }) => registration,
  },
  invitation: formOf(invitationSchema),
  acceptance: formOf(acceptanceSchema),
  signIn: formOf(signInSchema),
  passwordChange: formOf(passwordChangeSchema),
};
