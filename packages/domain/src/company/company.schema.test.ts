import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import type { Payer } from '../reference/enumerations.ts';
import { aCompany } from './company.builder.ts';
import { companySchema } from './company.schema.ts';

describe('a company', () => {
  it('may lack closing date, website and fax, and nothing else', () => {
    const bare = aCompany({ businessEndDate: null, website: '', faxNumber: '' });
    expect(refusals(companySchema, bare)).toEqual([]);
    const emptied = Object.fromEntries(
      Object.entries(bare).map(([name, value]) => [name, typeof value === 'string' ? '' : value]),
    );
    expect(refusals(companySchema, emptied)).toEqual([
      'name: required',
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
      'chauffeurAccountNumber: required',
      'insurancePolicyNumber: required',
      'leaveRule: required',
      'mealRule: required',
      'codaPlanKind: required',
      'contractorRule: required',
    ]);
  });

  it('has no rules of its own where it says nothing of them', () => {
    const { codaPlanKind: _, farmUntaxed: __, defaultWithholdingMethod: ___, ...silent } = aCompany();
    expect(companySchema.parse(silent)).toMatchObject({
      codaPlanKind: 'none',
      farmUntaxed: false,
      defaultWithholdingMethod: null,
    });
  });

  it('may leave farm or domestic pay untaxed if it is such a payer', () => {
    const untaxed = (payer: Payer) => refusals(companySchema, aCompany({ payer, farmUntaxed: true }));
    expect(untaxed('form-943')).toEqual([]);
    expect(untaxed('domestic')).toEqual([]);
    expect(untaxed('form-941')).toEqual(['farmUntaxed: farm-payer-only']);
    expect(untaxed('form-944')).toEqual(['farmUntaxed: farm-payer-only']);
  });

  it('has a leave policy without zeros', () => {
    const leavePolicy = {
      vacationMinutesPerMonth: 0,
      vacationThresholdMinutes: 0,
      sickMinutesPerMonth: 0,
      sickThresholdMinutes: 0,
    };
    expect(refusals(companySchema, aCompany({ leavePolicy }))).toEqual([
      'leavePolicy.vacationMinutesPerMonth: required',
      'leavePolicy.vacationThresholdMinutes: required',
      'leavePolicy.sickMinutesPerMonth: required',
      'leavePolicy.sickThresholdMinutes: required',
    ]);
  });

  it('may have percentages and weekly amounts of zero', () => {
    const free = aCompany({
      unemploymentRate: 0,
      specialContributionRate: 0,
      disabilityRate: 0,
      employerDisabilityRate: 0,
      chauffeurWeeklyRate: 0,
      employeeChauffeurShare: 0,
    });
    expect(refusals(companySchema, free)).toEqual([]);
  });

  it('has no premium rate if it is entered as 0 %', () => {
    const { workersCompensationRate } = companySchema.parse(aCompany({ workersCompensationRate: 0 }));
    expect(workersCompensationRate).toBeNull();
  });

  it('has an earlier unemployment rate only together with the year in which it ended', () => {
    const unemploymentRates = { unemploymentRateSince: 2027, earlierUnemploymentRate: 31_000 };
    expect(refusals(companySchema, aCompany(unemploymentRates))).toEqual([]);
    expect(
      refusals(companySchema, aCompany({ ...unemploymentRates, earlierUnemploymentRate: null })),
    ).toEqual(['earlierUnemploymentRate: required']);
    expect(refusals(companySchema, aCompany({ ...unemploymentRates, unemploymentRateSince: null }))).toEqual([
      'unemploymentRateSince: required',
    ]);
    expect(refusals(companySchema, aCompany({ ...unemploymentRates, unemploymentRateSince: 27 }))).toEqual([
      'unemploymentRateSince: year-invalid',
    ]);
  });

  it('has percentages from 0 to 100', () => {
    expect(refusals(companySchema, aCompany({ unemploymentRate: 1_000_001 }))).toEqual([
      'unemploymentRate: percent-too-large',
    ]);
    expect(refusals(companySchema, aCompany({ unemploymentRate: -1 }))).toEqual([
      'unemploymentRate: percent-negative',
    ]);
  });

  it('has a municipality in each address', () => {
    const postalAddress = { ...aCompany().postalAddress, municipalityId: 0 };
    expect(refusals(companySchema, aCompany({ postalAddress }))).toEqual([
      'postalAddress.municipalityId: required',
    ]);
  });

  it('does not close before it starts', () => {
    const closing = (businessEndDate: string) =>
      refusals(companySchema, aCompany({ businessStartDate: '2015-03-01', businessEndDate }));
    expect(closing('2015-03-01')).toEqual([]);
    expect(closing('2015-02-28')).toEqual(['businessEndDate: end-before-start']);
  });

  it('has errors between fields together with those of other fields', () => {
    const wrong = { ...aCompany(), name: undefined, businessEndDate: '2015-02-28' };
    expect(refusals(companySchema, wrong)).toEqual(['name: required', 'businessEndDate: end-before-start']);
  });
});
