import { payPeriodById } from '@garita/domain/time/pay-period';
import { must } from '@garita/ledger/testing/saved-records';
import { expect, it } from 'vitest';
import { periodStatusAnswer } from './closing.wire.ts';
import { monthClosingWire, monthWire } from './month.wire.ts';

it('reads the month of a path, and refuses what is none', () => {
  expect(monthWire.decode({ month: '2026-03' })).toEqual({ month: '2026-03' });
  const errors = [{ path: ['month'], code: 'date-invalid' }];
  expect(() => monthWire.decode({ month: '2026-3' })).toThrow(expect.objectContaining({ facts: { errors } }));
});

it('reads the net that was confirmed, in cents, and does without', () => {
  expect(monthClosingWire.decode({ confirmed_net: '425.07' })).toEqual({ confirmedNet: 425_07 });
  expect(monthClosingWire.decode({})).toEqual({});
});

it('names the payments of a period that look repeated, with who loaded each', () => {
  const period = must(payPeriodById(2026_108));
  const payment = {
    employeeId: 3,
    payDate: '2026-02-27',
    net: 514_07,
    period,
    createdSeq: 1,
    regularMinutes: 0,
  };
  const at = '2026-02-27T15:00:00.000Z';
  const answer = periodStatusAnswer({
    ...period,
    status: 'open',
    version: 0,
    entryCount: 2,
    gross: 1_200_00,
    net: 1_028_14,
    bookedBy: ['Sara Paz'],
    isClosedByAnother: false,
    yearsLeftOut: [],
    corrections: [],
    repeated: [
      [
        { ...payment, entryId: 7, recordedBy: 'Sara Paz', recordedAt: at },
        { ...payment, entryId: 8, recordedBy: null, recordedAt: at },
      ],
    ],
    steps: [],
    seal: null,
  });
  const time = { employer_id: 3, pay_date: '2026-02-27', created_at: at };
  expect(answer.repeated).toEqual([
    {
      net: 514.07,
      times: [
        { ...time, time_id: 7, recorded_by: 'Sara Paz' },
        { ...time, time_id: 8, recorded_by: '' },
      ],
    },
  ]);
});
