import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../money/cents.ts';
import { type LawBonusFacts, NO_LAW_BONUS_FACTS } from './law-bonus.schema.ts';
import {
  exemptionDeadline,
  LAW_BONUS_HOURS,
  type LawBonusWork,
  largeWeeks,
  latenessOf,
  lawBonusBasis,
  lawBonuses,
} from './law-bonus.ts';

const REFORM = '2020-03-02';
const EARLIER = '2010-03-01';
const LARGE = { isLargeForReformHires: true, isLargeForEarlierHires: true };
const SMALL = { isLargeForReformHires: false, isLargeForEarlierHires: false };

const basisOf = (facts: Partial<LawBonusFacts>, payer: 'form-941' | 'form-943' | 'domestic' = 'form-941') =>
  lawBonusBasis(2026, { payer, employments: [] }, { ...NO_LAW_BONUS_FACTS, ...facts });

const someone = (wages: number, admissionDate: string, hours = 2_080): LawBonusWork => ({
  id: 1,
  wages,
  minutes: hours * 60,
  admissionDate,
});

const bonusOf = (facts: Partial<LawBonusFacts>, one: LawBonusWork) =>
  lawBonuses(basisOf(facts), [one]).map(({ bonus }) => bonus)[0];

describe('the Christmas bonus of Act 148', () => {
  // The examples of the law are numbered as 3a to 3h.
  it.each([
    ['3a', '22,000.00 × 2 %', LARGE, 22_000_00, REFORM, 440_00],
    ['3b', '40,000.00 × 2 % = 800.00, cut to 600.00', LARGE, 40_000_00, REFORM, 600_00],
    ['3c', '18,200.00 × 2 % = 364.00, cut to 300.00', SMALL, 18_200_00, REFORM, 300_00],
    ['3e', '12,000.00 × 6 % = 720.00, cut to 600.00', LARGE, 12_000_00, EARLIER, 600_00],
    ['3e', '8,000.00 × 6 %', LARGE, 8_000_00, EARLIER, 480_00],
    ['3f', '8,000.00 × 3 %', SMALL, 8_000_00, EARLIER, 240_00],
    ['3f', '12,000.00 × 3 % = 360.00, cut to 300.00', SMALL, 12_000_00, EARLIER, 300_00],
  ] as const)(
    '%s: is a percentage of the wages by size and hire, up to its maximum: %s',
    (_example, _derivation, size, wages, hired, due) => {
      expect(bonusOf(size, someone(wages, hired))).toBe(due);
    },
  );

  it('3c, 3d: is half in the first year of a hire since the reform, rounded once', () => {
    expect(bonusOf(SMALL, someone(18_200_00, '2025-10-01'))).toBe(150_00);
    expect(bonusOf(LARGE, someone(18_200_00, '2025-10-01'))).toBe(182_00);
    // The day before is within the bonus year before.
    expect(bonusOf(LARGE, someone(18_200_00, '2025-09-30'))).toBe(364_00);
    // 10,000.25 × 2 % ÷ 2 = 100.0025. Rounded twice it would be 200.01 ÷ 2 = 100.005, half up 100.01.
    expect(bonusOf(LARGE, someone(10_000_25, '2025-10-01'))).toBe(100_00);
  });

  it('3d: is nothing below 1,350 hours, or 700 of an earlier hire', () => {
    expect(bonusOf(LARGE, someone(18_200_00, REFORM, 1_349))).toBe(0);
    expect(bonusOf(LARGE, someone(18_200_00, REFORM, 1_350))).toBe(364_00);
    expect(bonusOf(LARGE, { ...someone(8_000_00, EARLIER), minutes: LAW_BONUS_HOURS.earlier - 1 })).toBe(0);
    expect(bonusOf(LARGE, { ...someone(8_000_00, EARLIER), minutes: LAW_BONUS_HOURS.earlier })).toBe(480_00);
  });

  it('counts hires from 26 January 2017 on as since the reform', () => {
    expect(bonusOf(LARGE, someone(8_000_00, '2017-01-25'))).toBe(480_00);
    expect(bonusOf(LARGE, someone(8_000_00, '2017-01-26'))).toBe(160_00);
  });

  it('3g: is at most 15 % of the net profit for all together, in proportion', () => {
    // 15 % of 20,000.00 is 3,000.00 of the 4,000.00 due: 440.00 × 0.75. The others are due 3,560.00 as eight
    // bonuses of 445.00, from wages of 22,250.00.
    const eight = Array.from({ length: 8 }, (_, index) => ({ ...someone(22_250_00, REFORM), id: index + 2 }));
    const due = lawBonuses(basisOf({ ...LARGE, netProfit: 20_000_00 }), [
      someone(22_000_00, REFORM),
      ...eight,
    ]);
    expect(due[0]?.bonus).toBe(330_00);
    // 15 % of 20,000.00 is 3,000.00; ten bonuses of 400.00 are 4,000.00: each gets three quarters
    const ten = Array.from({ length: 10 }, (_, index) => ({ ...someone(20_000_00, REFORM), id: index + 1 }));
    const bonuses = lawBonuses(basisOf({ ...LARGE, netProfit: 20_000_00 }), ten).map(({ bonus }) => bonus);
    expect(bonuses).toEqual(ten.map(() => 300_00));
    // 15 % of 6.67 is 1.0005, half up 1.00: 100 cents for three equal bonuses, the odd one to the first
    const three = ten.slice(0, 3).toReversed();
    const cents = lawBonuses(basisOf({ ...LARGE, netProfit: 6_67 }), three);
    expect(cents.map(({ id, bonus }) => [id, bonus])).toEqual([
      [3, 33],
      [2, 33],
      [1, 34],
    ]);
  });

  it('3h: grows by half when it is paid late, and by as much again after six months', () => {
    const paid = (paidOn: string) => bonusOf({ ...LARGE, paidOn }, someone(22_000_00, REFORM));
    expect(paid('2026-12-15')).toBe(440_00);
    expect(paid('2026-12-20')).toBe(660_00);
    expect(paid('2027-06-15')).toBe(660_00);
    expect(paid('2027-07-01')).toBe(880_00);
    expect(latenessOf(2026, '2027-06-16')).toBe('later');
  });

  it('is limited before it grows', () => {
    // 15 % of 2,000.00 is 300.00; half more is 450.00
    const facts = { ...LARGE, netProfit: 2_000_00, paidOn: '2026-12-20' };
    expect(bonusOf(facts, someone(22_000_00, REFORM))).toBe(450_00);
  });

  it('is nothing without net profit, and in farm and domestic work', () => {
    expect(bonusOf({ ...LARGE, netProfit: 0 }, someone(22_000_00, REFORM))).toBe(0);
    expect(bonusOf({ ...LARGE, netProfit: -5_00 }, someone(22_000_00, REFORM))).toBe(0);
    expect(basisOf({ netProfit: -5_00 }).exemption).toBe('no-profit');
    for (const payer of ['form-943', 'domestic'] as const) {
      const basis = basisOf(LARGE, payer);
      expect(basis.exemption).toBe('excluded-work');
      expect(lawBonuses(basis, [someone(22_000_00, REFORM)])[0]?.bonus).toBe(0);
    }
  });

  it('asks for the exemption until 30 November or the next business day', () => {
    expect(exemptionDeadline(2026)).toBe('2026-11-30'); // a Monday
    expect(exemptionDeadline(2024)).toBe('2024-12-02'); // 30 November was a Saturday
  });
});

