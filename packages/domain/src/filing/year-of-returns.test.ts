import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../money/cents.ts';
import { DEMONSTRATION_WAGE_BASE } from './demonstration-year.builder.ts';
import { employerCosts } from './employer-cost.ts';
import { incomeTaxedEntries } from './exempt-wages.ts';
import { federalUnemployment } from './federal-unemployment.ts';
import { ficaReturn, taxableEntries } from './fica.ts';
import { INSURANCE_BASES, insuranceReturn, insuredWages } from './insurance.ts';
import { aPaidEntry } from './paid-entry.builder.ts';
import { countOf, type PaidEntry } from './paid-entry.ts';
import { quarterOf } from './quarter.ts';
import { type W2prBoxes, w2prsOfYear } from './w2pr.ts';
import { withheldQuarter } from './withheld-quarter.ts';

const QUARTERS = [1, 2, 3, 4];
const RULES = {
  wageBase: DEMONSTRATION_WAGE_BASE,
  before: new Map(),
  isExempt: (id: number) => id === 1,
  isChauffeur: (id: number) => id === 2,
};

/** Whatever was paid in a year: wages and tips, and what was withheld of them. */
const anyYear = fc
  .array(
    fc.record({
      employeeId: fc.integer({ min: 1, max: 4 }),
      month: fc.integer({ min: 1, max: 12 }),
      wages: fc.integer({ min: 0, max: 40_000_00 }),
      tips: fc.integer({ min: 0, max: 3_000_00 }),
      incomeTaxWithheld: fc.integer({ min: 0, max: 2_000_00 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((drawn) =>
    drawn.map(({ employeeId, month, wages, tips, incomeTaxWithheld }) =>
      aPaidEntry(employeeId, `2026-${String(month).padStart(2, '0')}-15`, {
        gross: wages + tips,
        tips,
        incomeTaxWithheld,
      }),
    ),
  );

const quartersOf941 = (entries: readonly PaidEntry[]) => {
  const taxable = taxableEntries(entries, RULES);
  return QUARTERS.map((quarter) => {
    const upTo = taxable.filter(({ payDate }) => quarterOf(payDate) <= quarter);
    return ficaReturn(
      upTo.filter(({ payDate }) => quarterOf(payDate) === quarter),
      countOf(upTo),
    );
  });
};

describe('the returns of whatever a year paid', () => {
  it('come to the same year: four 941, the 940 and the W-2PRs', () => {
    fc.assert(
      fc.property(anyYear, (entries) => {
        const quarters = quartersOf941(entries);
        const certificates = w2prsOfYear(entries, RULES);
        const ofBox = (name: keyof W2prBoxes) => sumCents(certificates.map(({ boxes }) => boxes[name]));
        const paid = sumCents(quarters.map(({ medicare }) => medicare.base));
        expect(paid).toBe(federalUnemployment(entries, RULES.before).payments);
        expect(paid).toBe(ofBox('medicareWages'));
        expect(sumCents(quarters.map(({ socialSecurity }) => socialSecurity.base))).toBe(
          ofBox('socialSecurityWages'),
        );
        expect(sumCents(quarters.map(({ tips }) => tips.base))).toBe(ofBox('socialSecurityTips'));
      }),
    );
  });

  it('say in four 499 R-1B what was withheld, which is box 13 of all W-2PRs', () => {
    fc.assert(
      fc.property(anyYear, (entries) => {
        const taxed = incomeTaxedEntries(entries, RULES);
        const filed = sumCents(QUARTERS.map((quarter) => withheldQuarter(taxed, quarter).withheld));
        const certificates = w2prsOfYear(entries, RULES);
        expect(filed).toBe(sumCents(entries.map(({ amounts }) => amounts.incomeTaxWithheld)));
        expect(filed).toBe(sumCents(certificates.map(({ boxes }) => boxes.incomeTaxWithheld)));
      }),
    );
  });

  it('have totals that are the sums of their details', () => {
    const rates = { unemployment: 34_000, special: 10_000, disability: 6_000 };
    fc.assert(
      fc.property(anyYear, (entries) => {
        const rows = QUARTERS.map((quarter) => insuredWages(entries, quarter, RULES));
        const lines = rows.map((insured) => insuranceReturn(insured, rates));
        for (const [index, { wages, taxable }] of lines.entries()) {
          expect(wages).toBe(sumCents((rows[index] ?? []).map((row) => row.wages)));
          expect(taxable.unemployment).toBe(sumCents((rows[index] ?? []).map((row) => row.unemployment)));
        }
        expect(sumCents(lines.map(({ wages }) => wages))).toBe(
          sumCents(entries.map(({ amounts }) => amounts.gross)),
        );
        // The first 7,000.00 of everybody, whichever the quarter: the base of the 940 too.
        const insured = sumCents(lines.map(({ taxable }) => taxable.unemployment));
        expect(insured).toBe(federalUnemployment(entries, RULES.before).taxable);
        for (const id of [1, 2, 3, 4]) {
          const own = sumCents(rows.flat().flatMap((row) => (row.employeeId === id ? [row.disability] : [])));
          expect(own).toBeLessThanOrEqual(RULES.isChauffeur(id) ? 0 : INSURANCE_BASES.disability);
        }
        const { quarters, tax } = federalUnemployment(entries, RULES.before);
        if (quarters) expect(sumCents(quarters)).toBe(tax);
      }),
    );
  });

  it('tax the employer as its cost of everybody says, but for half a cent each', () => {
    const rates = {
      unemploymentRate: 34_000,
      specialContributionRate: 10_000,
      employerDisabilityRate: 3_000,
      workersCompensationRate: null,
      chauffeurWeeklyRate: 80,
      employeeChauffeurShare: 50,
    };
    const both = { unemployment: 34_000, special: 10_000, disability: 3_000 };
    fc.assert(
      fc.property(anyYear, (entries) => {
        const costs = employerCosts(entries, { ...RULES, rates });
        const people = new Set(entries.map(({ employeeId }) => employeeId)).size;
        const insured = QUARTERS.flatMap((quarter) => insuredWages(entries, quarter, RULES));
        const { contribution, special } = insuranceReturn(insured, both);
        for (const [name, filed] of [
          ['federalUnemployment', federalUnemployment(entries, RULES.before).tax],
          ['unemployment', contribution.unemployment],
          ['specialContribution', special],
          ['disability', contribution.disability],
        ] as const) {
          const cost = sumCents(costs.map(({ taxes }) => taxes[name]));
          // Half a cent of each employee, and half a cent of the line.
          expect(Math.abs(cost - filed)).toBeLessThanOrEqual((people + 1) / 2);
        }
      }),
    );
  });
});
