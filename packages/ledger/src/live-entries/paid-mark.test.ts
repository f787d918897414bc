import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { describe, expect, it } from 'vitest';
import {
  decideContractorAmendment,
  decideContractorLoad,
  decideContractorPaidMark,
} from '../contractor-year/decider.ts';
import type { ContractorYear } from '../contractor-year/state.ts';
import { eventsOf, givenPayments } from '../testing/given.ts';

// 35.00 an hour less 10 %: 31.50 for one hour, 63.00 for two.
const FACTS = { entityType: 'individual', hourlyRate: 35_00, withholdingRate: 100_000 } as const;
const CHEQUE: PaidMark = { paidOn: '2026-03-20', method: 'check' };

const loaded = decideContractorLoad({
  entryId: 1,
  facts: FACTS,
  inputs: { payDate: '2026-03-15', minutes: 60 },
});
const mark = (year: ContractorYear, paid: PaidMark, cheque?: number) =>
  decideContractorPaidMark(year, { entryId: 1, paid, cheque });
const corrected = (year: ContractorYear, minutes: number, payDate = '2026-03-15') =>
  decideContractorAmendment(year, { entryId: 1, inputs: { payDate, minutes } });

const withheld = (year: ContractorYear, editedRetained: number) =>
  decideContractorAmendment(year, {
    entryId: 1,
    inputs: { payDate: '2026-03-15', minutes: 60, editedRetained },
  });

describe('what was paid', () => {
  const paid = mark(givenPayments(loaded), CHEQUE, 1001);
  const year = givenPayments(loaded, paid);

  it('is kept with the mark, whatever the entry comes to later', () => {
    const later = givenPayments(loaded, paid, corrected(year, 120));
    expect(later.live.get(1)?.net).toBe(63_00);
    expect(later.paid.get(1)).toEqual({ ...CHEQUE, amount: 31_50, net: 31_50, chequeNumber: 1001 });
  });

  it('goes along unchanged when the entry moves to another tax year and comes to more there', () => {
    const [, , moved] = eventsOf(corrected(year, 120, '2027-01-04'));
    expect(moved).toMatchObject({
      type: 'TimePaid',
      data: { amount: 31_50, net: 31_50, chequeNumber: 1001 },
    });
  });

  it('is the net of the entry at that time for a mark of schema version 1', () => {
    const old = { type: 'TimePaid', entryId: 1, payDate: '2026-03-15', taxYear: 2026, data: CHEQUE } as const;
    const before = { ok: true as const, events: [old] };
    const later = givenPayments(loaded, before, corrected(year, 120));
    expect(later.paid.get(1)).toEqual({ ...CHEQUE, amount: 31_50, net: 31_50 });
  });

  it('is settled by a mark after a correction, with a cheque of the difference', () => {
    const amended = corrected(year, 120);
    const settled = mark(givenPayments(loaded, paid, amended), CHEQUE, 1002);
    expect(eventsOf(settled)).toMatchObject([
      { type: 'TimePaid', data: { amount: 31_50, net: 63_00, chequeNumber: 1002 } },
    ]);
    const again = mark(givenPayments(loaded, paid, amended, settled), CHEQUE, 1003);
    expect(eventsOf(again)).toEqual([]);
  });

  it.each<[string, PaidMark]>([
    ['another day', { ...CHEQUE, paidOn: '2026-03-21' }],
    ['another method', { ...CHEQUE, method: 'cash' }],
    ['another cheque', { ...CHEQUE, chequeNumber: 1002 }],
  ])('is not paid once more on %s', (_, other) => {
    expect(mark(year, other, 1002)).toEqual({ ok: false, code: 'already-paid' });
  });

  it('is the same with the number of its cheque', () => {
    expect(eventsOf(mark(year, { ...CHEQUE, chequeNumber: 1001 }, 1002))).toEqual([]);
  });
});

describe('the number of a cheque', () => {
  const year = givenPayments(loaded);

  it.each<[string, ContractorYear, PaidMark]>([
    ['another method', year, { paidOn: '2026-03-20', method: 'direct-deposit' }],
    ['no method', year, { paidOn: '2026-03-20' }],
    ['nothing', givenPayments(loaded, withheld(year, 35_00)), CHEQUE],
    ['what is to come back', givenPayments(loaded, mark(year, CHEQUE, 1001), corrected(year, 30)), CHEQUE],
  ])('is not taken for %s', (_, state, paid) => {
    const [event] = eventsOf(mark(state, paid, 1002));
    expect(event?.data).not.toHaveProperty('chequeNumber');
  });
});
