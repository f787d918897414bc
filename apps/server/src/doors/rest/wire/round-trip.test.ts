import { accountantRecordSchema } from '@garita/domain/account/accountant-record.schema';
import { registrationSchema } from '@garita/domain/account/registration.schema';
import { registrationCodeSchema } from '@garita/domain/account/registration-code.schema';
import { passwordChangeSchema, signInSchema } from '@garita/domain/account/user.schema';
import { companySchema } from '@garita/domain/company/company.schema';
import { contractorSchema } from '@garita/domain/contractor/contractor.schema';
import { type Employee, employeeSchema } from '@garita/domain/employee/employee.schema';
import { MAX_AMOUNT } from '@garita/domain/money/cents';
import { companyTaxSchema } from '@garita/domain/tax/company-tax.schema';
import { type FixedTaxInput, fixedTaxSchema } from '@garita/domain/tax/fixed-tax.schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { conceptWithId } from '../../../application/tax/fixed-taxes.ts';
import { altered } from '../../../testing/nasty-records.ts';
import { RECORDS_AT_DOORS } from '../../../testing/records-at-doors.ts';
import { passwordChangeWire, registrationWire, signInWire } from '../account/account.wire.ts';
import { accountantWire } from '../account/accountant.wire.ts';
import { codeWire } from '../account/code.wire.ts';
import { companyWire } from '../company/company.wire.ts';
import { contractorWire } from '../contractor/contractor.wire.ts';
import { employeeWire } from '../employee/employee.wire.ts';
import { decodeFixedTax, fixedTaxIdNamed } from '../tax/fixed-tax.wire.ts';
import { companyTaxWire, fixedTaxAnswer } from '../tax/tax.wire.ts';

type Wire<Shape> = { decode: (body: unknown) => Shape; encode: (record: Shape) => unknown };

const TODAY = '2026-03-02';

const fixedTaxWire: Wire<FixedTaxInput> = {
  decode: (body) =>
    decodeFixedTax(conceptWithId(fixedTaxIdNamed(body, TODAY)), body, { versions: [], today: TODAY }),
  encode: ({ limit, ...tax }) =>
    fixedTaxAnswer({ ...tax, ...(limit === null ? {} : { limit }), id: 2, version: 1 }),
};

// Each row ties a schema to its wire; the rows have nothing else in common. `expected` is what the wire
// returns of a record.
function row<Shape>(
  kind: keyof typeof RECORDS_AT_DOORS,
  schema: z.ZodType<Shape>,
  wire: Wire<Shape>,
  expected: (record: Shape) => Shape = (record) => record,
) {
  const throughWire = (record: unknown) =>
    wire.decode(JSON.parse(JSON.stringify(wire.encode(schema.parse(record)))));
  const isTaken = (record: object) => schema.safeParse(record).success;
  return { kind, isTaken, throughWire, expected: (record: object) => expected(schema.parse(record)) };
}

// By table, a rate of nothing is none.
const withoutUnusedRate = (employee: Employee): Employee =>
  employee.withholdingMethod === 'table' && employee.withholdingRate === 0
    ? { ...employee, withholdingRate: null }
    : employee;

// The largest amount is how no limit is spelled.
const withoutLargestLimit = (tax: FixedTaxInput): FixedTaxInput =>
  tax.limit === MAX_AMOUNT ? { ...tax, limit: null } : tax;

const ROWS = [
  row('company', companySchema, companyWire),
  row('employee', employeeSchema, employeeWire, withoutUnusedRate),
  row('contractor', contractorSchema, contractorWire),
  row('accountant', accountantRecordSchema, accountantWire),
  row('companyTax', companyTaxSchema, companyTaxWire),
  row('registrationCode', registrationCodeSchema, codeWire),
  row('registration', registrationSchema, registrationWire),
  row('signIn', signInSchema, signInWire),
  row('passwordChange', passwordChangeSchema, passwordChangeWire),
  row('fixedTax', fixedTaxSchema, fixedTaxWire, withoutLargestLimit),
];

it.each(ROWS)('reads back every $kind that it writes', ({ kind, isTaken, throughWire, expected }) => {
  fc.assert(
    fc.property(altered(RECORDS_AT_DOORS[kind].samples, isTaken), (record) => {
      expect(throughWire(record)).toEqual(expected(record));
    }),
    { numRuns: 300 },
  );
});
