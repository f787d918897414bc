import type { Company } from './company.schema.ts';

/** A company that can be saved, for tests and demonstrations; say only what matters. */
export function aCompany(overrides: Partial<Company> = {}): Company {
  return {
    name: 'Farmacia 24, Inc.',
    accountantId: 1,
    postalAddress: { street: 'PO Box 1234', municipalityId: 65, state: 'PR', zip: '00902' },
    physicalAddress: { street: '12 Calle Sol', municipalityId: 65, state: 'PR', zip: '00901-1234' },
    email: 'nomina@farmacia.example',
    contact: 'Marta Ríos',
    contactNumber: '7875550101',
    phoneNumber: '7875550100',
    faxNumber: '',
    website: '',
    businessStartDate: '2015-03-01',
    businessEndDate: null,
    jurisdiction: 'puerto-rico',
    payer: 'form-941',
    employerIdentificationNumber: '660123456',
    commercialRegister: '01234560010',
    industrialCode: '446110',
    w2ControlRange: { first: '202600001', last: '202600051' },
    form480ControlRange: { first: '202600001', last: '202600051' },
    unemploymentAccountNumber: '123456789',
    unemploymentRate: 34_000,
    specialContributionRate: 10_000,
    disabilityRate: 3_000,
    employerDisabilityRate: 3_000,
    chauffeurAccountNumber: '000000000000',
    chauffeurWeeklyRate: 80,
    employeeChauffeurShare: 50,
    insurancePolicyNumber: '1234567',
    workersCompensationRate: null,
    leavePolicy: {
      vacationMinutesPerMonth: 480,
      vacationThresholdMinutes: 7_800,
      sickMinutesPerMonth: 480,
      sickThresholdMinutes: 7_800,
    },
    ...overrides,
  };
}
