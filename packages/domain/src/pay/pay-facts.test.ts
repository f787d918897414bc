import { describe, expect, it } from 'vitest';
import { payPeriods } from '../time/pay-period.ts';
import { aPayProfile, SEED_PARAMETERS, somePayFacts } from './pay.builder.ts';
import { payFacts, startingSalary } from './pay-facts.ts';

describe('facts of an entry', () => {
  it('count the Saturdays of the period as weeks', () => {
    // January 2026 has Saturdays on 3, 10, 17, 24 and 31
    expect(somePayFacts({ payFrequency: 'monthly' }, 1).chauffeurWeeks).toBe(5);
  });

  it('use the versions in force on the pay date, not in the period', () => {
    const [, , december] = payPeriods(2025, 'monthly').slice(9);
    if (!december) throw new RangeError('a year has twelve months');
    const sources = {
      profile: aPayProfile(),
      period: december,
      parameters: SEED_PARAMETERS,
      companyLines: [],
    };
    expect(payFacts({ ...sources, payDate: '2025-12-31' })?.contributions.socialSecurity.limit).toBe(
      10_918_20,
    );
    expect(payFacts({ ...sources, payDate: '2026-01-02' })?.contributions.socialSecurity.limit).toBe(
      11_439_00,
    );
  });

  it("use the periods per year of the entry's period, even if the employee's frequency is another one by now", () => {
    const [week] = payPeriods(2026, 'weekly');
    if (!week) throw new RangeError('a year has weeks');
    const profile = aPayProfile({ payFrequency: 'monthly' });
    const sources = { profile, period: week, parameters: SEED_PARAMETERS, companyLines: [] };
    const facts = payFacts({ ...sources, payDate: week.end });
    expect(facts?.payFrequency).toBe('weekly');
  });

  it('are undefined before the first rates', () => {
    const [period] = payPeriods(2023, 'monthly');
    if (!period) throw new RangeError('a year has twelve months');
    const sources = { profile: aPayProfile(), period, parameters: SEED_PARAMETERS, companyLines: [] };
    expect(payFacts({ ...sources, payDate: '2023-01-31' })).toBeUndefined();
  });

  it('count work hours as salaried only for an employee with a salary', () => {
    expect(somePayFacts({ salary: 1_500_00, workMinutes: 4_800 }).leavePolicy.salariedMinutes).toBe(4_800);
    expect(somePayFacts({ salary: 0, workMinutes: 4_800 }).leavePolicy.salariedMinutes).toBe(0);
  });

  it('give the salary only to the first entry of a period', () => {
    expect(startingSalary({ salary: 1_500_00 }, false)).toBe(1_500_00);
    expect(startingSalary({ salary: 1_500_00 }, true)).toBe(0);
  });
});
