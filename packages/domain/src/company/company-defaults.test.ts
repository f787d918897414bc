import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { companySchema } from './company.schema.ts';
import { companyDefaults } from './company-defaults.ts';

const draft = companyDefaults({ year: 2026, companyCount: 2, accountantId: 7 });

describe('a new company', () => {
  it('starts with the rates of the specification', () => {
    // 1.00 %, 0 %, 0.30 %; 0.50 and 0.80 dollars a week
    expect(draft).toMatchObject({
      specialContributionRate: 10_000,
      disabilityRate: 0,
      employerDisabilityRate: 3_000,
      workersCompensationRate: null,
      employeeChauffeurShare: 50,
      chauffeurWeeklyRate: 80,
      chauffeurAccountNumber: '000000000000',
    });
  });

  it("starts with the account's accountant and the next control numbers on both forms", () => {
    // n = 3: 202600001 + 2 × 50 = 202600101
    const range = { first: '202600101', last: '202600151' };
    expect(draft).toMatchObject({ accountantId: 7, w2ControlRange: range, form480ControlRange: range });
  });

  it("has no defaults for the company's own facts", () => {
    expect(refusals(companySchema, draft)).toEqual([
      'name: required',
      'postalAddress.street: required',
      'postalAddress.municipalityId: required',
      'postalAddress.zip: required',
      'physicalAddress.street: required',
      'physicalAddress.municipalityId: required',
      'physicalAddress.zip: required',
      'email: required',
      'contact: required',
      'contactNumber: required',
      'phoneNumber: required',
      'businessStartDate: required',
      'jurisdiction: required',
      'payer: required',
      'employerIdentificationNumber: required',
      'commercialRegister: required',
      'industrialCode: required',
      'unemploymentAccountNumber: required',
      'unemploymentRate: required',
      'insurancePolicyNumber: required',
      'leavePolicy.vacationMinutesPerMonth: required',
      'leavePolicy.vacationThresholdMinutes: required',
      'leavePolicy.sickMinutesPerMonth: required',
      'leavePolicy.sickThresholdMinutes: required',
    ]);
  });
});
