import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/calendar-date.ts';
import {
  countSaturdays,
  insuredSaturdays,
  NO_SATURDAYS,
  saturdayCover,
  saturdaysIn,
} from './chauffeur-saturdays.ts';
import { byName } from './concepts.ts';
import { contributionsOf, mapYearToDate, type WithheldSoFar, yearToDateOfEntry } from './contributions.ts';
import { entryLimits, type LimitedEntry, needsRecalculation } from './needs-recalculation.ts';
import { SEED_PARAMETERS, somePayFacts } from './pay.builder.ts';
import type { PayFacts } from './pay-facts.ts';
import { CERTIFICATE_PARTS } from './withholding/certificate/certificate-withholding.ts';
import { withholdFlat } from './withholding/income-tax-withholding.ts';
import { CONTRIBUTION_CONCEPTS, type FixedTax } from './withholding/tax-parameters.ts';
import { TIPS_PARTS } from './withholding/tips-settlement.ts';

/** An income tax that has no limits. */
const NO_INCOME_TAX = { computed: withholdFlat(0, 0) };

/** An entry computed on what the others had withheld by then. */
type Computed = { facts: PayFacts; pay: { gross: number; tips: number }; before: WithheldSoFar };

function computed({ facts, pay, before }: Computed) {
  const contributions = contributionsOf(facts, pay, before);
  const added = yearToDateOfEntry({ gross: pay.gross, contributions });
  const limits = entryLimits({ facts, result: { contributions, incomeTax: NO_INCOME_TAX } });
  const amounts = byName(CONTRIBUTION_CONCEPTS, (name) => contributions[name].amount);
  const entry: LimitedEntry = { withheld: { gross: pay.gross, ...amounts }, limits };
  return { contributions, added, entry };
}

/**
 * Returns true if an entry needs recalculation, given what the others of its year and period have withheld
 * now.
 */
function isToRecalculate(given: Computed, others: WithheldSoFar): boolean {
  const { entry, added } = computed(given);
  const year = mapYearToDate((name) => others.yearToDate[name] + added[name]);
  const own = ownSaturdays(given);
  const taken = saturdaysIn(TWO_WEEKS).filter((day) => !others.freeSaturdays?.includes(day));
  return needsRecalculation(entry, year, saturdayCover(TWO_WEEKS, own, countSaturdays([own, taken])));
}

function ownSaturdays(given: Computed): readonly CalendarDate[] {
  return insuredSaturdays(TWO_WEEKS, computed(given).contributions) ?? [];
}

/** Two weeks with the Saturdays of 3 and 10 January. */
const TWO_WEEKS = { start: '2026-01-01', end: '2026-01-14' };

const cents = (max: number) => fc.integer({ min: 0, max });

const anyPay = fc
  .record({ wages: cents(2_500_00), tips: fc.constantFrom(0, 0, 80_00, 900_00) })
  .map(({ wages, tips }) => ({ gross: wages + tips, tips }));

/** Limits low enough for a few entries to reach. */
const anyFacts = fc
  .record({
    isChauffeur: fc.boolean(),
    disability: cents(6_00),
    medicare: fc.constantFrom(undefined, 40_00, 60_00, 90_00),
    socialSecurity: cents(300_00),
    onTips: fc.option(cents(60_00), { nil: undefined }),
    chauffeur: fc.option(cents(5_00), { nil: undefined }),
  })
  .map(({ isChauffeur, ...limits }): PayFacts => {
    const facts = { ...somePayFacts({ isChauffeur }), chauffeurWeeks: 2 };
    const { contributions } = facts;
    const limited = <Tax extends object>(tax: Tax, limit: number | undefined) => ({ ...tax, limit });
    return {
      ...facts,
      contributions: {
        disabilityInsurance: limited(contributions.disabilityInsurance, limits.disability),
        medicare: limited(contributions.medicare, limits.medicare),
        socialSecurity: limited(contributions.socialSecurity, limits.socialSecurity),
        socialSecurityOnTips: limited(contributions.socialSecurityOnTips, limits.onTips),
        chauffeurInsurance: limited(contributions.chauffeurInsurance, limits.chauffeur),
      },
    };
  });

