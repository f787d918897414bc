import type { RecordedMark } from '@garita/domain/pay/paid-difference';
import { describe, expect, it } from 'vitest';
import { chequeOf } from './cheque-part.ts';
import { aPayStub } from './pay-stub.builder.ts';
import type { PayStubData } from './pay-stub-data.ts';

// 40 hours at 10.50 less 45.96 are 374.04; the stub is of 29 May 2026.
const PAID: RecordedMark = { paidOn: '2026-06-01', amount: 374_04, net: 374_04 };
const chequeFor = (stub: PayStubData) => chequeOf({ ...stub, net: stub.current.net });
const paidBy = (mark: Partial<RecordedMark>) => chequeFor(aPayStub({}, { paid: { ...PAID, ...mark } }));

describe('below the cut', () => {
  it('is a cheque without a number for what is not paid yet', () => {
    expect(chequeFor(aPayStub())).toEqual({ isCheque: true, date: '2026-05-29', amount: 374_04 });
  });

  it('is the cheque that paid it, with its number and of its amount', () => {
    const cheque = { isCheque: true, number: 1001, date: '2026-06-01', amount: 374_04 };
    expect(paidBy({ method: 'check', chequeNumber: 1001 })).toEqual(cheque);
    // Settling a correction is a cheque of the difference.
    const settled = { method: 'check', chequeNumber: 1002, amount: 20_00, net: 374_04 } as const;
    expect(paidBy(settled)).toEqual({ ...cheque, number: 1002, amount: 20_00 });
  });

  it.each<[string, Partial<RecordedMark>]>([
    ['by direct deposit', { method: 'direct-deposit' }],
    ['in cash', { method: 'cash' }],
    ['nobody says how', {}],
    ['back, after a correction', { method: 'check', amount: -20_00 }],
  ])('is no cheque for what was paid %s', (_, mark) => {
    expect(paidBy(mark)).toEqual({ isCheque: false, date: '2026-06-01', paid: { method: mark.method } });
  });

  it('is no cheque where there is nothing to pay', () => {
    const nothing = aPayStub({ inputs: { minutes: { regular: 600 }, deductions: { childSupport: 200_00 } } });
    expect(chequeFor(nothing)).toEqual({ isCheque: false, date: '2026-05-29' });
  });
});