describe('the size of an employer', () => {
  const employed = (count: number, admissionDate: string, egressDate: string | null = null) =>
    Array.from({ length: count }, (_, personId) => ({ personId, admissionDate, egressDate }));

  it('counts the weeks that begin with more than 20 employees, or 15 for earlier hires', () => {
    expect(largeWeeks(2026, 'reform', employed(20, '2020-01-01'))).toBe(0);
    expect(largeWeeks(2026, 'earlier', employed(15, '2020-01-01'))).toBe(0);
    expect(largeWeeks(2026, 'earlier', employed(16, '2020-01-01'))).toBe(52);
    expect(largeWeeks(2026, 'reform', employed(21, '2020-01-01'))).toBe(52);
  });

  it('counts an employee on a first day from admission to egress', () => {
    // Weeks begin on 1, 8, 15 October …: 27 of them until 1 April 2026 (26 × 7 = 182 days after 1 October).
    expect(largeWeeks(2026, 'reform', employed(21, '2020-01-01', '2026-04-01'))).toBe(27);
    expect(largeWeeks(2026, 'reform', employed(21, '2020-01-01', '2026-03-31'))).toBe(26);
    expect(largeWeeks(2026, 'reform', employed(21, '2025-10-02'))).toBe(51);
  });

  it('counts a person with several records once', () => {
    // 20 people, of whom one has a second record in another company of the employer.
    const [twice] = employed(1, '2024-03-01');
    const people = [...employed(20, '2020-01-01'), ...(twice ? [twice] : [])];
    expect(largeWeeks(2026, 'reform', people)).toBe(0);
    expect(
      largeWeeks(2026, 'reform', [
        ...people,
        { personId: 20, admissionDate: '2020-01-01', egressDate: null },
      ]),
    ).toBe(52);
  });

  it('is large with more than 26 such weeks, unless somebody states it', () => {
    const sizesOf = (egress: string, facts: Partial<LawBonusFacts> = {}) =>
      lawBonusBasis(
        2026,
        { payer: 'form-941', employments: employed(21, '2020-01-01', egress) },
        { ...NO_LAW_BONUS_FACTS, ...facts },
      ).sizes.reform;
    expect(sizesOf('2026-04-01')).toEqual({ isLarge: true, weeks: 27 });
    expect(sizesOf('2026-03-31')).toEqual({ isLarge: false, weeks: 26 });
    expect(sizesOf('2026-03-31', LARGE)).toEqual({ isLarge: true, weeks: null });
  });
});

it('shares a limit to the last cent, whatever is due', () => {
  const anyWork = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 50 }),
      wages: fc.integer({ min: 0, max: 5_000_000 }),
      minutes: fc.constantFrom(0, LAW_BONUS_HOURS.reform),
      admissionDate: fc.constantFrom(REFORM, EARLIER, '2026-01-05'),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(anyWork, fc.integer({ min: 1, max: 2_000_000 }), (work, netProfit) => {
      const whole = sumCents(lawBonuses(basisOf(LARGE), work).map(({ bonus }) => bonus));
      const basis = basisOf({ ...LARGE, netProfit });
      const limited = sumCents(lawBonuses(basis, work).map(({ bonus }) => bonus));
      expect(limited).toBe(Math.min(whole, basis.limit ?? 0));
    }),
  );
});
