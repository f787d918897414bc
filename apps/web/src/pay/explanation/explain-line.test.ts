import type { WithheldSoFar } from '@garita/domain/pay/contributions';
import { correctionOf } from '@garita/domain/pay/correction';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '@garita/domain/pay/pay.builder';
import { withPayElsewhere } from '@garita/domain/pay/pay-elsewhere';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import { describe, expect, it } from 'vitest';
import { explanationText } from '../../text/pay/payroll-explanations.es.ts';
import { COOPERATIVE } from '../company-line.builder.ts';
import type { LineRef } from '../statement-lines.ts';
import { explainCorrection, explainLine } from './explain-line.ts';
import { stepText } from './explanation-sheet.tsx';

const { steps, notes, correction } = explanationText;

type Case = {
  facts?: PayFacts;
  inputs?: Parameters<typeof somePayInputs>[0];
  withheld?: Partial<WithheldSoFar['yearToDate']>;
  chauffeurInPeriod?: number;
};

/** The explanation of a line, its sums as pairs of label and figure. */
function explained(ref: LineRef, { facts = somePayFacts(), inputs, withheld, chauffeurInPeriod = 0 }: Case) {
  const yearToDate = { ...NOTHING_WITHHELD.yearToDate, ...withheld };
  const statement = calculatePayStatement(facts, somePayInputs(inputs), { yearToDate, chauffeurInPeriod });
  const explanation = explainLine(ref, { statement, facts });
  const sums = explanation?.parts.map((part) =>
    part.steps.map(({ label, sign = '', value }) => [label, `${sign}${stepText(value)}`]),
  );
  return { ...explanation, sum: sums?.[0], second: sums?.[1] };
}

const FORTY_HOURS = { minutes: { regular: 40 * 60 } };

describe('a tax of a person with two records', () => {
  const elsewhere = { ...NOTHING_WITHHELD.yearToDate, gross: 150_000_00, socialSecurity: 9_300_00 };
  const other = { companyId: 1, employeeId: 2, asOfSeq: 3, yearToDate: elsewhere };
  const facts = somePayFacts();
  const notesOf = (soFar: WithheldSoFar) => {
    const statement = calculatePayStatement(facts, somePayInputs(FORTY_HOURS), soFar);
    return explainLine({ concept: 'socialSecurity' }, { statement, facts, soFar })?.notes;
  };

  it('says what the other record was paid and withheld', () => {
    expect(notesOf(withPayElsewhere(NOTHING_WITHHELD, [other]))).toEqual([
      notes.elsewhere('$150,000.00', '$9,300.00'),
    ]);
    expect(notesOf(NOTHING_WITHHELD)).toEqual([]);
  });
});

it('says which Saturdays another record of the person has withheld the chauffeur insurance for', () => {
  const other = { companyId: 1, employeeId: 2, asOfSeq: 3, yearToDate: NOTHING_WITHHELD.yearToDate };
  const elsewhere = [{ ...other, saturdays: ['2026-05-23'] }];
  const soFar = { ...NOTHING_WITHHELD, freeSaturdays: [], elsewhere };
  const facts = somePayFacts({ isChauffeur: true });
  const statement = calculatePayStatement(facts, somePayInputs(FORTY_HOURS), soFar);
  const notesOf = (concept: 'chauffeurInsurance' | 'medicare') =>
    explainLine({ concept }, { statement, facts, soFar })?.notes;
  expect(notesOf('chauffeurInsurance')).toEqual([notes.periodDone, notes.saturdaysElsewhere('23 may 2026')]);
  expect(notesOf('medicare')).toEqual([]);
});

describe('pay for time', () => {
  it('is time by its rate, rounded once', () => {
    // 7:20 × 10.50 = 7⅓ × 10.50 = 77.00
    const line = explained({ concept: 'vacationPay' }, { inputs: { minutes: { vacation: 440 } } });
    expect(line.sum).toEqual([
      [steps.worked, '07:20'],
      [steps.hourlyRate, '×10.50'],
      [steps.exact, '77.00'],
      [steps.rounded, '=77.00'],
    ]);
    expect(line.amount).toBe(77_00);
  });
});

