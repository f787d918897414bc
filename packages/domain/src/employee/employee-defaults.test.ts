import { describe, expect, it } from 'vitest';
import { companyDefaults } from '../company/company-defaults.ts';
import { refusals } from '../field/refusals.testing.ts';
import { employeeSchema } from './employee.schema.ts';
import { employeeDefaults } from './employee-defaults.ts';

const draft = employeeDefaults(
  {
    vacationMinutesPerMonth: 360,
    vacationThresholdMinutes: 7_800,
    sickMinutesPerMonth: 480,
    sickThresholdMinutes: 6_900,
  },
  '2026-03-10',
);

describe('a new employee', () => {
  it("earns leave by the company's policy, with an opening balance of zero as of today", () => {
    const opening = { openingMinutes: 0, openingDate: '2026-03-10' };
    expect(draft.leave).toEqual({
      vacation: { ...opening, minutesPerMonth: 360, thresholdMinutes: 7_800 },
      sick: { ...opening, minutesPerMonth: 480, thresholdMinutes: 6_900 },
    });
  });

  it('earns leave from 130 hours a month if the company has no threshold', () => {
    const { leavePolicy } = companyDefaults({ year: 2026, companyCount: 0, accountantId: 1 });
    // 130 × 60 = 7,800 minutes
    expect(employeeDefaults(leavePolicy, '2026-03-10').leave).toMatchObject({
      vacation: { minutesPerMonth: 0, thresholdMinutes: 7_800 },
      sick: { minutesPerMonth: 0, thresholdMinutes: 7_800 },
    });
  });

  it('has no defaults for personal facts', () => {
    expect(refusals(employeeSchema, draft)).toEqual([
      'firstName: required',
      'employeeType: required',
      'socialSecurityNumber: required',
      'maritalStatus: required',
      'gender: required',
      'birthday: required',
      'address.street: required',
      'address.municipalityId: required',
      'address.zip: required',
      'phoneNumber: required',
      'mobileNumber: required',
      'admissionDate: required',
      'payFrequency: required',
      'withholdingMethod: required',
      'personalExemption: required',
      'rates.regular: regular-rate-required',
      'rates.overtime: overtime-rate-required',
      'rates.mealPeriod: meal-rate-required',
    ]);
  });
});
