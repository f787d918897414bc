import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../field/field-errors.ts';
import { NOTHING_SUPPOSED, type WhatIf, whatIfSchema } from './what-if.schema.ts';

function refusedOf(supposed: Partial<WhatIf>) {
  const read = whatIfSchema.safeParse({
    start: '2026-01-01',
    end: '2026-12-31',
    ...NOTHING_SUPPOSED,
    ...supposed,
  });
  return (read.success ? [] : fieldErrors(read.error)).map(({ path, code }) => [path.join('.'), code]);
}

describe('what-if input', () => {
  it('takes days in order, within five payroll years at most', () => {
    expect(refusedOf({})).toEqual([]);
    expect(refusedOf({ start: '2026-12-31', end: '2030-01-01' })).toEqual([]);
    expect(refusedOf({ start: '2025-12-31', end: '2030-01-01' })).toEqual([['end', 'range-too-long']]);
    expect(refusedOf({ start: '2026-05-01', end: '2026-04-30' })).toEqual([['end', 'end-before-start']]);
    expect(refusedOf({ start: '2023-12-31' })).toEqual([['start', 'year-invalid']]);
    expect(refusedOf({ end: '2031-01-01' })).toEqual([['end', 'year-invalid']]);
  });

  it('pays a new employee by the hour only if both rate and hours are given', () => {
    const newEmployee = { ...NOTHING_SUPPOSED.newEmployee };
    expect(refusedOf({ newEmployee: { ...newEmployee, hourlyRate: 12_00 } })).toEqual([
      ['newEmployee.minutes', 'required'],
    ]);
    expect(refusedOf({ newEmployee: { ...newEmployee, minutes: 2_400 } })).toEqual([
      ['newEmployee.hourlyRate', 'required'],
    ]);
    expect(refusedOf({ newEmployee: { ...newEmployee, hourlyRate: 12_00, minutes: 2_400 } })).toEqual([]);
  });

  it('takes a table that begins at zero, each row above the one before', () => {
    const rows = (...overs: number[]) => overs.map((over) => ({ over, rate: 70_000, plus: 0 }));
    expect(refusedOf({ tableRows: rows(0, 1, 2) })).toEqual([]);
    expect(refusedOf({ tableRows: rows(1, 2) })).toEqual([['tableRows.0.over', 'brackets-unsorted']]);
    expect(refusedOf({ tableRows: rows(0, 5, 5) })).toEqual([['tableRows.2.over', 'brackets-unsorted']]);
  });
});
