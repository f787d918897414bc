import { describe, expect, it } from 'vitest';
import type { CompanyLine } from '../pay/company-line.ts';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '../pay/pay.builder.ts';
import type { PayFacts } from '../pay/pay-facts.ts';
import { calculatePayStatement } from '../pay/pay-statement.ts';
import { contractorCauses, type EntryComputation, payCauses } from './pay-causes.ts';

const COOPERATIVE = {
  taxId: 1,
  name: 'Cooperativa',
  requirement: 'required',
  direction: 'deduction',
  isOnByDefault: true,
  basis: 'percentage',
  rate: 20_000,
} as const satisfies CompanyLine;
const BONUS = {
  ...COOPERATIVE,
  taxId: 2,
  name: 'Bono',
  requirement: 'optional',
  direction: 'addition',
  isOnByDefault: false,
} as const satisfies CompanyLine;

type Typed = Parameters<typeof somePayInputs>[0];

function computed(typed: Typed = {}, facts: PayFacts = somePayFacts(), withheld = {}): EntryComputation {
  const soFar = { ...NOTHING_WITHHELD, yearToDate: { ...NOTHING_WITHHELD.yearToDate, ...withheld } };
  const inputs = somePayInputs(typed);
  return { inputs, facts, basis: { soFar }, result: calculatePayStatement(facts, inputs, soFar) };
}

describe('causes of a changed amount', () => {
  it('are none if inputs, frozen facts and year to date are the same', () => {
    expect(payCauses(computed(), computed())).toEqual([]);
  });

  it('include typed values', () => {
    const before = computed({ minutes: { regular: 2_400 }, earnings: { tips: 10_00 } });
    const after = computed({ minutes: { regular: 1_800 }, payDate: '2026-03-12', editedIncomeTax: 5_00 });
    expect(payCauses(before, after)).toEqual([
      { cause: 'payDate', unit: 'date', before: '2026-03-11', after: '2026-03-12' },
      { cause: 'minutes.regular', unit: 'minutes', before: 2_400, after: 1_800 },
      { cause: 'earnings.tips', unit: 'cents', before: 10_00, after: 0 },
      { cause: 'editedIncomeTax', unit: 'cents', after: 5_00 },
    ]);
  });

  it('do not include a default that was made explicit', () => {
    const facts = somePayFacts({ withholdingMethod: 'flat-rate', withholdingRate: 70_000 });
    const lined = { ...facts, companyLines: [COOPERATIVE, BONUS] };
    const explicit = {
      earnings: { salary: 0 },
      withholdingRate: 70_000,
      companyLines: [
        { taxId: COOPERATIVE.taxId, isActive: true },
        { taxId: BONUS.taxId, isActive: false },
      ],
    };
    expect(payCauses(computed({}, lined), computed(explicit, lined))).toEqual([]);
    expect(payCauses(computed({}, lined), computed({ withholdingRate: 80_000 }, lined))).toEqual([
      { cause: 'withholdingRate', unit: 'rate', after: 80_000 },
    ]);
  });

  it('include a company line that was chosen, edited or changed', () => {
    const lined = { ...somePayFacts(), companyLines: [COOPERATIVE, BONUS] };
    const raised = { ...somePayFacts(), companyLines: [{ ...COOPERATIVE, rate: 30_000 }, BONUS] };
    const chosen = { companyLines: [{ taxId: BONUS.taxId, isActive: true, editedCents: 20_00 }] };
    expect(payCauses(computed({}, lined), computed(chosen, raised))).toEqual([
      { cause: 'chosenLine.2', unit: 'flag', before: false, after: true, line: 'Bono' },
      { cause: 'editedLine.2', unit: 'cents', after: 20_00, line: 'Bono' },
      { cause: 'companyLine.1', unit: 'rate', before: 20_000, after: 30_000, line: 'Cooperativa' },
    ]);
  });

  it('include a memo or accountant, though no amount depends on them', () => {
    const noted = { ...computed(), memo: { hash: 'a' } };
    const otherwise = { ...computed({ accountantId: 2 }), memo: { hash: 'b' } };
    expect(payCauses(computed(), noted)).toEqual([{ cause: 'memo', unit: 'word', after: 'one' }]);
    expect(payCauses(noted, computed())).toEqual([{ cause: 'memo', unit: 'word', before: 'one' }]);
    expect(payCauses(noted, otherwise)).toEqual([
      { cause: 'accountant', unit: 'word', before: 'one', after: 'another' },
      { cause: 'memo', unit: 'word', before: 'one', after: 'another' },
    ]);
  });

  it('include a newer rate, and the method of withholding', () => {
    const raised = somePayFacts({
      rates: { regular: 12_00, overtime: 18_00, mealPeriod: 24_00 },
      withholdingMethod: 'flat-rate',
      withholdingRate: 50_000,
    });
    expect(payCauses(computed(), computed({}, raised))).toEqual([
      { cause: 'rates.regular', unit: 'cents', before: 10_50, after: 12_00 },
      { cause: 'rates.overtime', unit: 'cents', before: 15_75, after: 18_00 },
      { cause: 'rates.mealPeriod', unit: 'cents', before: 21_00, after: 24_00 },
      { cause: 'withholding.method', unit: 'word', before: 'table', after: 'flat-rate' },
      { cause: 'withholding.rate', unit: 'rate', after: 50_000 },
      { cause: 'withholding.table', unit: 'count', before: 1 },
    ]);
  });

  it('include earlier withholdings only if a limit cut the amount', () => {
    // 2,400 minutes at 10.50 = 420.00; 0.3 % is 1.26, cut to 27.00 − 26.50 = 0.50
    const week = { minutes: { regular: 2_400 } };
    const cut = computed(week, somePayFacts(), { disabilityInsurance: 26_50 });
    const uncut = computed(week, somePayFacts(), { disabilityInsurance: 5_00 });
    expect(payCauses(uncut, cut)).toEqual([
      { cause: 'limitReached.disabilityInsurance', unit: 'flag', before: false, after: true },
      { cause: 'withheldBefore.disabilityInsurance', unit: 'cents', before: 5_00, after: 26_50 },
    ]);
    // 60 minutes: 0.03, less than the room of 0.50 after the same earlier withholdings
    const short = computed({ minutes: { regular: 60 } }, somePayFacts(), { disabilityInsurance: 26_50 });
    expect(payCauses(cut, short)).toEqual([
      { cause: 'minutes.regular', unit: 'minutes', before: 2_400, after: 60 },
      { cause: 'limitReached.disabilityInsurance', unit: 'flag', before: true, after: false },
    ]);
    const other = computed(week, somePayFacts(), { disabilityInsurance: 5_00, medicare: 9_00 });
    expect(payCauses(computed(week, somePayFacts(), { disabilityInsurance: 5_00 }), other)).toEqual([]);
  });

  it('are time, price and percentage for a contractor’s payment', () => {
    const inputs = { payDate: '2026-03-11', minutes: 120 };
    const facts = { entityType: 'individual', hourlyRate: 50_00, withholdingRate: 100_000 } as const;
    expect(
      contractorCauses(
        { inputs, facts },
        { inputs: { ...inputs, minutes: 180, flatFee: 10_00 }, facts: { ...facts, withholdingRate: 60_000 } },
      ),
    ).toEqual([
      { cause: 'minutes.regular', unit: 'minutes', before: 120, after: 180 },
      { cause: 'flatFee', unit: 'cents', before: 0, after: 10_00 },
      { cause: 'withholding.rate', unit: 'rate', before: 100_000, after: 60_000 },
    ]);
  });
});
