import { describe, expect, it } from 'vitest';
import { NOTHING_WITHHELD, type PaidProfile, somePayFacts, somePayInputs } from '../pay/pay.builder.ts';
import { calculatePayStatement } from '../pay/pay-statement.ts';
import type { WithholdingSource } from './limit-note.ts';
import { type LetterContext, type LetterPay, payLetter } from './pay-letter.ts';

const NO_TAXES = {
  disabilityInsurance: 0,
  medicare: 0,
  socialSecurity: 0,
  socialSecurityOnTips: 0,
  chauffeurInsurance: 0,
};

type Pay = {
  payDate?: string;
  profile?: Partial<PaidProfile>;
  inputs?: Parameters<typeof somePayInputs>[0];
  yearToDate?: Partial<typeof NO_TAXES & { gross: number; additionalMedicareBase: number }>;
};

/** Builds a pay of 40 hours at 10.50: social security 26.04, SINOT 1.26. */
function aPay({ payDate = '2026-12-11', profile, inputs, yearToDate }: Pay = {}): LetterPay {
  const soFar = { ...NOTHING_WITHHELD, yearToDate: { ...NOTHING_WITHHELD.yearToDate, ...yearToDate } };
  const typed = somePayInputs({ minutes: { regular: 2_400 }, ...inputs });
  return { payDate, statement: calculatePayStatement(somePayFacts(profile), typed, soFar) };
}

function withheldOn(
  on: string,
  taxes: Partial<WithholdingSource['taxes']>,
  isOpeningBalance = false,
): WithholdingSource {
  return { on, isOpeningBalance, taxes: { ...NO_TAXES, ...taxes } };
}

function notes(pay: LetterPay, context: Partial<LetterContext> = {}) {
  return payLetter(pay, {
    previous: undefined,
    withheld: [],
    correction: undefined,
    corrects: undefined,
    ...context,
  }).notes;
}

const FULL = { yearToDate: { socialSecurity: 11_439_00 } };
const REACHED = { kind: 'limit-reached', tax: 'socialSecurity', limit: 11_439_00 };

