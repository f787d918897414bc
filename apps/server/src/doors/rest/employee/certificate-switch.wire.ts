import { boundedListSchema } from '@garita/domain/field/bounded-list.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { requiredOr, STRICT } from '@garita/domain/field-code';
import { z } from 'zod';
import type { EmployeeSwitch } from '../../../application/report/lists/certificate-switch.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs } from '../wire/field-table.ts';
import { amount, dollars } from '../wire/wire-amounts.ts';
import { RETENTION_TYPE } from '../wire/wire-choices.ts';

const LIST = requiredOr('option-invalid');

/** The employees to switch to the certificate 499 R-4, by their ids. */
export const certificateSwitchBody = recordWire(
  z.strictObject({ employees: boundedListSchema(recordIdSchema, 'employees', LIST) }, STRICT),
  { employees: fieldAs('employers', boundedListSchema(recordIdSchema, 'employees', LIST)) },
);

/** An employee whose tax is not withheld by certificate, with the tax of the last pay now and then. */
export const employeeSwitchAnswer = answerWire(
  'CertificateSwitch',
  () => ({
    employer_id: z.int(),
    name: z.string(),
    retention_type: RETENTION_TYPE,
    has_certificate: z.boolean(),
    is_married_individual: z.boolean(),
    pay_date: z.iso.date().nullable(),
    tax_now: amount.nullable(),
    tax_by_certificate: amount.nullable(),
    periods_left: z.int().nullable(),
    rest_of_year: z.number().nullable(),
  }),
  ({ employeeId, name, withholdingMethod, hasCertificate, isMarriedIndividual, tax }: EmployeeSwitch) => ({
    employer_id: employeeId,
    name,
    retention_type: RETENTION_TYPE.encode(withholdingMethod),
    has_certificate: hasCertificate,
    is_married_individual: isMarriedIndividual,
    pay_date: tax?.payDate ?? null,
    tax_now: tax && dollars(tax.now),
    tax_by_certificate: tax && dollars(tax.byCertificate),
    periods_left: tax?.periodsLeft ?? null,
    rest_of_year: tax && dollars(tax.restOfYear),
  }),
);

/** The number of employees that a request switched. */
export const switchedEmployeesAnswer = answerWire(
  'SwitchedEmployees',
  () => ({ switched: z.int() }),
  ({ switched }: { switched: number }) => ({ switched }),
);
