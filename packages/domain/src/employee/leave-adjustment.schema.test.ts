import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { leaveAdjustmentSchema } from './leave-adjustment.schema.ts';

const GIVEN = { kind: 'vacation', date: '2026-03-31', minutes: 480, reason: 'Día concedido' };

describe('adjustment of leave', () => {
  it('adds or removes time, with a reason', () => {
    expect(refusals(leaveAdjustmentSchema, GIVEN)).toEqual([]);
    expect(refusals(leaveAdjustmentSchema, { ...GIVEN, minutes: -90 })).toEqual([]);
    expect(refusals(leaveAdjustmentSchema, { ...GIVEN, reason: ' ' })).toEqual(['reason: required']);
  });

  it('is never zero, and never more than the maximum time', () => {
    expect(refusals(leaveAdjustmentSchema, { ...GIVEN, minutes: 0 })).toEqual(['minutes: required']);
    expect(refusals(leaveAdjustmentSchema, { ...GIVEN, minutes: 6_000_000 })).toEqual([
      'minutes: hours-too-large',
    ]);
  });
});
