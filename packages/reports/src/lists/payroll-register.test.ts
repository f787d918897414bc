import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { EMPLOYER_TAXES, type EmployerTax } from '@garita/domain/returns/employer-cost';
import { describe, expect, it } from 'vitest';
import { payrollRegister } from '../catalogue.ts';
import { pdfText } from '../testing/pdf-text.ts';
import type { PayrollRegisterData, RegisterEntry } from './payroll-register.ts';

const NO_TAXES = Object.fromEntries(EMPLOYER_TAXES.map((tax) => [tax, 0])) as Record<EmployerTax, number>;

/** 500.00 for 40 hours, with 31.00, 7.25 and 20.00 withheld and 10.00 of AFLAC deducted. */
const ANA: RegisterEntry = {
  amounts: {
    ...NO_AMOUNTS,
    regularMinutes: 2_400,
    gross: 500_00,
    socialSecurity: 31_00,
    medicare: 7_25,
    incomeTaxWithheld: 20_00,
    aflac: 10_00,
    net: 431_75,
  },
  taxes: { ...NO_TAXES, socialSecurity: 31_00, medicare: 7_25 },
};

/** 100.00, of which the employee already has 60.00 in tips. */
const LUIS: RegisterEntry = {
  amounts: {
    ...NO_AMOUNTS,
    regularMinutes: 240,
    overtimeMinutes: 30,
    gross: 100_00,
    socialSecurity: 6_20,
    medicare: 1_45,
    tipsHeld: 60_00,
    net: 32_35,
  },
  taxes: { ...NO_TAXES, socialSecurity: 6_20, medicare: 1_45 },
};

const nameOf = (firstName: string, lastName: string) => ({
  firstName,
  middleName: '',
  lastName,
  motherLastName: '',
});

const REGISTER: PayrollRegisterData = {
  company: {
    name: 'Taller Vega',
    employerIdentificationNumber: '661234567',
    commercialRegister: '',
    insurancePolicyNumber: '',
    phoneNumber: '7875550101',
    businessEndDate: null,
    workersCompensationRate: 0,
  },
  period: { id: 2_026_110, number: 10, year: 2026, start: '2026-03-05', end: '2026-03-11' },
  date: '2026-03-12',
  yearsLeftOut: [],
  periodFingerprints: [],
  employees: [
    { id: 1, name: nameOf('Ana', 'Rivera'), entries: [ANA] },
    { id: 2, name: nameOf('Luis', 'Vega'), entries: [LUIS] },
  ],
};

async function textOf(data: PayrollRegisterData) {
  const pages = await pdfText(payrollRegister.render(data));
  return { pages: pages.length, text: pages.flat().join(' ') };
}

describe('the payroll register', () => {
  it('has a line for each employee, without the columns that nobody has', async () => {
    const { text } = await textOf(REGISTER);
    expect(text).toContain('Ana Rivera 40:00 00:00 500.00 20.00 31.00 7.25 10.00 431.75');
    expect(text).toContain('Luis Vega 04:00 00:30 100.00 0.00 6.20 1.45 60.00 32.35');
    expect(text).toContain('Totales 44:00 00:30 600.00 20.00 37.20 8.70 70.00 464.10');
    expect(text).not.toContain('Aumentos');
  });

  it('adds several payments of an employee', async () => {
    const employees = [{ id: 1, name: nameOf('Ana', 'Rivera'), entries: [ANA, ANA] }];
    const { text } = await textOf({ ...REGISTER, employees });
    expect(text).toContain('Ana Rivera 80:00 1,000.00 40.00 62.00 14.50 20.00 863.50');
  });

  it('states the money that it takes, without the tips that employees already have', async () => {
    const { text } = await textOf(REGISTER);
    // Nets 431.75 + 32.35; withheld 58.25 + 7.65 and AFLAC 10.00; employer 38.25 + 7.65. Together the gross
    // of 600.00 less 60.00 of tips, and 45.90 of the employer.
    expect(text).toContain(
      'Efectivo necesario: $585.90 (netos $464.10, retenciones y descuentos $75.90, aportación patronal $45.90)',
    );
  });

  it('counts no money that a net of zero could not withhold', async () => {
    // 10.00 less 0.77 of taxes and 15.00 of AFLAC, of which 5.77 are not collected. Needed are 10.00 and
    // the employer's 0.77.
    const amounts = {
      ...NO_AMOUNTS,
      gross: 10_00,
      socialSecurity: 62,
      medicare: 15,
      aflac: 15_00,
      uncollected: 5_77,
    };
    const taxes = { ...NO_TAXES, socialSecurity: 62, medicare: 15 };
    const employees = [{ id: 1, name: nameOf('Ana', 'Rivera'), entries: [{ amounts, taxes }] }];
    const { text } = await textOf({ ...REGISTER, employees });
    expect(text).toContain('Efectivo necesario: $10.77 (netos $0.00, retenciones y descuentos $10.00,');
  });

  it('says whether the period can still change', async () => {
    expect((await textOf(REGISTER)).text).toContain('Período abierto');
    const periodFingerprints = [{ start: '2026-03-05', end: '2026-03-11', digits: '4be1c0ffee01a97d' }];
    const { text } = await textOf({ ...REGISTER, periodFingerprints });
    expect(text).toContain('Sello: 4be1c0ffee01a97d');
    expect(text).not.toContain('Período abierto');
  });

  it('has sixty employees on two pages', async () => {
    const employees = Array.from({ length: 60 }, (_, index) => ({
      id: index + 1,
      name: nameOf('Ana', `Rivera ${index + 1}`),
      entries: [ANA],
    }));
    expect((await textOf({ ...REGISTER, employees })).pages).toBeLessThanOrEqual(2);
  });
});
