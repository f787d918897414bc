import { addAmounts, amountsOf } from '@garita/domain/pay/amounts';
import { SEED_PARAMETERS, somePayFacts, somePayInputs } from '@garita/domain/pay/pay.builder';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { payPeriods } from '@garita/domain/time/pay-period';
import type { PayPeriod } from '@garita/domain/time/period-id';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsOf, given } from '../testing/given.ts';
import { type CorrectTime, decideCorrection } from './correction.ts';
import { decideAmendment, decideDeletion, decideLoad, decideRecalculation } from './decider.ts';
import type { Decision } from './decision.ts';
import { type PayrollYear, requireFullEntry } from './state.ts';

// Months of 2026, of a salaried employee. Disability: 0.3 % up to 27.00 a year; January's 5,000.00 take 15.00
// of it.
const AROUND = { asOfSeq: 0, chauffeurInPeriod: 0 };
const facts = somePayFacts({ payFrequency: 'monthly' }, 1);

function month(number: number): PayPeriod {
  const period = payPeriods(2026, 'monthly')[number - 1];
  if (!period) throw new RangeError(`No month ${number}`);
  return period;
}

function inputsOf(period: PayPeriod, salary: number, rest: Partial<PayInputs> = {}): PayInputs {
  return { ...somePayInputs({ earnings: { salary } }), periodId: period.id, payDate: period.end, ...rest };
}

function load(entryId: number, period: PayPeriod, salary: number, before: PayrollYear = given()): Decision {
  const time = { entryId, period, facts, inputs: inputsOf(period, salary) };
  return decideLoad(before, time, AROUND);
}

/** January, corrected in March. */
function correct(year: PayrollYear, salary: number, rest: Partial<CorrectTime> = {}): Decision {
  const command = {
    saved: { entryId: 1 },
    inputs: inputsOf(month(1), salary),
    entryId: 9,
    period: month(3),
    payDate: '2026-03-31',
    ...rest,
  };
  return decideCorrection(year, command, AROUND);
}

