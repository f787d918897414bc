import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { contractorTimeSchema } from './contractor-time.schema.ts';

const TIME = { payDate: '2026-03-15', minutes: 630 };

describe('contractor time', () => {
  it('is of the year in which it is paid', () => {
    expect(refusals(contractorTimeSchema, { ...TIME, year: 2026 })).toEqual([]);
    expect(refusals(contractorTimeSchema, { ...TIME, year: 2025 })).toEqual(['year: year-not-of-pay-date']);
  });

  it('is paid in one of the years that time may be loaded in', () => {
    for (const payDate of ['2024-01-01', '2030-12-31']) {
      expect(refusals(contractorTimeSchema, { ...TIME, payDate })).toEqual([]);
    }
    for (const payDate of ['2023-12-31', '2031-01-01']) {
      expect(refusals(contractorTimeSchema, { ...TIME, payDate })).toEqual(['payDate: year-invalid']);
    }
  });

  it('may leave the year and the withheld amount out', () => {
    expect(refusals(contractorTimeSchema, TIME)).toEqual([]);
  });

  it('has a pay date, hours of 0 and more, and amounts of 0 and more', () => {
    expect(refusals(contractorTimeSchema, { payDate: '', minutes: -1, editedRetained: -1 })).toEqual([
      'payDate: required',
      'minutes: hours-negative',
      'editedRetained: amount-negative',
    ]);
  });
});
