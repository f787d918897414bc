import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import { aCompany } from '@garita/domain/company/company.builder';
import type { Company } from '@garita/domain/company/company.schema';
import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';

export const ACCOUNTANTS: AccountantRecord[] = [
  anAccountantRecord({
    name: 'Carmen',
    firstLastName: 'Maldonado',
    secondLastName: 'Vega',
    email: 'carmen@demo.garita',
    preparerTaxNumber: 'P01234567',
  }),
  anAccountantRecord({
    name: 'Rafael',
    firstLastName: 'Ortiz',
    secondLastName: 'Colón',
    email: 'rafael@demo.garita',
    preparerTaxNumber: 'P07654321',
  }),
];

/** A company of the demonstration, with the lines it takes from pay or adds to it. */
export type DemoCompany = { company: Omit<Company, 'accountantId'>; taxes: CompanyTax[] };

/** The two companies that pay by the specification. */
export const COMPANIES: DemoCompany[] = [
  {
    company: aCompany({
      name: 'Panadería La Garita, Inc.',
      entityType: 'private-corporation',
      contact: 'Isabel Rivera',
      email: 'nomina@lagarita.example',
      employerIdentificationNumber: '660712345',
    }),
    taxes: [
      {
        name: 'Cooperativa',
        requirement: 'optional',
        direction: 'deduction',
        isOnByDefault: true,
        accountName: 'Cooperativa por pagar',
        basis: 'percentage',
        rate: 20_000,
      },
      {
        name: 'Bono de transportación',
        requirement: 'optional',
        direction: 'addition',
        isOnByDefault: false,
        accountName: '',
        basis: 'fixed',
        cents: 25_00,
      },
    ],
  },
  {
    company: aCompany({
      name: 'Transporte del Este, Corp.',
      contact: 'Luis Santiago',
      email: 'nomina@transporteeste.example',
      employerIdentificationNumber: '660798765',
      commercialRegister: '07654320021',
      entityType: 'private-corporation',
      industrialCode: '484110',
      w2ControlRange: { first: '202600051', last: '202600101' },
      form480ControlRange: { first: '202600051', last: '202600101' },
    }),
    taxes: [
      {
        name: 'Unión',
        requirement: 'required',
        direction: 'deduction',
        isOnByDefault: true,
        accountName: '',
        basis: 'fixed',
        cents: 5_00,
      },
    ],
  },
];
