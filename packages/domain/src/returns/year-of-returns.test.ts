import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../money/cents.ts';
import { applyRate } from '../money/rate.ts';
import { quarterOf } from '../time/calendar-date.ts';
import { DEMONSTRATION_WAGE_BASE } from './demonstration-year.builder.ts';
import { type EmployerCost, type EmployerTax, employerCosts } from './employer-cost.ts';
import { incomeTaxedEntries } from './exempt-wages.ts';
import { ficaReturn, ficaReturnOfQuarter, taxableEntries } from './fica.ts';
import { form499Lines } from './form-499.ts';
import { federalUnemployment } from './form-940.ts';
import {
  INSURANCE_BASES,
  insuranceRates,
  insuranceReturn,
  insuredEntries,
  insuredWages,
} from './insurance.ts';
import { aPaidEntry } from './paid-entry.builder.ts';
import { countOf, type PaidEntry } from './paid-entry.ts';
import { entriesOfQuarter, QUARTERS } from './quarter.ts';
import { type W2prBoxes, w2prsOfYear } from './w2pr.ts';

const CHAUFFEUR = 2;
const RULES = {
  wageBase: DEMONSTRATION_WAGE_BASE,
  before: new Map(),
  isExempt: (id: number) => id === 1,
};

/** Any year of wages and tips, with any amounts withheld. */
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
      aPaidEntry(
        employeeId,
        `2026-${String(month).padStart(2, '0')}-15`,
        { gross: wages + tips, tips, incomeTaxWithheld },
        { isChauffeur: employeeId === CHAUFFEUR },
      ),
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

describe('returns of any year', () => {
  it('report the same year in four 941s, the 940 and the W-2PRs', () => {
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

  it('report as the withholding of four 499 R-1Bs the sum of box 13 of all W-2PRs', () => {
    fc.assert(
      fc.property(anyYear, (entries) => {
        const taxed = incomeTaxedEntries(entries, RULES);
        const filed = sumCents(QUARTERS.map((quarter) => form499Lines(taxed, quarter).withheld));
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
        // The first 7,000.00 of each employee in any quarter, which is also the base of the 940.
        const insured = sumCents(lines.map(({ taxable }) => taxable.unemployment));
        expect(insured).toBe(federalUnemployment(entries, RULES.before).taxable);
        for (const id of [1, 2, 3, 4]) {
          const own = sumCents(rows.flat().flatMap((row) => (row.employeeId === id ? [row.disability] : [])));
          expect(own).toBeLessThanOrEqual(id === CHAUFFEUR ? 0 : INSURANCE_BASES.disability);
        }
        const { quarters, tax } = federalUnemployment(entries, RULES.before);
        if (quarters) expect(sumCents(quarters)).toBe(tax);
      }),
    );
  });

  it('charge the employer the contributions of the entries, in each quarter, on each day and in the year', () => {
    const rates = {
      payer: 'form-941' as const,
      unemploymentRate: 34_000,
      specialContributionRate: 10_000,
      disabilityRate: 3_000,
      employerDisabilityRate: 3_000,
      workersCompensationRate: 32_500,
      chauffeurWeeklyRate: 80,
      employeeChauffeurShare: 50,
    };
    fc.assert(
      fc.property(anyYear.map(withheldInFull), fc.nat(90_000_00), (entries, policyPayrollBefore) => {
        const costs = employerCosts(entries, { ...RULES, rates, policyPayrollBefore });
        const taxable = taxableEntries(entries, RULES);
        const spent = (of: readonly EmployerCost[], ...taxes: EmployerTax[]) =>
          sumCents(of.flatMap((cost) => taxes.map((tax) => cost.taxes[tax])));
        for (const quarter of QUARTERS) {
          const own = entriesOfQuarter(costs, quarter);
          const paid = entriesOfQuarter(entries, quarter);
          const { total, employer, differences, liabilities } = ficaReturnOfQuarter(taxable, quarter);
          const withheld = (of: readonly PaidEntry[]) =>
            sumCents(
              of.flatMap(({ amounts }) => [
                amounts.socialSecurity,
                amounts.socialSecurityOnTips,
                amounts.medicare,
              ]),
            );
          expect(spent(own, 'socialSecurity', 'medicare')).toBe(employer);
          // Several roundings of one payment may exceed the cent that the return accepts as rounding.
          const isRounding = differences.length === 0;
          if (isRounding) expect(employer).toBe(total - withheld(paid));
          for (const { payDate, cents } of isRounding ? liabilities : []) {
            const ofDay = <Paid extends { payDate: string }>(all: Paid[]) =>
              all.filter((one) => one.payDate === payDate);
            expect(spent(ofDay(own), 'socialSecurity', 'medicare')).toBe(cents - withheld(ofDay(paid)));
          }
          const { contribution, special } = insuranceReturn(
            insuredWages(entries, quarter, RULES),
            insuranceRates(rates),
          );
          expect(spent(own, 'unemployment')).toBe(contribution.unemployment);
          expect(spent(own, 'specialContribution')).toBe(special);
          expect(spent(own, 'disability')).toBe(
            contribution.disability - sumCents(paid.map(({ amounts }) => amounts.disabilityInsurance)),
          );
        }
        const { tax, quarters } = federalUnemployment(entries, RULES.before);
        expect(spent(costs, 'federalUnemployment')).toBe(tax);
        for (const [index, cents] of quarters?.entries() ?? [])
          expect(spent(entriesOfQuarter(costs, index + 1), 'federalUnemployment')).toBe(cents);
        const ofHalf = (from: string, to: string) =>
          costs.filter(({ payDate }) => payDate >= from && payDate <= to);
        const policies = [
          { own: ofHalf('2026-01-01', '2026-06-30'), before: policyPayrollBefore },
          { own: ofHalf('2026-07-01', '2026-12-31'), before: 0 },
        ];
        for (const { own, before } of policies) {
          const payroll = before + sumCents(own.map(({ gross }) => gross));
          expect(applyRate(before, 32_500) + spent(own, 'workersCompensation')).toBe(
            applyRate(payroll, 32_500),
          );
        }
      }),
    );
  });
});

/** Returns the year with all contributions withheld as if each entry were the only one. */
function withheldInFull(entries: readonly PaidEntry[]): PaidEntry[] {
  const taxable = new Map(taxableEntries(entries, RULES).map((entry) => [entry.entryId, entry]));
  const insured = new Map(insuredEntries(entries, RULES).map((entry) => [entry.entryId, entry]));
  return entries.map((entry) => {
    const {
      socialSecurityWages = 0,
      socialSecurityTips = 0,
      medicareWages = 0,
      additionalMedicareWages = 0,
    } = taxable.get(entry.entryId) ?? {};
    const { disability = 0 } = insured.get(entry.entryId) ?? {};
    return {
      ...entry,
      amounts: {
        ...entry.amounts,
        socialSecurity: applyRate(socialSecurityWages, 62_000),
        socialSecurityOnTips: applyRate(socialSecurityTips, 62_000),
        medicare: applyRate(medicareWages, 14_500) + applyRate(additionalMedicareWages, 9_000),
        disabilityInsurance: applyRate(disability, 3_000),
      },
    };
  });
}