describe('a contribution', () => {
  it('is a share of its base, with the version and the source of its rate', () => {
    // 25 hours × 10.50 = 262.50; × 6.2 % = 16.275 → 16.28
    const line = explained({ concept: 'socialSecurity' }, { inputs: { minutes: { regular: 25 * 60 } } });
    expect(line.sum).toEqual([
      [steps.grossWithoutTips, '262.50'],
      [steps.rate, '×6.20%'],
      [steps.exact, '16.275'],
      [steps.rounded, '=16.28'],
      [steps.limit, '11,439.00'],
      [steps.yearToDateBoth, '−0.00'],
      [steps.room, '=11,439.00'],
    ]);
    expect(line.parts?.[0]?.source).toMatchObject({ version: 8, effectiveFrom: '2026-01-01' });
    expect(line.notes).toEqual([]);
  });

  it('says that it has no limit where it has none', () => {
    const line = explained({ concept: 'medicare' }, { inputs: FORTY_HOURS, withheld: { medicare: 60_90 } });
    expect(line.sum?.slice(-2)).toEqual([
      [steps.yearToDate, '60.90'],
      [steps.limit, steps.noLimit],
    ]);
    expect(line.amount).toBe(6_09); // 420.00 × 1.45 %
  });

  it('says that the limit of the year cut it, and what was left', () => {
    // 420.00 × 0.3 % = 1.26, but 27.00 − 26.50 = 0.50 is left
    const line = explained(
      { concept: 'disabilityInsurance' },
      { inputs: FORTY_HOURS, withheld: { disabilityInsurance: 26_50 } },
    );
    expect(line.sum).toContainEqual([steps.rounded, '=1.26']);
    expect(line.sum).toContainEqual([steps.room, '=0.50']);
    expect(line.amount).toBe(50);
    expect(line.notes).toEqual([notes.limitCut]);
  });

  it('says that the limit was reached before', () => {
    const withheld = { disabilityInsurance: 27_00 };
    const line = explained({ concept: 'disabilityInsurance' }, { inputs: FORTY_HOURS, withheld });
    expect(line.amount).toBe(0);
    expect(line.notes).toEqual([notes.limitReached]);
  });

  it('counts, on tips, what this very entry withholds on the other wages against the one limit', () => {
    // limit 11,439.00 − 11,410.00 = 29.00 left; wages 420.00 × 6.2 % = 26.04; tips 100.00 × 6.2 % = 6.20, but
    // 2.96 is left
    const line = explained(
      { concept: 'socialSecurityOnTips' },
      { inputs: { ...FORTY_HOURS, earnings: { tips: 100_00 } }, withheld: { socialSecurity: 11_410_00 } },
    );
    expect(line.sum).toContainEqual([steps.countedBefore, '−11,436.04']);
    expect(line.sum).toContainEqual([steps.room, '=2.96']);
    expect(line.amount).toBe(2_96);
  });

  it('names the additional Medicare by itself, rounded by itself', () => {
    // 199,700.00 + 420.00 − 200,000.00 = 120.00 above; × 0.9 % = 1.08; with 6.09 of Medicare 7.17
    const line = explained({ concept: 'medicare' }, { inputs: FORTY_HOURS, withheld: { gross: 199_700_00 } });
    expect(line.sum).toContainEqual([steps.rounded, '=6.09']);
    expect(line.parts?.[1]?.title).toBe('Medicare adicional');
    expect(line.second).toEqual([
      [steps.grossYearToDate, '199,700.00'],
      [steps.threshold, '200,000.00'],
      [steps.above, '120.00'],
      [steps.rate, '×0.90%'],
      [steps.exact, '1.08'],
      [steps.rounded, '=1.08'],
    ]);
    expect(line.amount).toBe(7_17);
  });

  it('says why a chauffeur pays no disability insurance, and who is none no chauffeur insurance', () => {
    const chauffeur = { facts: somePayFacts({ isChauffeur: true }), inputs: FORTY_HOURS };
    expect(explained({ concept: 'disabilityInsurance' }, chauffeur)).toMatchObject({ amount: 0, sum: [] });
    expect(explained({ concept: 'chauffeurInsurance' }, { inputs: FORTY_HOURS })).toMatchObject({
      amount: 0,
      sum: [],
    });
  });

  it('counts the weeks of the chauffeur insurance, less what the period has withheld', () => {
    // biweekly 10 of 2026 has two Saturdays: 2 × 0.50 = 1.00, less 0.50
    const facts = somePayFacts({ isChauffeur: true, payFrequency: 'biweekly' });
    const line = explained(
      { concept: 'chauffeurInsurance' },
      { facts, inputs: FORTY_HOURS, chauffeurInPeriod: 50 },
    );
    expect(line.sum?.slice(0, 4)).toEqual([
      [steps.weeklyAmount, '0.50'],
      [steps.weeks, '×2'],
      [steps.due, '=1.00'],
      [steps.withheldInPeriod, '−0.50'],
    ]);
    expect(line.amount).toBe(50);
  });
});

