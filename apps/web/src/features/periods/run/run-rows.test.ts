import { describe, expect, it } from 'vitest';
import { aSheet } from '../../../pay/entry/sheet.builder.ts';
import { readCell, usedColumns } from './run-columns.ts';
import { pastedCells } from './run-grid.tsx';
import { peopleToLoad, previousCells, type RunSheet, rowOf, rowRefusals } from './run-rows.ts';

/** The tenth week of 2026. */
const WEEK = 2026110;
const TERMS = { payDate: '2026-03-11', accountantId: 1 };

/** The run of a week of one employee at 10.50 an hour, of which a test states what matters. */
function aRun(overrides: Parameters<typeof aSheet>[0] = {}, isDue = true): RunSheet {
  const { year: _, ...sheet } = aSheet(overrides);
  const period = sheet.periods.find(({ id }) => id === WEEK);
  if (!period) throw new RangeError('A year has a tenth week');
  const { employee, certificates, yearToDate, elsewhere, incomeTaxYears, settledPay } = sheet;
  const { periods, leaveOpening, broughtForwardUntil, ...company } = sheet;
  const person = {
    employee,
    certificates,
    yearToDate,
    elsewhere,
    incomeTaxYears,
    settledPay,
    periods,
    leaveOpening,
    broughtForwardUntil,
  };
  return {
    ...company,
    period: { ...period, payDate: period.defaultPayDate },
    draft: { version: 0, rows: [] },
    people: [{ ...person, isDue }],
  };
}

function payeeOf(overrides: Parameters<typeof aSheet>[0] = {}) {
  const [payee] = peopleToLoad(aRun(overrides));
  if (!payee) throw new RangeError('The employee is due');
  return payee;
}

describe('a row of a run', () => {
  it('calculates what was typed, in every form of hours', () => {
    const { statement, entry } = rowOf(payeeOf(), { regularPay: '40', overtimePay: '1h30' }, TERMS);
    expect(entry?.minutes).toMatchObject({ regular: 2_400, overtime: 90 });
    // 40 × 10.50 = 420.00, and 1.5 × 15.75 = 23.63
    expect(statement?.gross).toBe(420_00 + 23_63);
  });

  it('pays nobody by the hour whose cells are blank, and the salary of who has one', () => {
    expect(rowOf(payeeOf(), {}, TERMS)).toMatchObject({ entry: undefined, statement: undefined });
    const salaried = payeeOf({ employee: { salary: 500_00, workMinutes: 2_400 } });
    expect(rowOf(salaried, {}, TERMS).statement?.gross).toBe(500_00);
    expect(rowOf(salaried, { salary: '0', regularPay: '10' }, TERMS).statement?.typed.salary).toBe(0);
  });

  it('names the cells that cannot be read, and calculates with the others', () => {
    const row = rowOf(payeeOf(), { regularPay: '8:75', bonus: '1,234', overtimePay: '2' }, TERMS);
    expect(row.faults).toEqual({ regularPay: 'hours-invalid', bonus: 'amount-ambiguous' });
    expect(row.entry?.minutes.overtime).toBe(120);
  });

  it('warns as Cargar Tiempo does', () => {
    const { warnings } = rowOf(payeeOf(), { regularPay: '50' }, TERMS);
    expect(warnings.map(({ code }) => code)).toEqual(['overtime-as-regular']);
  });
});

describe('a refusal of the server', () => {
  it('is of the cell whose field it names, or of the whole row', () => {
    const sent = [{ employeeId: 7 }, { employeeId: 8 }];
    const errors = [
      { field: 'rows.1.minutes.regular', msg: 'Nada que pagar' },
      { field: 'rows.0.earnings.bonus', msg: 'Muy grande' },
      { field: 'rows.0.reimbursedExpenses', msg: 'Muy grande' },
      { field: 'rows.1', msg: 'Ya cobró' },
      { field: 'payDate', msg: 'Otra fecha' },
      { field: 'rows.2', msg: 'Nadie' },
    ];
    expect(rowRefusals(errors, sent)).toEqual([
      { employeeId: 8, column: 'regularPay', msg: 'Nada que pagar' },
      { employeeId: 7, column: 'bonus', msg: 'Muy grande' },
      { employeeId: 7, column: 'reimbursedExpenses', msg: 'Muy grande' },
      { employeeId: 8, column: undefined, msg: 'Ya cobró' },
    ]);
  });
});

describe('the people of a run', () => {
  it('are those who are due, without who has pay or did not work', () => {
    expect(peopleToLoad(aRun()).map(({ name }) => name)).toHaveLength(1);
    expect(peopleToLoad(aRun({}, false))).toEqual([]);
    const run = aRun();
    const settled = run.people.map((person) => ({
      ...person,
      periods: person.periods.map((period) => ({ ...period, isWithoutWork: period.id === WEEK })),
    }));
    expect(peopleToLoad({ ...run, people: settled })).toEqual([]);
    expect(previousCells(payeeOf())).toBeUndefined();
  });
});

describe('cells of a run', () => {
  it('stand in columns that are shown for as long as something is typed in them', () => {
    const columns = (typed: readonly ('bonus' | 'aflac')[]) => usedColumns([], { hasSalaries: false, typed });
    expect(columns([])).not.toContain('bonus');
    expect(columns(['bonus'])).toContain('bonus');
  });

  it('are read as hours or as amounts', () => {
    expect(readCell('regularPay', '7,5')).toEqual({ value: 450 });
    expect(readCell('bonus', '$1,250.50')).toEqual({ value: 1_250_50 });
    expect(readCell('bonus', '  ')).toEqual({ value: undefined });
    expect(readCell('regularPay', '-2')).toEqual({ code: 'hours-negative' });
  });

  it('are filled by a pasted block from a place on, as far as there are rows and columns', () => {
    const row = rowOf(payeeOf(), {}, TERMS);
    const rows = [row, row];
    const columns = ['regularPay', 'overtimePay'] as const;
    const { employeeId } = row.payee;
    expect(pastedCells('40\t2\t9\n38:30\t\n7', { row: 0, column: 0 }, { columns, rows })).toEqual([
      { employeeId, column: 'regularPay', text: '40' },
      { employeeId, column: 'overtimePay', text: '2' },
      { employeeId, column: 'regularPay', text: '38:30' },
      { employeeId, column: 'overtimePay', text: '' },
    ]);
  });
});
