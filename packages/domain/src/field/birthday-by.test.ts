import { expect, it } from 'vitest';
import { aContractor } from '../contractor/contractor.builder.ts';
import { contractorSchema } from '../contractor/contractor.schema.ts';
import { anEmployee } from '../employee/employee.builder.ts';
import { employeeSchema } from '../employee/employee.schema.ts';
import { withBirthdayBy } from './birthday-by.ts';
import { refusals } from './refusals.testing.ts';

const today = () => '2026-11-22';

it('refuses a birthday in the future together with all other errors', () => {
  const typed = { ...anEmployee({ birthday: '2026-11-23', admissionDate: '2026-11-23' }), gender: '' };
  expect(refusals(withBirthdayBy(today, employeeSchema), typed)).toEqual([
    'gender: required',
    'birthday: birth-in-future',
  ]);
});

it('accepts a birthday of today, and none', () => {
  for (const birthday of ['2026-11-22', null])
    expect(refusals(withBirthdayBy(today, contractorSchema), aContractor({ birthday }))).toEqual([]);
});