const anySoFar: fc.Arbitrary<WithheldSoFar> = fc.record({
  yearToDate: fc.record({
    gross: fc.oneof(cents(3_000_00), fc.integer({ min: 199_000_00, max: 201_000_00 })),
    additionalMedicareBase: fc.constantFrom(0, 0, 500_00, 3_000_00),
    disabilityInsurance: cents(8_00),
    medicare: cents(120_00),
    socialSecurity: cents(330_00),
    socialSecurityOnTips: cents(80_00),
    chauffeurInsurance: cents(6_00),
  }),
  chauffeurInPeriod: fc.constant(0),
  freeSaturdays: fc.subarray(saturdaysIn(TWO_WEEKS)),
});

describe('recalculation of an entry', () => {
  it('is needed exactly if it would change the contributions', () => {
    const given = fc.record({ facts: anyFacts, pay: anyPay, before: anySoFar });
    fc.assert(
      fc.property(given, anySoFar, (entry, others) => {
        const { facts, pay } = entry;
        const again = yearToDateOfEntry({
          gross: pay.gross,
          contributions: contributionsOf(facts, pay, others),
        });
        const { added } = computed(entry);
        // An entry that shares a Saturday with another one has to give it back.
        const isShared = ownSaturdays(entry).some((day) => !others.freeSaturdays?.includes(day));
        const isTwice = isShared && added.chauffeurInsurance > 0;
        expect(isToRecalculate(entry, others)).toBe(isTwice || !isDeepStrictEqual(again, added));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is not needed if nothing else changed', () => {
    fc.assert(
      fc.property(anyFacts, anyPay, anySoFar, (facts, pay, before) => {
        expect(isToRecalculate({ facts, pay, before }, before)).toBe(false);
      }),
    );
  });

  it('is never needed for a correction, whatever was withheld', () => {
    const facts = somePayFacts();
    const pay = { gross: 9_000_00, tips: 0 };
    const { entry, added, contributions } = computed({ facts, pay, before: withheldBefore({}) });
    const year = { ...added, disabilityInsurance: 99_00 };
    expect(needsRecalculation(entry, year, NO_SATURDAYS)).toBe(true);
    const result = { contributions, incomeTax: NO_INCOME_TAX };
    const correction = { ...entry, limits: entryLimits({ facts, result, corrects: {} }) };
    expect(needsRecalculation(correction, year, NO_SATURDAYS)).toBe(false);
  });

  // Disability is 0.3 % up to 27.00 a year.
  it.each([
    ['a limit that cut it has room again', { before: 20_00, now: 19_99, is: true }],
    ['the limit has no room', { before: 20_00, now: 20_00, is: false }],
    ['the year exceeds the limit', { before: 20_00, now: 20_01, is: true }],
    ['the limit never cut it and still does not', { before: 0, now: 11_00, is: false }],
    ['it has nothing to give back', { before: 27_00, now: 30_00, is: false }],
  ])('is decided by the limit of disability: %s', (_, { before, now, is }) => {
    const pay = { gross: 4_000_00, tips: 0 }; // 12.00
    const given = { facts: somePayFacts(), pay, before: withheldBefore({ disabilityInsurance: before }) };
    expect(isToRecalculate(given, withheldBefore({ disabilityInsurance: now }))).toBe(is);
  });
});

function withheldBefore(yearToDate: Partial<WithheldSoFar['yearToDate']>): WithheldSoFar {
  return { yearToDate: mapYearToDate((name) => yearToDate[name] ?? 0), chauffeurInPeriod: 0 };
}

it('limits of an entry come from its statement, with the separate limit of tips', () => {
  const isLimited = (concept: FixedTax['concept']) =>
    SEED_PARAMETERS.fixedTaxes.some((tax) => tax.concept === concept && tax.limit !== undefined);
  const { entry } = computed({
    facts: somePayFacts(),
    pay: { gross: 500_00, tips: 100_00 },
    before: withheldBefore({}),
  });
  expect(entry.limits).toEqual({
    disabilityInsuranceUncapped: 1_50,
    disabilityInsuranceLimit: 27_00,
    medicareUncapped: 7_25,
    medicareLimit: null,
    socialSecurityUncapped: 24_80,
    socialSecurityLimit: 11_439_00,
    socialSecurityOnTipsUncapped: 6_20,
    socialSecurityOnTipsLimit: 11_439_00,
    chauffeurInsuranceUncapped: null,
    chauffeurInsuranceLimit: null,
    additionalMedicareBase: null,
    additionalMedicare: null,
    ...byName([...CERTIFICATE_PARTS, ...TIPS_PARTS], () => null),
    nonResidentPay: null, // the pay of a resident
  });
  expect(isLimited('medicare')).toBe(false);
});
