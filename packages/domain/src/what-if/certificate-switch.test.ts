import { describe, expect, it } from 'vitest';
import { NOTHING_WITHHELD, SEED_PARAMETERS } from '../pay/pay.builder.ts';
import { aCertificate } from '../pay/withholding/certificate/certificate.builder.ts';
import { payPeriods } from '../time/pay-period.ts';
import { type EmployeeToSwitch, switchToCertificate } from './certificate-switch.ts';
import { aRecordedEntry } from './recorded-entry.builder.ts';

const EMPLOYEE = {
  birthday: '1990-05-20',
  maritalStatus: 'single',
  personalExemption: 'individual',
  payFrequency: 'weekly',
} as const;

/** Switches an employee with 40 hours at 10.50 in weeks 10 and 11 of 2026, on 18 March 2026. */
function switched({
  employee = {},
  ...rest
}: Partial<Omit<EmployeeToSwitch, 'employee'>> & {
  employee?: Partial<EmployeeToSwitch['employee']>;
} = {}) {
  const minutes = { regular: 40 * 60 };
  const entries = [10, 11].map((week) => aRecordedEntry(week, { minutes }));
  return switchToCertificate(
    {
      employee: { ...EMPLOYEE, ...employee },
      certificates: [aCertificate()],
      entries,
      opening: null,
      ...rest,
    },
    '2026-03-18',
    { company: {}, parameters: SEED_PARAMETERS, periods: payPeriods(2026, 'weekly') },
  );
}

describe('switching an employee to the certificate', () => {
  // By table 420.00 × 52 = 21,840.00; (21,840.00 − 9,000.00) × 7 % ÷ 52 = 17.28, of which 12.57 are withheld
  // after 3,500.00 of the specification's table. By certificate (21,840.00 − 3,500.00 − 9,000.00) × 7 % ÷ 52
  // = 653.80 ÷ 52 = 12.57. Period 11 of 53 leaves 42.
  it('compares the tax of the last pay, and multiplies it by the periods that are left', () => {
    expect(switched()).toEqual({
      hasCertificate: true,
      isMarriedIndividual: false,
      tax: { payDate: '2026-03-18', now: 12_57, byCertificate: 12_57, periodsLeft: 42, restOfYear: 0 },
    });
  });

  it('withholds without exemptions where there is no certificate', () => {
    // (21,840.00 − 9,000.00) × 7 % ÷ 52 = 17.28; 42 × (17.28 − 12.57) = 197.82
    expect(switched({ certificates: [] })).toMatchObject({
      hasCertificate: false,
      tax: { byCertificate: 17_28, restOfYear: 197_82 },
    });
  });

  it('counts the exemptions of the certificate', () => {
    // (21,840.00 − 7,000.00 − 2 × 2,500.00 − 9,000.00) × 7 % ÷ 52 = 58.80 ÷ 52 = 1.13; 42 × −11.44
    const certificates = [aCertificate({ personalExemption: 'joint', dependents: 2 })];
    expect(switched({ certificates }).tax).toMatchObject({ byCertificate: 1_13, restOfYear: -480_48 });
  });

  it('leaves out bonuses and typed taxes', () => {
    const minutes = { regular: 40 * 60 };
    const entry = aRecordedEntry(11, { minutes, earnings: { bonus: 600_00 }, editedIncomeTax: 99_00 });
    expect(switched({ entries: [entry] }).tax).toMatchObject({ now: 12_57, byCertificate: 12_57 });
  });

  it('leaves out the exempt pay of the young', () => {
    expect(switched({ employee: { birthday: '2004-05-20' } }).tax).toMatchObject({ byCertificate: 0 });
  });

  it('names the married with the individual exemption, and has no amounts without pay', () => {
    expect(switched({ employee: { maritalStatus: 'married' }, entries: [] })).toEqual({
      hasCertificate: true,
      isMarriedIndividual: true,
      tax: null,
    });
    const monthly = { payFrequency: 'monthly' } as const;
    expect(switched({ employee: monthly }).tax).toBeNull();
  });
});

it('a pay that counted what was withheld before is compared on the same year', () => {
  const soFar = { ...NOTHING_WITHHELD, yearToDate: { ...NOTHING_WITHHELD.yearToDate, gross: 50_000_00 } };
  const entry = aRecordedEntry(11, { minutes: { regular: 40 * 60 }, soFar });
  expect(switched({ entries: [entry] }).tax).toMatchObject({ now: 12_57, byCertificate: 12_57 });
});
