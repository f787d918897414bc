import type { ContractorFacts } from '@garita/domain/contractor/contractor-payment';
import type { ContractorInputs } from '@garita/domain/contractor/contractor-time.schema';
import { addAmounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { describe, expect, it } from 'vitest';
import { eventsOf, givenPayments } from '../testing/given.ts';
import {
  decideContractorAmendment,
  decideContractorDeletion,
  decideContractorLoad,
  decideContractorPaidMark,
  decideContractorRecalculation,
  paidEarlier,
} from './decider.ts';
import type { ContractorYear } from './state.ts';

const FACTS: ContractorFacts = { entityType: 'individual', hourlyRate: 35_00, withholdingRate: 100_000 };
const HOURS: ContractorInputs = { payDate: '2026-03-15', minutes: 630 };
const PAID = { paidOn: '2026-03-20' };

const loaded = (overrides: Partial<Parameters<typeof decideContractorLoad>[0]> = {}) =>
  decideContractorLoad({ entryId: 1, facts: FACTS, inputs: HOURS, ...overrides });
const amend = (year: ContractorYear, inputs: Partial<ContractorInputs>, version = 1) =>
  decideContractorAmendment(year, { entryId: 1, version, inputs: { ...HOURS, ...inputs } });

describe('loading what a contractor is paid', () => {
  it('records the payment with its facts, its statement and its amounts', () => {
    expect(eventsOf(loaded())).toMatchObject([
      {
        type: 'ContractorTimeLoaded',
        entryId: 1,
        taxYear: 2026,
        payDate: '2026-03-15',
        data: {
          inputs: HOURS,
          facts: FACTS,
          // 35.00 × 10.5 h = 367.50, less 10 % = 36.75
          result: { gross: 367_50, retained: { amount: 36_75 }, net: 330_75, category: 3 },
          delta: { gross: 367_50, incomeTaxWithheld: 36_75, net: 330_75, regularMinutes: 630 },
        },
      },
    ]);
  });

  it('is refused where there is nothing to pay', () => {
    expect(loaded({ inputs: { ...HOURS, minutes: 0 } })).toEqual({ ok: false, code: 'nothing-to-pay' });
  });

  it('is refused with the statement when the net is not the one that was confirmed', () => {
    expect(loaded({ confirmedNet: 330_74 })).toMatchObject({
      ok: false,
      code: 'net-changed',
      statement: { net: 330_75 },
    });
    expect(loaded({ confirmedNet: 330_75 }).ok).toBe(true);
  });
});

describe('amending a payment', () => {
  const year = givenPayments(loaded());

  it('is refused where nothing to pay would be left', () => {
    expect(amend(year, { minutes: 0 })).toEqual({ ok: false, code: 'nothing-to-pay' });
  });

  it('records nothing where it says what is in force', () => {
    expect(amend(year, {})).toMatchObject({ ok: true, events: [], statement: { net: 330_75 } });
    expect(eventsOf(amend(year, { flatFee: 0, reimbursedExpenses: 0 }))).toEqual([]);
  });

  it('computes with the rate, the percentage and the entity that the payment froze', () => {
    expect(eventsOf(amend(year, { minutes: 60 }))).toMatchObject([
      {
        type: 'ContractorTimeAmended',
        // 35.00 less 3.50
        data: {
          replacesSeq: 1,
          facts: FACTS,
          result: { net: 31_50, category: 3 },
          delta: { net: 31_50 - 330_75 },
        },
      },
    ]);
  });

  it('keeps the mark as paid, also in another tax year', () => {
    const paid = givenPayments(loaded(), decideContractorPaidMark(year, { entryId: 1, paid: PAID }));
    expect(
      givenPayments(loaded(), decideContractorPaidMark(year, { entryId: 1, paid: PAID }), amend(paid, {}))
        .paid,
    ).toEqual(new Map([[1, { ...PAID, amount: 330_75, net: 330_75 }]]));
    expect(eventsOf(amend(paid, { payDate: '2027-01-04' }))).toMatchObject([
      { type: 'ContractorTimeDeleted', taxYear: 2026, data: { replacesSeq: 1 } },
      { type: 'ContractorTimeLoaded', taxYear: 2027, data: { movedFromSeq: 1 } },
      { type: 'TimePaid', taxYear: 2027, data: PAID },
    ]);
  });

  it('is refused for a payment that changed meanwhile, is deleted or never was', () => {
    const deleted = givenPayments(loaded(), decideContractorDeletion(year, { entryId: 1 }));
    expect(amend(year, {}, 2)).toEqual({ ok: false, code: 'stale-version' });
    expect(amend(deleted, {})).toEqual({ ok: false, code: 'entry-deleted' });
    expect(amend(givenPayments(), {})).toEqual({ ok: false, code: 'not-found' });
  });
});

describe('deleting a payment', () => {
  it('reverses exactly what was recorded', () => {
    const year = givenPayments(loaded());
    const [event] = eventsOf(decideContractorDeletion(year, { entryId: 1, version: 1 }));
    const live = year.live.get(1);
    expect(
      event?.type === 'ContractorTimeDeleted' && live && addAmounts(live.amounts, event.data.delta),
    ).toEqual(NO_AMOUNTS);
  });

  it('takes the mark as paid along', () => {
    const year = givenPayments(loaded());
    const marked = decideContractorPaidMark(year, { entryId: 1, paid: PAID });
    const gone = givenPayments(loaded(), marked, decideContractorDeletion(year, { entryId: 1 }));
    expect(gone.paid.size).toBe(0);
  });
});

describe('marking a payment as paid', () => {
  const year = givenPayments(loaded());
  const marked = decideContractorPaidMark(year, { entryId: 1, version: 1, paid: PAID });

  it('leaves the version of the payment as it is', () => {
    expect(givenPayments(loaded(), marked).live.get(1)?.seq).toBe(1);
  });

  it('records nothing where nothing would change', () => {
    const again = { entryId: 1, version: 1 };
    const paid = givenPayments(loaded(), marked);
    expect(eventsOf(decideContractorPaidMark(paid, { ...again, paid: PAID }))).toEqual([]);
    expect(eventsOf(decideContractorPaidMark(year, { ...again, paid: undefined }))).toEqual([]);
  });
});

describe('payments by the law’s rule', () => {
  const none = { own: 0, elsewhere: [] };
  const of300 = { payDate: '2026-03-15', minutes: 0, flatFee: 300_00 };
  const byLaw = (own: number) => ({ ...FACTS, earlierPay: { ...none, own } });
  const first = loaded({ inputs: of300, facts: byLaw(0) });
  const of400 = { ...of300, payDate: '2026-04-15', flatFee: 400_00 };

  it('freeze the earlier pay and the part that is not subject', () => {
    const year = givenPayments(first);
    const second = { entryId: 2, payDate: of400.payDate };
    expect(paidEarlier(year, second)).toBe(300_00);
    expect(eventsOf(loaded({ entryId: 2, inputs: of400, facts: byLaw(300_00) }))).toMatchObject([
      {
        data: {
          facts: { earlierPay: { own: 300_00 } },
          // 300.00 + 400.00 − 500.00 = 200.00 are subject; 10 % is 20.00
          result: { notSubject: 200_00, retained: { amount: 20_00 }, net: 380_00 },
          delta: { gross: 400_00, incomeTaxWithheld: 20_00 },
        },
      },
    ]);
  });

  it('count the earlier pay anew when they change', () => {
    const year = givenPayments(first);
    // 450.00 before and 300.00 here: 250.00 are subject
    const earlierPay = { own: 450_00, elsewhere: [] };
    const change = { entryId: 1, inputs: { ...of300, payDate: '2026-09-01' }, earlierPay };
    expect(eventsOf(decideContractorAmendment(year, change))).toMatchObject([
      { data: { facts: { earlierPay }, result: { notSubject: 50_00, retained: { amount: 25_00 } } } },
    ]);
  });

  it('are not added to a changed payment of the specification’s rule', () => {
    const year = givenPayments(loaded());
    const change = { entryId: 1, inputs: { ...HOURS, minutes: 60 }, earlierPay: { own: 0, elsewhere: [] } };
    const [event] = eventsOf(decideContractorAmendment(year, change));
    // 35.00 at 10 %
    expect(event).toMatchObject({
      data: { facts: FACTS, result: { notSubject: 0, retained: { amount: 3_50 } } },
    });
  });

  it('are recalculated with the facts in force, and keep a typed withholding', () => {
    const year = givenPayments(first);
    // 500.00 before: all 300.00 are subject
    expect(eventsOf(decideContractorRecalculation(year, { entryId: 1, facts: byLaw(500_00) }))).toMatchObject(
      [
        {
          type: 'ContractorTimeAmended',
          data: { replacesSeq: 1, before: { incomeTaxWithheld: 0 }, after: { incomeTaxWithheld: 30_00 } },
        },
      ],
    );
    const typed = givenPayments(loaded({ inputs: { ...of300, editedRetained: 1_00 }, facts: byLaw(0) }));
    expect(
      eventsOf(decideContractorRecalculation(typed, { entryId: 1, facts: byLaw(500_00) })),
    ).toMatchObject([
      { data: { result: { notSubject: 0, retained: { amount: 1_00, computed: { amount: 30_00 } } } } },
    ]);
    // recorded also where no amount changes
    expect(eventsOf(decideContractorRecalculation(year, { entryId: 1, facts: byLaw(0) }))).toHaveLength(1);
    expect(decideContractorRecalculation(year, { entryId: 1, version: 9, facts: FACTS })).toEqual({
      ok: false,
      code: 'stale-version',
    });
  });
});
