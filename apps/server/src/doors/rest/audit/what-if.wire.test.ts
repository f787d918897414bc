import { describe, expect, it } from 'vitest';
import { AppError } from '../../../refusal/app-error.ts';
import { whatIfWire } from './what-if.wire.ts';

const DATES = { start: '2026-01-01', end: '2026-12-31' };

function refusedOf(body: object) {
  try {
    whatIfWire.decode({ ...DATES, ...body });
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.facts.errors?.map(({ path, code }) => [path.join('.'), code]);
  }
}

describe('what is supposed, on the wire', () => {
  it('is written as it is read', () => {
    const body = {
      ...DATES,
      employers: [7, 9],
      raise_percent: '5%',
      raise_hourly: 0.25,
      raise_salary: 100,
      minimum_wage: 11.5,
      table: [
        { over: 0, rate: '0%', plus: 0 },
        { over: 9000, rate: '7%', plus: 12.5 },
      ],
      period_norma: 1,
      regular_pay: 12,
      regular_time: '40:00',
      salary: 0,
    };
    const whatIf = whatIfWire.decode(body);
    expect(whatIf.raise).toEqual({ employeeIds: [7, 9], rate: 50_000, hourly: 25, salary: 100_00 });
    expect(whatIf.tableRows[1]).toEqual({ over: 9_000_00, rate: 70_000, plus: 12_50 });
    expect(whatIfWire.encode(whatIf)).toEqual(body);
  });

  it('supposes nobody new of whom nothing says what would be paid', () => {
    expect(refusedOf({ period_norma: 1 })).toEqual([['period_norma', 'nothing-to-pay']]);
    expect(refusedOf({ period_norma: 1, regular_pay: 12 })).toEqual([['regular_time', 'required']]);
    expect(refusedOf({ regular_time: '40:00' })).toEqual([['regular_pay', 'required']]);
    expect(refusedOf({ period_norma: 1, salary: 900 })).toEqual([]);
  });

  it('names what is wrong with a row of the table by its place', () => {
    expect(refusedOf({ table: 'no' })).toEqual([['table', 'option-invalid']]);
    expect(refusedOf({ table: [{ over: 0, plus: 0 }] })).toEqual([['table.0.rate', 'required']]);
    expect(refusedOf({ table: [{ over: 5, rate: '7%', plus: 0 }] })).toEqual([
      ['table.0.over', 'brackets-unsorted'],
    ]);
    expect(refusedOf({ employers: ['nadie'] })).toEqual([['employers.0', 'option-invalid']]);
  });
});
