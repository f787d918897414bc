import { accountantSchema } from '@garita/domain/account/accountant.schema';
import { registrationSchema } from '@garita/domain/account/registration.schema';
import { registrationCodeSchema } from '@garita/domain/account/registration-code.schema';
import { passwordChangeSchema, signInSchema } from '@garita/domain/account/user.schema';
import { companySchema } from '@garita/domain/company/company.schema';
import { contractorSchema } from '@garita/domain/contractor/contractor.schema';
import { employeeSchema } from '@garita/domain/employee/employee.schema';
import { companyTaxSchema } from '@garita/domain/tax/company-tax.schema';
import { type FixedTaxInput, fixedTaxSchema } from '@garita/domain/tax/fixed-tax.schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { altered } from '../../testing/nasty-records.ts';
import { RECORDS_AT_DOORS } from '../../testing/records-at-doors.ts';
import { passwordChangeWire, registrationWire, signInWire } from '../account/account.wire.ts';
import { accountantWire } from '../account/accountant.wire.ts';
import { codeWire } from '../account/code.wire.ts';
import { companyWire } from '../company/company.wire.ts';
import { contractorWire } from '../contractor/contractor.wire.ts';
import { employeeWire } from '../employee/employee.wire.ts';
import { conceptNamed, decodeFixedTax } from '../tax/fixed-tax.wire.ts';
import { companyTaxWire, fixedTaxAnswer } from '../tax/tax.wire.ts';

type Wire<Shape> = { decode: (body: unknown) => Shape; encode: (record: Shape) => unknown };

const fixedTaxWire: Wire<FixedTaxInput> = {
  decode: (body) => decodeFixedTax(conceptNamed(body), body, '2026-03-02'),
  encode: ({ limit, ...tax }) =>
    fixedTaxAnswer({ ...tax, ...(limit === null ? {} : { limit }), id: 2, version: 1 }),
};

// Each row ties a schema to its wire; the rows have nothing else in common.
function row<Shape>(kind: keyof typeof RECORDS_AT_DOORS, schema: z.ZodType<Shape>, wire: Wire<Shape>) {
  const throughWire = (record: unknown) =>
    wire.decode(JSON.parse(JSON.stringify(wire.encode(schema.parse(record)))));
  return { kind, schema, throughWire };
}

const ROWS = [
  row('company', companySchema, companyWire),
  row('employee', employeeSchema, employeeWire),
  row('contractor', contractorSchema, contractorWire),
  row('accountant', accountantSchema, accountantWire),
  row('companyTax', companyTaxSchema, companyTaxWire),
  row('registrationCode', registrationCodeSchema, codeWire),
  row('registration', registrationSchema, registrationWire),
  row('signIn', signInSchema, signInWire),
  row('passwordChange', passwordChangeSchema, passwordChangeWire),
  row('fixedTax', fixedTaxSchema, fixedTaxWire),
];

it.each(ROWS)('reads back every $kind that it writes', ({ kind, schema, throughWire }) => {
  const isTaken = (record: object) => schema.safeParse(record).success;
  fc.assert(
    fc.property(altered(RECORDS_AT_DOORS[kind].samples, isTaken), (record) => {
      expect(throughWire(record)).toEqual(schema.parse(record));
    }),
    { numRuns: 300 },
  );
});
