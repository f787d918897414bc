import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../money/cents.ts';
import type { CompanyLine } from '../pay/company-line.ts';
import { CONCEPT_KINDS, PAY_CONCEPTS } from '../pay/concepts.ts';
import { NOTHING_WITHHELD, type PaidProfile, somePayFacts, somePayInputs } from '../pay/pay.builder.ts';
import { calculatePayStatement, type PayStatement } from '../pay/pay-statement.ts';
import { type AmountChange, amountChanges } from './amount-change.ts';

type Pay = {
  profile?: Partial<PaidProfile>;
  lines?: CompanyLine[];
  inputs?: Parameters<typeof somePayInputs>[0];
  socialSecurityBefore?: number;
  grossBefore?: number;
  chauffeurInPeriod?: number;
};

/** Builds a pay; 40 hours at 10.50 by default. */
function paid({
  profile,
  lines = [],
  inputs,
  socialSecurityBefore = 0,
  grossBefore = 0,
  chauffeurInPeriod = 0,
}: Pay = {}) {
  const facts = { ...somePayFacts(profile), companyLines: lines };
  return calculatePayStatement(facts, somePayInputs({ minutes: { regular: 2_400 }, ...inputs }), {
    yearToDate: {
      ...NOTHING_WITHHELD.yearToDate,
      socialSecurity: socialSecurityBefore,
      gross: grossBefore,
    },
    chauffeurInPeriod,
  });
}

const changes = (before: Pay, after: Pay) => amountChanges(paid(before), paid(after));
const SHARE = { requirement: 'required', direction: 'deduction', isOnByDefault: true } as const;
const UNION: CompanyLine = { ...SHARE, taxId: 7, name: 'Unión', basis: 'percentage', rate: 10_000 };
const LOAN: CompanyLine = { ...SHARE, taxId: 8, name: 'Préstamo', basis: 'fixed', cents: 25_00 };