describe('letter of a pay', () => {
  it('has no notes if no limit cut the pay', () => {
    expect(notes(aPay())).toEqual([]);
  });

  it('has the day on which the limit of a tax was reached', () => {
    const withheld = [
      withheldOn('2026-11-15', { socialSecurity: 11_000_00 }),
      withheldOn('2026-11-30', { socialSecurity: 439_00 }),
      withheldOn('2026-12-04', {}),
    ];
    const reached = { on: '2026-11-30', isOpeningBalance: false };
    expect(notes(aPay(FULL), { withheld })).toEqual([{ ...REACHED, reached }]);
  });

  it('counts tips and wages toward their shared limit', () => {
    const withheld = [
      withheldOn('2026-11-15', { socialSecurity: 11_000_00 }),
      withheldOn('2026-11-30', { socialSecurityOnTips: 439_00 }),
    ];
    const yearToDate = { socialSecurity: 11_000_00, socialSecurityOnTips: 439_00 };
    const reached = { on: '2026-11-30', isOpeningBalance: false };
    expect(notes(aPay({ yearToDate }), { withheld })).toEqual([{ ...REACHED, reached }]);
  });

  it('mentions an opening balance that reached the limit', () => {
    const withheld = [withheldOn('2026-06-30', { socialSecurity: 11_439_00 }, true)];
    const reached = { on: '2026-06-30', isOpeningBalance: true };
    expect(notes(aPay(FULL), { withheld })).toEqual([{ ...REACHED, reached }]);
  });

  it('has no day if a later pay, recorded first, reached the limit', () => {
    const withheld = [withheldOn('2026-11-15', { socialSecurity: 11_000_00 })];
    expect(notes(aPay(FULL), { withheld })).toEqual([{ ...REACHED, reached: null }]);
  });

  it('mentions that this pay reaches the limit, and what it cut', () => {
    // 11,439.00 − 11,429.00 = 10.00, and 26.04 are due
    const pay = aPay({ yearToDate: { socialSecurity: 11_429_00 } });
    const met = { kind: 'limit-met', tax: 'socialSecurity', limit: 11_439_00, amount: 10_00, uncut: 26_04 };
    expect(notes(pay)).toEqual([met]);
  });

  it('mentions a tax that starts again in a new year, or has room again in the same year', () => {
    const previous = aPay({ ...FULL, payDate: '2026-12-31' });
    const tax = { tax: 'socialSecurity', amount: 26_04 };
    expect(notes(aPay({ payDate: '2027-01-08' }), { previous })).toEqual([
      { kind: 'limit-new-year', ...tax, year: 2027 },
    ]);
    expect(notes(aPay({ payDate: '2026-12-31' }), { previous })).toEqual([
      { kind: 'limit-has-room', ...tax },
    ]);
  });

  it('does not mention a limit if nothing is to be withheld', () => {
    const noPay = aPay({ ...FULL, inputs: { minutes: {}, reimbursedExpenses: 5_00 } });
    expect(notes(noPay)).toEqual([]);
  });

  it('counts chauffeur insurance of another entry in the period as withheld', () => {
    const chauffeur = calculatePayStatement(
      somePayFacts({ isChauffeur: true }),
      somePayInputs({ minutes: { regular: 60 } }),
      { ...NOTHING_WITHHELD, chauffeurInPeriod: 50 },
    );
    expect(notes({ payDate: '2026-03-11', statement: chauffeur })).toEqual([]);
  });

  it('mentions the uncollected amount, and the base of additional Medicare', () => {
    // 420.00 − 45.96 withheld − 500.00
    const support = aPay({ inputs: { deductions: { childSupport: 500_00 } } });
    expect(notes(support)).toEqual([{ kind: 'uncollected', amount: 125_96, hasAdditions: false }]);
    // 20.00 of reimbursed expenses are used up too
    const beside = aPay({ inputs: { deductions: { childSupport: 500_00 }, reimbursedExpenses: 20_00 } });
    expect(notes(beside)).toEqual([{ kind: 'uncollected', amount: 105_96, hasAdditions: true }]);
    // 199,900.00 + 420.00 − 200,000.00 = 320.00; 0.9 % = 2.88
    expect(notes(aPay({ yearToDate: { gross: 199_900_00 } }))).toEqual([
      { kind: 'additional-medicare', threshold: 200_000_00, rate: 9_000, base: 320_00, amount: 2_88 },
    ]);
  });

  it('mentions a correction and the net before it', () => {
    const correction = { times: 2, on: '2026-12-14', netBefore: 300_00 };
    // 420.00 − 45.96
    expect(notes(aPay(), { correction })).toEqual([{ kind: 'corrected', net: 374_04, ...correction }]);
  });

  it('has only the changes of the period for a correction of a closed period', () => {
    const period = { number: 10, year: 2026 };
    const before = aPay({ inputs: { minutes: { regular: 1_200 } } }).statement;
    const corrects = { period, before, after: aPay().statement };
    const context = { previous: aPay(FULL), withheld: [], correction: undefined, corrects };
    const { changes, notes: found } = payLetter(aPay(FULL), context);
    expect(found).toEqual([{ kind: 'difference', period }]);
    // 20 and 40 hours at 10.50
    expect(changes[0]).toMatchObject({
      kind: 'worked',
      before: 210_00,
      after: 420_00,
      minutes: { before: 1_200, after: 2_400 },
    });
  });

  it('has the changed room under a limit for such a correction', () => {
    const [before, after] = [aPay(), aPay(FULL)].map(({ statement }) => statement);
    if (!before || !after) throw new TypeError('There are two');
    const corrects = { period: { number: 10, year: 2026 }, before, after };
    const { notes: found } = payLetter(aPay(), {
      previous: undefined,
      withheld: [],
      correction: undefined,
      corrects,
    });
    expect(found).toContainEqual({
      kind: 'limit-moved',
      tax: 'socialSecurity',
      before: before.contributions.socialSecurity.amount,
      after: 0,
    });
  });

  it('compares a pay with the previous one, and a first pay with none', () => {
    const previous = aPay({ inputs: { minutes: { regular: 1_200 } } });
    const context = { previous, withheld: [], correction: undefined, corrects: undefined };
    expect(payLetter(aPay(), context).changes[0]).toMatchObject({ kind: 'worked', before: 210_00 });
    expect(payLetter(aPay(), { ...context, previous: undefined }).changes).toEqual([]);
  });
});
