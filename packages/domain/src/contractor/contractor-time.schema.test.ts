import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { contractorTimeSchema } from './contractor-time.schema.ts';

const TIME = { payDate: '2026-03-15', minutes: 630 };

describe('contractor time', () => {
  it('has the year of its pay date', () => {
    expect(refusals(contractorTimeSchema, { ...TIME, year: 2026 })).toEqual([]);
    expect(refusals(contractorTimeSchema, { ...TIME, year: 2025 })).toEqual(['year: year-not-of-pay-date']);
  });

  it('has a pay date in a payroll year', () => {
    for (const payDate of ['2024-01-01', '2030-12-31']) {
      expect(refusals(contractorTimeSchema, { ...TIME, payDate })).toEqual([]);
    }
    for (const payDate of ['2023-12-31', '2031-01-01']) {
      expect(refusals(contractorTimeSchema, { ...TIME, payDate })).toEqual(['payDate: year-invalid']);
    }
  });

  it('may lack the year and the withheld amount', () => {
    expect(refusals(contractorTimeSchema, TIME)).toEqual([]);
  });

  it('has a pay date, and hours and amounts of at least zero', () => {
    expect(refusals(contractorTimeSchema, { payDate: '', minutes: -1, editedRetained: -1 })).toEqual([
      'payDate: required',
      'minutes: hours-negative',
      'editedRetained: amount-negative',
    ]);
  });
});
