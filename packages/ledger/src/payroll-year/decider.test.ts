import { type Amounts, addAmounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import {
  type PaidProfile,
  SEED_PARAMETERS,
  somePayFacts,
  somePayInputs,
} from '@garita/domain/pay/pay.builder';
import { payPeriodById } from '@garita/domain/time/pay-period';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { describe, expect, it } from 'vitest';
import type { OpeningBalance } from '../events/payroll-events.ts';
import { eventsOf, given } from '../testing/given.ts';
import { decideLeaveAdjustment, decideOpeningBalance } from './balance-decider.ts';
import {
  decideAmendment,
  decideDeletion,
  decideLoad,
  decideRecalculation,
  decideTimePaidMark,
  type LoadTime,
} from './decider.ts';
import { EMPTY_PAYROLL_YEAR, type PayrollYear, requireFullEntry } from './state.ts';

const AROUND = { asOfSeq: 0, chauffeurInPeriod: 0 };
const parameters = SEED_PARAMETERS;

function monthly(id: number): PayPeriod {
  const period = payPeriodById(id);
  if (!period) throw new RangeError(`No period ${id}`);
  return period;
}

/** A month's salary: $5,000.00 paid at the end of January 2026 unless the test says otherwise. */
function load(
  entryId: number,
  overrides: Partial<LoadTime> & { salary?: number; payDate?: string } = {},
): LoadTime {
  const { salary = 5_000_00, payDate = '2026-01-31', ...rest } = overrides;
  return {
    entryId,
    period: monthly(2026401),
    facts: facts(),
    inputs: somePayInputs({ periodId: 2026401, payDate, earnings: { salary } }),
    ...rest,
  };
}

const facts = (profile: Partial<PaidProfile> = {}) =>
  somePayFacts({ payFrequency: 'monthly', ...profile }, 1);

const loaded = (entryId: number, overrides?: Parameters<typeof load>[1]) =>
  decideLoad(EMPTY_PAYROLL_YEAR, load(entryId, overrides), AROUND);

describe('loading time', () => {
  it('records the entry with its facts, what it rested on, its statement and its amounts', () => {
    const [event] = eventsOf(loaded(7));
    expect(event).toMatchObject({
      type: 'TimeLoaded',
      entryId: 7,
      taxYear: 2026,
      // 5,000 − 671.25 − 72.50 − 310.00 − 15.00 = 3,931.25
      data: {
        facts: { payFrequency: 'monthly' },
        basis: { asOfSeq: 0 },
        result: { net: 3_931_25 },
        delta: { net: 3_931_25 },
      },
    });
  });

  it('counts the year’s other entries toward the limits', () => {
    // disability: 15.00 of 27.00 withheld, so the second month keeps 12.00
    const second = decideLoad(given(loaded(1)), load(2), AROUND);
    expect(second.ok && second.statement?.contributions.disabilityInsurance.amount).toBe(12_00);
  });

  it('counts the opening balance toward the limits', () => {
    const opening = decideOpeningBalance(EMPTY_PAYROLL_YEAR, openingBalance({ disabilityInsurance: 25_00 }));
    const decision = decideLoad(given(opening), load(1), AROUND);
    expect(decision.ok && decision.statement?.contributions.disabilityInsurance.amount).toBe(2_00);
  });

  it('is refused for a pay date far from the period', () => {
    // January 2026 may be paid from 1 December 2025 to 31 January 2027
    expect(loaded(1, { payDate: '2025-11-30' })).toMatchObject({
      ok: false,
      code: 'pay-date-outside-window',
    });
    expect(loaded(1, { payDate: '2025-12-01' })).toMatchObject({ ok: true, events: [{ taxYear: 2025 }] });
  });

  it('is refused where there is nothing to pay', () => {
    expect(loaded(1, { salary: 0 })).toEqual({ ok: false, code: 'nothing-to-pay' });
  });

  it('is refused with the statement when the net is not the one that was confirmed', () => {
    expect(loaded(1, { confirmedNet: 1 })).toMatchObject({
      ok: false,
      code: 'net-changed',
      statement: { net: 3_931_25 },
    });
    expect(loaded(1, { confirmedNet: 3_931_25 }).ok).toBe(true);
  });
});

describe('amending an entry', () => {
  const year = given(loaded(1));
  const amend = (inputs: LoadTime['inputs'], target = year) =>
    decideAmendment({ year, target }, { entryId: 1, version: 1, inputs, parameters }, AROUND);

  it('computes with the facts the entry froze and without counting itself', () => {
    const [event] = eventsOf(amend(load(1, { salary: 6_000_00 }).inputs));
    expect(event).toMatchObject({
      type: 'TimeAmended',
      // 6,000 × 0.3 % = 18.00, not cut by the entry's own 15.00
      data: {
        replacesSeq: 1,
        result: { contributions: { disabilityInsurance: { amount: 18_00 } } },
        delta: { gross: 1_000_00 },
      },
    });
  });

  it('keeps the statement when nothing that pay depends on changed', () => {
    const later = given(loaded(1), decideLoad(given(loaded(1)), load(2), AROUND));
    const inputs = { ...load(1).inputs, accountantId: 9 };
    const [event] = eventsOf(
      decideAmendment({ year: later, target: later }, { entryId: 1, version: 1, inputs, parameters }, AROUND),
    );
    expect(event).toMatchObject({ data: { inputs: { accountantId: 9 }, delta: NO_AMOUNTS } });
  });

  it('records nothing where nothing changed, also where the year would withhold something else by now', () => {
    expect(eventsOf(amend(load(1).inputs))).toEqual([]);
    // 25.00 of 27.00 brought: 2.00 are left of the 15.00 that the entry withheld
    const opening = decideOpeningBalance(year, openingBalance({ disabilityInsurance: 25_00 }));
    const later = given(loaded(1), opening);
    const command = { entryId: 1, version: 1, inputs: load(1).inputs };
    const decision = decideAmendment({ year: later, target: later }, command, AROUND);
    expect(decision).toMatchObject({ ok: true, events: [], statement: { net: 3_931_25 } });
  });

  it('is refused of another version and of another net also where nothing changed', () => {
    const same = { entryId: 1, inputs: load(1).inputs };
    const years = { year, target: year };
    expect(decideAmendment(years, { ...same, version: 2 }, AROUND)).toEqual({
      ok: false,
      code: 'stale-version',
    });
    expect(decideAmendment(years, { ...same, confirmedNet: 1 }, AROUND)).toMatchObject({
      ok: false,
      code: 'net-changed',
    });
  });

  it('takes back the memo where nothing else changes', () => {
    const noted = given(
      decideLoad(EMPTY_PAYROLL_YEAR, { ...load(1), memo: { hash: 'a'.repeat(64) } }, AROUND),
    );
    expect(noted.live.get(1)?.calculation?.memo).toBeDefined();
    const { inputs } = load(1);
    const command = { entryId: 1, version: 1, inputs, parameters };
    const [event] = eventsOf(decideAmendment({ year: noted, target: noted }, command, AROUND));
    expect(event).toMatchObject({ type: 'TimeAmended', data: { delta: NO_AMOUNTS } });
    expect(event?.data).not.toHaveProperty('memo');
  });

  it('moves the entry when its pay date moves to another tax year', () => {
    const events = eventsOf(amend(load(1, { payDate: '2025-12-30' }).inputs, EMPTY_PAYROLL_YEAR));
    expect(events).toMatchObject([
      { type: 'TimeDeleted', taxYear: 2026, entryId: 1, data: { replacesSeq: 1 } },
      { type: 'TimeLoaded', taxYear: 2025, entryId: 1, data: { movedFromSeq: 1 } },
    ]);
  });

  it('computes an entry that moves by the fixed taxes of the year it moves to, and by the rates it froze', () => {
    // 200,000 × 6.2 % = 12,400.00: 11,439.00 is the limit of 2026, 10,918.20 that of 2025
    const rich = given(loaded(1, { salary: 200_000_00 }));
    const frozen = rich.live.get(1)?.calculation;
    expect(frozen?.result.contributions.socialSecurity.amount).toBe(11_439_00);
    const { inputs } = load(1, { salary: 200_000_00, payDate: '2025-12-30' });
    const command = { entryId: 1, version: 1, inputs, parameters };
    const [, moved] = eventsOf(decideAmendment({ year: rich, target: EMPTY_PAYROLL_YEAR }, command, AROUND));
    expect(moved).toMatchObject({
      type: 'TimeLoaded',
      data: {
        facts: { rates: frozen?.facts.rates, contributions: { socialSecurity: { limit: 10_918_20 } } },
        result: { contributions: { socialSecurity: { amount: 10_918_20 } } },
      },
    });
  });

  it('is refused where no rate is in force on the day that an entry moves to', () => {
    const { inputs } = load(1, { payDate: '2025-12-30' });
    const command = { entryId: 1, inputs, parameters: { ...parameters, fixedTaxes: [] } };
    expect(decideAmendment({ year, target: EMPTY_PAYROLL_YEAR }, command, AROUND)).toMatchObject({
      ok: false,
      code: 'parameters-missing',
    });
  });

  it('is refused where nothing to pay would be left of the entry', () => {
    expect(amend(load(1, { salary: 0 }).inputs)).toEqual({ ok: false, code: 'nothing-to-pay' });
  });

  it('never moves an entry to another period', () => {
    expect(amend({ ...load(1).inputs, periodId: 2026402 })).toEqual({ ok: false, code: 'period-fixed' });
  });

  it('is refused for an entry that changed meanwhile, is deleted or never was', () => {
    const { inputs } = load(1);
    const deleted = given(loaded(1), decideDeletion(year, { entryId: 1, version: 1 }));
    const amendAt = (state: typeof year, entryId: number, version: number) =>
      decideAmendment({ year: state, target: state }, { entryId, version, inputs, parameters }, AROUND);
    expect(amendAt(year, 1, 2)).toEqual({ ok: false, code: 'stale-version' });
    expect(amendAt(deleted, 1, 1)).toEqual({ ok: false, code: 'entry-deleted' });
    expect(amendAt(year, 5, 1)).toEqual({ ok: false, code: 'not-found' });
  });
});

describe('recalculating an entry', () => {
  it('takes the facts again and keeps what was typed over the computed tax', () => {
    const edited = load(1);
    const year = given(
      decideLoad(
        EMPTY_PAYROLL_YEAR,
        { ...edited, inputs: { ...edited.inputs, editedIncomeTax: 5_00 } },
        AROUND,
      ),
    );
    const flat = facts({ withholdingMethod: 'flat-rate', withholdingRate: 100_000 });
    const decision = decideRecalculation(year, { entryId: 1, version: 1, facts: flat }, AROUND);
    // 5,000 × 10 % = 500.00 computed, 5.00 typed over it
    expect(decision.ok && decision.statement?.incomeTax).toMatchObject({
      amount: 5_00,
      isEdited: true,
      computed: { amount: 500_00 },
    });
  });
});

describe('recalculating an entry once more', () => {
  const again = (year: PayrollYear) => decideRecalculation(year, { entryId: 1, facts: facts() }, AROUND);

  it('is recorded also where the facts and what they come to are what they were', () => {
    const unchanged = { type: 'TimeRecalculated', data: { replacesSeq: 1, delta: NO_AMOUNTS } };
    expect(eventsOf(again(given(loaded(1))))).toMatchObject([unchanged]);
    // 15.00 and 12.00 are all of the limit of 27.00: the first one withholds its 15.00 as before
    const year = given(loaded(1), decideLoad(given(loaded(1)), load(2), AROUND));
    expect(eventsOf(again(year))).toMatchObject([unchanged]);
  });

  it('records what the year leaves of a limit by now', () => {
    const opening = decideOpeningBalance(given(loaded(1)), openingBalance({ disabilityInsurance: 25_00 }));
    const [event] = eventsOf(again(given(loaded(1), opening)));
    expect(event).toMatchObject({
      type: 'TimeRecalculated',
      data: { delta: { disabilityInsurance: -13_00 } },
    });
  });
});

describe('deleting an entry', () => {
  it('reverses exactly what was recorded', () => {
    const year = given(loaded(1));
    const [event] = eventsOf(decideDeletion(year, { entryId: 1, version: 1 }));
    const live = year.live.get(1);
    expect(
      event?.type === 'TimeDeleted' && live && addAmounts(requireFullEntry(live).amounts, event.data.delta),
    ).toEqual(NO_AMOUNTS);
  });
});

describe('marking an entry as paid', () => {
  const mark = (state: PayrollYear, version = 1) =>
    decideTimePaidMark(state, { entryId: 1, version, paid: { paidOn: '2026-02-02', method: 'check' } });
  const unmark = (state: PayrollYear) =>
    decideTimePaidMark(state, { entryId: 1, version: 1, paid: undefined });

  it('says when and how, and leaves the version of the entry as it is', () => {
    const [event] = eventsOf(mark(given(loaded(1))));
    expect(event).toMatchObject({ type: 'TimePaid', entryId: 1, taxYear: 2026 });
    const paid = given(loaded(1), mark(given(loaded(1))));
    expect(paid.live.get(1)?.seq).toBe(1);
    expect(paid.paid.get(1)).toEqual({
      paidOn: '2026-02-02',
      method: 'check',
      amount: 3_931_25,
      net: 3_931_25,
    });
  });

  it('is taken back once, and can be made again', () => {
    const paid = given(loaded(1), mark(given(loaded(1))));
    const unpaid = given(loaded(1), mark(given(loaded(1))), unmark(paid));
    expect(eventsOf(unmark(unpaid))).toEqual([]);
    expect(mark(unpaid).ok).toBe(true);
  });

  it('is refused for what is marked otherwise, for another version, and for what is deleted or never was', () => {
    const year = given(loaded(1));
    const paid = given(loaded(1), mark(year));
    expect(eventsOf(mark(paid))).toEqual([]);
    expect(decideTimePaidMark(paid, { entryId: 1, paid: { paidOn: '2026-02-03' } })).toEqual({
      ok: false,
      code: 'already-paid',
    });
    expect(mark(year, 9)).toEqual({ ok: false, code: 'stale-version' });
    expect(mark(given(loaded(1), decideDeletion(year, { entryId: 1 })))).toEqual({
      ok: false,
      code: 'entry-deleted',
    });
    expect(mark(EMPTY_PAYROLL_YEAR)).toEqual({ ok: false, code: 'not-found' });
  });

  it('stays when the entry is amended, and goes along when it moves to another tax year', () => {
    const paid = given(loaded(1), mark(given(loaded(1))));
    const amend = (payDate: string) =>
      decideAmendment(
        { year: paid, target: EMPTY_PAYROLL_YEAR },
        { ...load(1, { payDate }), parameters },
        AROUND,
      );
    expect(eventsOf(amend('2026-01-30')).map(({ type }) => type)).toEqual(['TimeAmended']);
    expect(eventsOf(amend('2025-12-30'))).toMatchObject([
      { type: 'TimeDeleted', taxYear: 2026 },
      { type: 'TimeLoaded', taxYear: 2025 },
      { type: 'TimePaid', taxYear: 2025, data: { paidOn: '2026-02-02', method: 'check' } },
    ]);
  });
});

describe('correcting leave by hand', () => {
  it('is recorded in the tax year of its date', () => {
    const adjustment = { kind: 'sick', minutes: -90, date: '2025-12-31' } as const;
    expect(eventsOf(decideLeaveAdjustment(adjustment))).toEqual([
      {
        type: 'LeaveAdjusted',
        taxYear: 2025,
        payDate: '2025-12-31',
        data: { kind: 'sick', minutes: -90 },
      },
    ]);
  });
});

describe('the opening balance', () => {
  it('is set once and corrected after', () => {
    const first = openingBalance({ gross: 100_00 });
    const set = decideOpeningBalance(EMPTY_PAYROLL_YEAR, first);
    const [correction] = eventsOf(decideOpeningBalance(given(set), openingBalance({ gross: 150_00 })));
    expect(correction).toMatchObject({
      type: 'OpeningBalanceCorrected',
      data: { replacesSeq: 1, delta: { gross: 50_00 } },
    });
  });

  it('records nothing when it is set again unchanged', () => {
    const set = decideOpeningBalance(EMPTY_PAYROLL_YEAR, openingBalance({ gross: 100_00 }));
    expect(decideOpeningBalance(given(set), openingBalance({ gross: 100_00 }))).toEqual({
      ok: true,
      events: [],
    });
  });
});

function openingBalance(amounts: Partial<Amounts>): OpeningBalance {
  return {
    taxYear: 2026,
    asOf: '2026-01-01',
    source: 'brought-forward',
    amounts: { ...NO_AMOUNTS, ...amounts },
    leave: {},
  };
}