describe('changed amounts since the previous pay', () => {
  it('are none if the pay is the same', () => {
    expect(changes({}, {})).toEqual([]);
  });

  it('are the hours and the percentages of earnings', () => {
    // 30:00 × 10.50 = 315.00. SINOT 0.945, Medicare 4.5675, social security 19.53. A year of 16,380.00: 7 %
    // of the excess over 12,500.00 is 271.60, ÷ 52 = 5.22. With 420.00 they are 1.26, 6.09, 26.04 and 12.57.
    expect(changes({}, { inputs: { minutes: { regular: 1_800 } } })).toEqual([
      {
        kind: 'worked',
        name: 'regularPay',
        before: 420_00,
        after: 315_00,
        minutes: { before: 2_400, after: 1_800 },
        hourlyRate: { before: 10_50, after: 10_50 },
      },
      { kind: 'tax-share', name: 'disabilityInsurance', before: 1_26, after: 95 },
      { kind: 'tax-share', name: 'medicare', before: 6_09, after: 4_57 },
      { kind: 'tax-share', name: 'socialSecurity', before: 26_04, after: 19_53 },
      { kind: 'tax-share', name: 'incomeTaxWithheld', before: 12_57, after: 5_22 },
    ]);
  });

  it('include typed amounts', () => {
    const typed = { deductions: { aflac: 10_00 }, reimbursedExpenses: 3_00 };
    expect(changes({}, { inputs: typed })).toEqual([
      { kind: 'typed', name: 'reimbursedExpenses', before: 0, after: 3_00 },
      { kind: 'typed', name: 'aflac', before: 0, after: 10_00 },
    ]);
  });

  it('include added and removed company lines, and percentages of other earnings', () => {
    const more = { minutes: { regular: 3_000 } };
    const ofLines = changes({ lines: [UNION] }, { lines: [UNION, LOAN], inputs: more }).filter(
      ({ kind }) => kind === 'line' || kind === 'line-share',
    );
    expect(ofLines).toEqual([
      // 1 % of 420.00 and of 525.00
      { kind: 'line-share', line: 'Unión', direction: 'deduction', before: 4_20, after: 5_25 },
      { kind: 'line', line: 'Préstamo', direction: 'deduction', before: 0, after: 25_00 },
    ]);
    expect(changes({ lines: [LOAN] }, {})).toEqual([
      { kind: 'line', line: 'Préstamo', direction: 'deduction', before: 25_00, after: 0 },
    ]);
  });

  it('include a limit that cuts, or did before', () => {
    const cut = [{ kind: 'limit', name: 'socialSecurity', before: 26_04, after: 10_00 }];
    expect(changes({}, { socialSecurityBefore: 11_429_00 })).toEqual(cut);
    expect(changes({ socialSecurityBefore: 11_429_00 }, {})).toEqual([
      { ...cut[0], before: 10_00, after: 26_04 },
    ]);
  });

  it('include the change between disability and chauffeur insurance', () => {
    expect(changes({}, { profile: { isChauffeur: true } })).toEqual([
      { kind: 'liable', name: 'disabilityInsurance', before: 1_26, after: 0, isLiable: false },
      { kind: 'liable', name: 'chauffeurInsurance', before: 0, after: 50, isLiable: true },
    ]);
  });

  it('include the chauffeur insurance withheld by another entry of the period', () => {
    const profile = { isChauffeur: true };
    expect(changes({ profile }, { profile, chauffeurInPeriod: 50 })).toEqual([
      { kind: 'weeks', before: 50, after: 0, weeks: { before: 1, after: 1 }, withheldInPeriod: 50 },
    ]);
  });

  it('include the method of income tax withholding', () => {
    const flat = (withholdingRate: number) => ({
      profile: { withholdingMethod: 'flat-rate', withholdingRate } as const,
    });
    // 5 and 7 % of 420.00; the table gives 12.57, in its row of 7 %
    expect(changes({}, flat(50_000))).toEqual([
      { kind: 'withholding-method', method: 'flat-rate', rate: 50_000, before: 12_57, after: 21_00 },
    ]);
    expect(changes(flat(50_000), flat(70_000))).toEqual([
      {
        kind: 'withholding-rate',
        method: 'flat-rate',
        rate: { before: 50_000, after: 70_000 },
        before: 21_00,
        after: 29_40,
      },
    ]);
    expect(changes({}, { inputs: { editedIncomeTax: 40_00 } })).toEqual([
      { kind: 'typed-tax', isTyped: true, computed: 12_57, before: 12_57, after: 40_00 },
    ]);
    expect(changes({ inputs: { editedIncomeTax: 40_00 } }, {})).toEqual([
      { kind: 'typed-tax', isTyped: false, computed: 12_57, before: 40_00, after: 12_57 },
    ]);
  });

  it('include a changed tax rate', () => {
    const before = paid();
    const { medicare } = before.contributions;
    const other = { ...before.contributions, medicare: { ...medicare, rate: 20_000, amount: 8_40 } };
    expect(amountChanges(before, { ...before, contributions: other })).toEqual([
      {
        kind: 'tax-rate',
        name: 'medicare',
        rate: { before: 14_500, after: 20_000 },
        before: 6_09,
        after: 8_40,
      },
    ]);
  });

  it('list additional Medicare separately from the percentage of earnings', () => {
    // Both on 420.00: 6.09. In the second, 120.00 exceed 200,000.00 in the year, and 0.9 % of them is 1.08.
    expect(changes({}, { grossBefore: 199_700_00 })).toEqual([
      { kind: 'additional-medicare', before: 0, after: 1_08 },
    ]);
  });

  it('name another table or period length, not other earnings', () => {
    const before = paid();
    const { computed } = before.incomeTax;
    if (computed.rule !== 'table') throw new TypeError('Withheld by the table');
    const withheldBy = (other: Partial<typeof computed>) => {
      const incomeTax = { ...before.incomeTax, amount: 10_00, computed: { ...computed, ...other } };
      return amountChanges(before, { ...before, incomeTax });
    };
    const amounts = { before: 12_57, after: 10_00 };
    expect(withheldBy({ version: computed.version + 1 })).toEqual([
      { kind: 'withholding-table', ...amounts },
    ]);
    expect(withheldBy({ periodsPerYear: 26 })).toEqual([{ kind: 'withholding-periods', ...amounts }]);
  });

  it('include another weekly amount of the chauffeur insurance', () => {
    const before = paid({ profile: { isChauffeur: true } });
    const { chauffeurInsurance } = before.contributions;
    const other = { ...chauffeurInsurance, weeklyAmount: 60, amount: 60 } as typeof chauffeurInsurance;
    const contributions = { ...before.contributions, chauffeurInsurance: other };
    expect(amountChanges(before, { ...before, contributions })).toEqual([
      { kind: 'weekly-amount', before: 50, after: 60, weekly: { before: 50, after: 60 } },
    ]);
  });

  it('add up to the difference of the nets for any two pays', () => {
    fc.assert(
      fc.property(anyPay, anyPay, (one, other) => {
        const [before, after] = [paid(one), paid(other)];
        const changed = sumCents(amountChanges(before, after).map(signedDifference));
        expect(changed).toBe(balanceOf(after) - balanceOf(before));
      }),
    );
  });
});

const cents = fc.constantFrom(0, 1, 40_00, 9_000_00);
const anyPay: fc.Arbitrary<Pay> = fc.record({
  profile: fc.record({ isChauffeur: fc.boolean() }),
  lines: fc.subarray([UNION, LOAN, { ...UNION, taxId: 9, direction: 'addition' as const }]),
  inputs: fc.record({
    minutes: fc.record({ regular: fc.nat(3_000), sick: fc.nat(600) }),
    earnings: fc.record({ tips: cents, bonus: cents }),
    deductions: fc.record({ childSupport: cents }),
    reimbursedExpenses: cents,
  }),
  socialSecurityBefore: fc.constantFrom(0, 11_420_00, 11_439_00),
  grossBefore: fc.constantFrom(0, 199_900_00),
  chauffeurInPeriod: fc.constantFrom(0, 50),
});

function balanceOf({ net, uncollected }: PayStatement): number {
  return net - uncollected;
}

function signedDifference(change: AmountChange): number {
  const difference = change.after - change.before;
  return isAddition(change) ? difference : -difference;
}

function isAddition(change: AmountChange): boolean {
  if (change.kind === 'worked') return true;
  if (change.kind === 'line' || change.kind === 'line-share') return change.direction === 'addition';
  return change.kind === 'typed' && CONCEPT_KINDS[PAY_CONCEPTS[change.name].kind] === 'addition';
}
