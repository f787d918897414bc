import { type PersonalExemption, personalExemptionSchema } from '@garita/domain/reference/enumerations';
import { boolean, date, foreignKey, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.tables.ts';
import { cents, moment, oneOf, recordId } from './columns.ts';
import { employees } from './people.tables.ts';
import { registry } from './registry.schema.ts';

/**
 * The withholding certificates (499 R-4) of employees, one for each date. A certificate of the same date
 * replaces the earlier one; the trail of the employee's changes has both.
 */
export const withholdingCertificates = registry.table(
  'withholding_certificates',
  {
    accountId: recordId('account_id').notNull(),
    companyId: recordId('company_id').notNull(),
    employeeId: recordId('employee_id').notNull(),
    certificateDate: date('certificate_date').notNull(),
    personalExemption: text('personal_exemption').$type<PersonalExemption>().notNull(),
    isVeteran: boolean('is_veteran').notNull(),
    dependents: integer('dependents').notNull(),
    sharedDependents: integer('shared_dependents').notNull(),
    hasSharedCustody: boolean('has_shared_custody').notNull(),
    allowanceCount: integer('allowance_count').notNull(),
    isOptionalComputation: boolean('is_optional_computation').notNull(),
    additionalWithholding: cents('additional_withholding').notNull(),
    youthOptOut: boolean('youth_opt_out').notNull(),
    enteredBy: recordId('entered_by')
      .notNull()
      .references(() => users.id),
    enteredAt: moment('entered_at').notNull(),
    correctedBy: recordId('corrected_by').references(() => users.id),
    correctedAt: moment('corrected_at'),
  },
  (t) => [
    primaryKey({
      name: 'withholding_certificates_pk',
      columns: [t.accountId, t.companyId, t.employeeId, t.certificateDate],
    }),
    foreignKey({
      name: 'withholding_certificates_employee',
      columns: [t.accountId, t.companyId, t.employeeId],
      foreignColumns: [employees.accountId, employees.companyId, employees.id],
    }).onDelete('cascade'),
    oneOf(
      'withholding_certificates_personal_exemption',
      t.personalExemption,
      personalExemptionSchema.options,
    ),
  ],
);
