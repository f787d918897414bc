import { aCompany } from '@garita/domain/company/company.builder';
import { aContractor } from '@garita/domain/contractor/contractor.builder';
import type { DemoCompany } from './companies.ts';
import type { DemoContractor } from './contractors.ts';
import { type DemoEmployee, salaried } from './employees.ts';

// The third company pays by the rules of the law instead of those of the specification.

/** A small restaurant: leave, meal periods and contractors by law, and a plan qualified in Puerto Rico. */
export const RESTAURANT: DemoCompany = {
  company: aCompany({
    name: 'Fonda El Caracol, Inc.',
    contact: 'Teresa Collazo',
    email: 'nomina@elcaracol.example',
    employerIdentificationNumber: '660745678',
    commercialRegister: '03456780031',
    entityType: 'private-corporation',
    industrialCode: '722511',
    w2ControlRange: { first: '202600102', last: '202600152' },
    form480ControlRange: { first: '202600102', last: '202600152' },
    leaveRule: 'law',
    isSmallEmployer: true,
    mealRule: 'law',
    codaPlanKind: 'puerto-rico',
    defaultWithholdingMethod: 'certificate',
    contractorRule: 'law',
  }),
  taxes: [
    {
      name: 'Uniformes',
      requirement: 'optional',
      direction: 'deduction',
      isOnByDefault: true,
      accountName: '',
      basis: 'fixed',
      cents: 4_00,
    },
  ],
};

// The cash minimum of an employee with tips: 2.13 an hour. An hour of overtime and of a meal period pays
// 10.50 × 1.5 less the credit for tips, 8.37: 7.38.
const TIPPED = {
  payFrequency: 'semimonthly',
  rates: { regular: 2_13, overtime: 7_38, mealPeriod: 7_38 },
} as const;

/** The employees of the restaurant, paid for each half of a month. */
export const RESTAURANT_EMPLOYEES: DemoEmployee[] = [
  {
    company: 2,
    employee: { firstName: 'Gabriela', lastName: 'Torres', ...TIPPED },
    age: 22,
    hasCertificate: true,
    week: [0, 6, 6, 6, 7, 7.5, 0],
    tips: 140_00,
    tipsReceived: 610_00,
  },
  // 2.13 an hour does not cover the taxes on the tips of a feast: they are carried to the next pay.
  {
    company: 2,
    employee: { firstName: 'Miguel', lastName: 'Ayala', gender: 'man', employeeType: 'part-time', ...TIPPED },
    age: 44,
    hasCertificate: true,
    week: [0, 0, 0, 0, 6, 7, 0],
    tipsReceived: 420_00,
  },
  // Fridays have an hour of overtime, and some days work through a meal period.
  {
    company: 2,
    employee: {
      firstName: 'Rosa',
      lastName: 'Quiñones',
      maritalStatus: 'married',
      personalExemption: 'half',
      dependents: 2,
      payFrequency: 'semimonthly',
      rates: { regular: 15_00, overtime: 22_50, mealPeriod: 22_50 },
    },
    age: 52,
    hasCertificate: true,
    week: [8, 8, 8, 8, 9, 0, 0],
    codaPlans: 45_00,
  },
  {
    company: 2,
    employee: {
      firstName: 'Josué',
      lastName: 'Medina',
      gender: 'man',
      employeeType: 'part-time',
      payFrequency: 'semimonthly',
      rates: { regular: 10_50, overtime: 15_75, mealPeriod: 15_75 },
    },
    age: 20,
    hasCertificate: true,
    week: [0, 4, 4, 4, 5, 5, 0],
  },
  {
    company: 2,
    employee: {
      firstName: 'Teresa',
      lastName: 'Collazo',
      ...salaried('semimonthly', 1_950_00, 87),
      isExempt: true,
      additionalWithholding: 20_00,
    },
    age: 38,
    hasCertificate: true,
    codaPlans: 150_00,
  },
  {
    company: 2,
    employee: {
      firstName: 'Daniel',
      lastName: 'Brooks',
      gender: 'man',
      ...salaried('semimonthly', 1_600_00, 87),
      isExempt: true,
      withholdingMethod: 'non-resident-citizen',
    },
    age: 47,
  },
];

/** The band of Saturdays. Its first 500.00 of the year are not subject to withholding. */
export const RESTAURANT_CONTRACTORS: DemoContractor[] = [
  {
    company: 2,
    contractor: aContractor({
      firstName: 'Orlando',
      lastName: 'Matos',
      motherLastName: '',
      taxpayerNumber: '900550073',
      email: 'trio@matos.example',
      hourlyRate: 45_00,
      exemptionType: null,
    }),
    monthlyHours: 9,
  },
];