describe('correcting an entry of a closed period', () => {
  const january = load(1, month(1), 5_000_00);

  it('records a new entry of the differences, and what it corrects', () => {
    const [event] = eventsOf(correct(given(january), 5_500_00));
    // 500.00 more: disability 16.50 − 15.00
    expect(event).toMatchObject({
      type: 'TimeLoaded',
      entryId: 9,
      payDate: '2026-03-31',
      data: {
        period: month(3),
        inputs: { periodId: month(3).id, earnings: { salary: 500_00 } },
        result: { gross: 500_00, contributions: { disabilityInsurance: { amount: 1_50 } } },
        delta: { gross: 500_00, disabilityInsurance: 1_50 },
        corrects: { entryId: 1, period: month(1), result: { gross: 5_500_00 } },
      },
    });
  });

  it('goes on from what earlier corrections made of it', () => {
    const year = given(january, correct(given(january), 5_500_00));
    expect(eventsOf(correct(year, 4_000_00, { entryId: 10 }))).toMatchObject([
      { data: { delta: { gross: -1_500_00 }, corrects: { entryId: 1, result: { gross: 4_000_00 } } } },
    ]);
  });

  it('withholds what the year’s other entries leave of its limits', () => {
    // February took the 12.00 that January left: of 9,000.00 nothing more is due
    const year = given(january, load(2, month(2), 5_000_00, given(january)));
    expect(eventsOf(correct(year, 9_000_00))).toMatchObject([
      { data: { delta: { gross: 4_000_00, disabilityInsurance: 0 } } },
    ]);
  });

  it('counts toward the limits of what is loaded after it', () => {
    // 27.00 − 12.00 that January comes to with 4,000.00 leaves 15.00
    const corrected = given(january, correct(given(january), 4_000_00));
    expect(load(2, month(2), 6_000_00, corrected)).toMatchObject({
      statement: { contributions: { disabilityInsurance: { amount: 15_00 } } },
    });
  });

  const refused = (year: PayrollYear, rest: Partial<CorrectTime>, salary = 6_000_00) =>
    correct(year, salary, rest);

  const DAY_BEFORE = { period: month(1), payDate: '2026-01-30' };

  it.each([
    ['of nothing', 'nothing-to-correct', {}, 5_000_00],
    ['paid in another year', 'correction-in-other-year', { payDate: '2027-01-04' }, 6_000_00],
    ['paid far from where it is booked', 'pay-date-outside-window', { payDate: '2026-01-28' }, 6_000_00],
    ['paid before what it corrects', 'correction-before-corrected', DAY_BEFORE, 6_000_00],
    ['of another net than was confirmed', 'net-changed', { confirmedNet: 1 }, 6_000_00],
    ['of what is not there', 'not-found', { saved: { entryId: 8 } }, 6_000_00],
  ] as const)('is refused where it is %s', (_what, code, rest, salary) => {
    expect(refused(given(january), rest, salary)).toMatchObject({ ok: false, code });
  });

  it('is of a payment, never of a correction', () => {
    const year = given(january, correct(given(january), 5_500_00));
    expect(refused(year, { saved: { entryId: 9 }, entryId: 10 })).toMatchObject({
      code: 'entry-is-correction',
    });
  });

  it('makes an entry what an amendment would have made it, however often it is corrected', () => {
    const cents = fc.constantFrom(0, 1, 150_00, 4_000_00, 9_000_00, 180_000_00);
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.array(cents, { minLength: 1, maxLength: 4 }),
        (first, second, salaries) => {
          const loaded = load(1, month(1), first + 1);
          const others = load(2, month(2), second + 1, given(loaded));
          const decisions = [loaded, others];
          for (const [nth, salary] of salaries.entries()) {
            const correction = correct(given(...decisions), salary + nth + 2, { entryId: 10 + nth });
            if (correction.ok) decisions.push(correction);
          }
          const inForce = salaries.length - 1 + (salaries.at(-1) ?? 0) + 2;
          const amended = decideAmendment(
            { year: given(loaded, others), target: given(loaded, others) },
            { entryId: 1, inputs: inputsOf(month(1), inForce), parameters: SEED_PARAMETERS },
            AROUND,
          );
          const year = given(...decisions);
          const sum = [...year.live.values()]
            .filter(({ entryId }) => entryId !== 2)
            .map((entry) => requireFullEntry(entry).amounts)
            .reduce(addAmounts);
          const statement = amended.ok ? amended.statement : undefined;
          expect(statement && amountsOf(inputsOf(month(1), inForce), statement)).toEqual(sum);
        },
      ),
    );
  });
});

describe('an entry that was corrected', () => {
  const loaded = load(1, month(1), 5_000_00);
  const once = given(loaded, correct(given(loaded), 5_500_00));
  const twice = given(loaded, correct(given(loaded), 5_500_00), correct(once, 4_000_00, { entryId: 10 }));
  const amend = (year: PayrollYear, entryId: number) =>
    decideAmendment(
      { year, target: year },
      { entryId, inputs: inputsOf(month(entryId === 1 ? 1 : 3), 1_00), parameters: SEED_PARAMETERS },
      AROUND,
    );

  it('stays as it is, as does what corrects it', () => {
    expect(amend(once, 1)).toMatchObject({ code: 'entry-corrected' });
    expect(amend(once, 9)).toMatchObject({ code: 'entry-is-correction' });
    expect(decideRecalculation(once, { entryId: 1, facts }, AROUND)).toMatchObject({
      code: 'entry-corrected',
    });
  });

  it('loses its last correction first', () => {
    expect(decideDeletion(twice, { entryId: 1 })).toMatchObject({ code: 'entry-corrected' });
    expect(decideDeletion(twice, { entryId: 9 })).toMatchObject({ code: 'entry-corrected' });
    // 4,000.00 − 5,500.00 is taken back
    expect(eventsOf(decideDeletion(twice, { entryId: 10 }))).toMatchObject([
      { type: 'TimeDeleted', data: { before: { gross: -1_500_00 }, delta: { gross: 1_500_00 } } },
    ]);
  });
});
