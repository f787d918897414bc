import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { anAccountantRecord } from './account/accountant-record.builder.ts';
import { accountantRecordSchema } from './account/accountant-record.schema.ts';
import { passwordChangeSchema, signInSchema } from './account/user.schema.ts';
import { aCompany } from './company/company.builder.ts';
import { companySchema } from './company/company.schema.ts';
import { aContractor } from './contractor/contractor.builder.ts';
import { contractorSchema } from './contractor/contractor.schema.ts';
import { contractorTimeSchema } from './contractor/contractor-time.schema.ts';
import { anEmployee } from './employee/employee.builder.ts';
import { employeeSchema } from './employee/employee.schema.ts';
import { listPaths, withValue } from './field/places.testing.ts';
import { isFieldCode } from './field-code.ts';
import { somePayInputs } from './pay/pay.builder.ts';
import { timeEntrySchema } from './pay/time-entry.schema.ts';
import { companyTaxSchema } from './tax/company-tax.schema.ts';
import { fixedTaxSchema } from './tax/fixed-tax.schema.ts';
import { whatIfSchema } from './what-if/what-if.schema.ts';

const SCHEMAS: [name: string, schema: z.ZodType, valid: object][] = [
  ['company', companySchema, aCompany()],
  ['employee', employeeSchema, anEmployee()],
  ['contractor', contractorSchema, aContractor()],
  ['contractor time', contractorTimeSchema, { payDate: '2026-03-15', minutes: 630 }],
  ['accountant', accountantRecordSchema, anAccountantRecord()],
  [
    'company tax',
    companyTaxSchema,
    {
      name: 'Unión',
      requirement: 'optional',
      direction: 'deduction',
      isOnByDefault: true,
      accountName: '',
      basis: 'percentage',
      rate: 10_000,
    },
  ],
  [
    'fixed tax',
    fixedTaxSchema,
    { concept: 'medicare', rate: 14_500, limit: null, effectiveFrom: '2026-01-01' },
  ],
  ['time entry', timeEntrySchema, { ...somePayInputs(), memo: 'Hecho' }],
  [
    'what-if',
    whatIfSchema,
    {
      start: '2026-01-01',
      end: '2026-12-31',
      raise: { employeeIds: [], rate: 50_000, hourly: 25, salary: 100_00 },
      minimumWage: 11_50,
      tableRows: [],
      newEmployee: { payFrequency: 'weekly', hourlyRate: 12_00, minutes: 2_400, salary: 0 },
    },
  ],
  ['sign-in', signInSchema, { email: 'ana@demo.example', password: 'contraseña larga' }],
  [
    'password change',
    passwordChangeSchema,
    { currentPassword: 'contraseña larga', newPassword: 'otra contraseña' },
  ],
];

/** The fields that programs may omit: a limit, and fields that were added later. */
const ADDED_LATER = new RegExp(
  '^(?:limit|nameSuffix|externalNumber|file[A-Z]\\w+|entityType|preparerTaxNumber|codaPlanKind|farmUntaxed|' +
    'defaultWithholdingMethod|contractorRule|waiverRate|waiverEnd|' +
    'mealRule|leaveRule|isSmallEmployer|dayMinutes|isLeaveEdited|vacationMinutesBefore|overtimeMultiplier|worksFourTens|isExempt|' +
    'tipsReceived|severance|certificateDate|sharedDependents|isOptionalComputation|additionalWithholding|youthOptOut)$',
);

const junk = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer(),
  fc.constantFrom(undefined, null, '', 0, Number.NaN, -1, 1e300, '0', '\u0000'),
);

describe.each(SCHEMAS)('the %s schema', (_name, schema, valid) => {
  const places = listPaths(valid);

  it('accepts its example unchanged', () => {
    expect(schema.parse(valid)).toMatchObject(valid);
  });

  it('returns only codes for any value in any field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), junk, (place, value) => {
        for (const issue of schema.safeParse(withValue(valid, place, value)).error?.issues ?? []) {
          expect(issue.message).toSatisfy(isFieldCode);
        }
      }),
    );
  });

  it('accepts unchanged what it has accepted before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), junk, (place, value) => {
        const first = schema.safeParse(withValue(valid, place, value));
        if (first.success) expect(schema.parse(first.data)).toEqual(first.data);
      }),
    );
  });

  it('refuses an unknown field', () => {
    expect(schema.safeParse({ ...valid, isAdministrator: true }).error?.issues).toMatchObject([
      { message: 'unknown-field', path: [] },
    ]);
  });

  it('returns `required` for every missing field, except those added later', () => {
    for (const place of places.filter((path) => !path.some((part) => ADDED_LATER.test(part)))) {
      const issues = schema.safeParse(withValue(valid, place, undefined)).error?.issues;
      expect(issues?.[0], place.join('.')).toMatchObject({ message: 'required', path: place });
    }
  });
});