describe('income tax', () => {
  it('is annualised, taxed in one row and divided again, if it is by table', () => {
    // 420.00 × 52 = 21,840.00; − 12,500.00 = 9,340.00; × 7 % = 653.80; ÷ 52 = 12.5730… → 12.57
    const line = explained({ concept: 'incomeTaxWithheld' }, { inputs: FORTY_HOURS });
    expect(line.sum).toEqual([
      [steps.gross, '420.00'],
      [steps.periods, '×52'],
      [steps.annual, '=21,840.00'],
      [steps.row, '$12,500.00 a $25,000.00'],
      [steps.excess, '9,340.00'],
      [steps.rate, '×7.00%'],
      [steps.plus, '+0.00'],
      [steps.annualTax, '=653.80'],
      [steps.periods, '÷52'],
      [steps.exact, '12.573076…'],
      [steps.rounded, '=12.57'],
    ]);
    expect(line.notes).toEqual([]);
  });

  it('names the jump of the table at 25,000, in the row that begins there and in no other', () => {
    // 50 hours × 10.50 = 525.00; × 52 = 27,300.00: the row over 25,000. Below, 12,500 × 7 % = 875.00; above,
    // 1,120.00
    const over = explained({ concept: 'incomeTaxWithheld' }, { inputs: { minutes: { regular: 50 * 60 } } });
    expect(over.notes).toEqual([notes.jump('$25,000.00', '$875.00', '$1,120.00')]);
    // 100 hours × 10.50 × 52 = 54,600.00: the row over 41,500, which begins at the 3,430.00 where the one
    // below ends
    const higher = explained(
      { concept: 'incomeTaxWithheld' },
      { inputs: { minutes: { regular: 100 * 60 } } },
    );
    expect(higher.notes).toEqual([]);
  });

  it('names the owner of a flat rate', () => {
    const facts = somePayFacts({ withholdingMethod: 'flat-rate', withholdingRate: 70_000 });
    const own = explained({ concept: 'incomeTaxWithheld' }, { facts, inputs: FORTY_HOURS });
    expect(own.sum).toEqual([
      [steps.gross, '420.00'],
      [steps.rate, '×7.00%'],
      [steps.exact, '29.40'],
      [steps.rounded, '=29.40'],
    ]);
    expect(own.notes).toEqual([notes.employeeRate]);
    const typed = { ...FORTY_HOURS, withholdingRate: 100_000 };
    expect(explained({ concept: 'incomeTaxWithheld' }, { facts, inputs: typed }).notes).toEqual([
      notes.typedRate,
    ]);
  });

  it('names a typed amount and the computed one', () => {
    const line = explained(
      { concept: 'incomeTaxWithheld' },
      { inputs: { ...FORTY_HOURS, editedIncomeTax: 20_00 } },
    );
    expect(line.amount).toBe(20_00);
    expect(line.sum).toContainEqual([steps.rounded, '=12.57']);
    expect(line.notes).toEqual([notes.edited('$12.57')]);
  });
});

describe('a company line', () => {
  const facts = { ...somePayFacts(), companyLines: [COOPERATIVE] };

  it('is a share of gross', () => {
    const line = explained({ taxId: 7 }, { facts, inputs: FORTY_HOURS });
    expect(line.sum).toContainEqual([steps.rounded, '=8.40']); // 420.00 × 2 %
  });

  it('names a typed amount and the computed one', () => {
    const companyLines = [{ taxId: 7, isActive: true, editedCents: 10_00 }];
    const line = explained({ taxId: 7 }, { facts, inputs: { ...FORTY_HOURS, companyLines } });
    expect(line.amount).toBe(10_00);
    expect(line.notes).toEqual([notes.edited('$8.40')]);
  });

  it('has no explanation where the entry does not have it', () => {
    const companyLines = [{ taxId: 7, isActive: false }];
    expect(explained({ taxId: 7 }, { facts, inputs: { ...FORTY_HOURS, companyLines } }).rule).toBeUndefined();
  });
});

describe('a total', () => {
  it('adds up its parts and leaves out what is nothing', () => {
    const line = explained({ concept: 'withheld' }, { inputs: FORTY_HOURS });
    expect(line.sum).toEqual([
      ['Incapacidad', '+1.26'],
      ['Medicare', '+6.09'],
      ['Seguro Social', '+26.04'],
      ['Contribución retenida', '+12.57'],
    ]);
    expect(line.amount).toBe(45_96);
  });

  it('never lets the net fall below zero, and says so', () => {
    const line = explained({ concept: 'net' }, { inputs: { deductions: { aflac: 30_00 } } });
    expect(line.sum?.at(-1)).toEqual([steps.balance, '=-30.00']);
    expect(line.amount).toBe(0);
    expect(line.notes).toEqual([notes.floor]);
  });
});

const facts = somePayFacts();

function payOf(hours: number) {
  const inputs = somePayInputs({ minutes: { regular: hours * 60 } });
  return { inputs, result: calculatePayStatement(facts, inputs, NOTHING_WITHHELD) };
}

it('an amount of a correction is what is computed now less what it was before', () => {
  const [before, after] = [payOf(40), payOf(38)];
  const { result: statement } = correctionOf(before, after, before.inputs);
  const line = { concept: 'socialSecurity' } as const;
  const explanation = explainCorrection(line, { statement, facts }, after.result);
  // 399.00 × 6.2 % = 24.74; 420.00 × 6.2 % = 26.04
  expect(explanation?.amount).toBe(-1_30);
  expect(explanation?.rule).toContain(
    'la diferencia entre lo que se calcula ahora, $24.74, y lo que era antes, $26.04.',
  );
  expect(explanation?.parts.at(-1)).toMatchObject({ title: correction.title });
  const figures = explanation?.parts.at(-1)?.steps.map(({ sign = '', value }) => `${sign}${stepText(value)}`);
  expect(figures).toEqual(['24.74', '−26.04']);
  // The parts before explain the current amount.
  const now = explainLine(line, { statement: after.result, facts });
  expect(explanation?.parts.slice(0, -1)).toEqual(now?.parts);
  expect(now && explanation?.rule.endsWith(now.rule)).toBe(true);
});
