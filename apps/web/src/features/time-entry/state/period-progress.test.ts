import type { Employee } from '@garita/domain/employee/employee.schema';
import { describe, expect, it } from 'vitest';
import { nextWithoutPay, type Payees, periodProgress } from './period-progress.ts';
import { aSheet, periodOf } from './sheet.builder.ts';

const plain = aSheet();
const period = periodOf(plain, 21); // 21 to 27 May 2026

const someone = (
  id: number,
  firstName: string,
  overrides: Partial<Employee> & { isActive?: boolean } = {},
) => ({
  ...plain.employee,
  lastFour: '0001',
  id,
  firstName,
  ...overrides,
});

/** The employee with this id on the screen, of these employees. */
const shown = (id: number, payees: Payees) => ({ employee: { ...plain.employee, id }, payees });

const loadedFor = (...ids: number[]) =>
  ids.map((employeeId) => ({ employeeId, minutes: 2_400, net: 374_04, unpaid: 1, hasPay: true }));

const ANA = someone(1, 'Ana');
const ELIAS = someone(2, 'Elías');
const ZOE = someone(3, 'Zoé');

describe('how far a period is loaded', () => {
  it('is of those who are paid at its frequency, switched on and employed in it, and of whoever has pay in it', () => {
    const employees = [
      ANA,
      ELIAS,
      someone(4, 'Monthly', { payFrequency: 'monthly' }),
      someone(5, 'Off', { isActive: false }),
      someone(6, 'Gone', { egressDate: '2026-05-20' }),
      someone(7, 'Leaving', { egressDate: '2026-05-21' }),
      someone(8, 'Coming', { admissionDate: '2026-05-28' }),
      someone(9, 'Off since', { isActive: false }),
    ];
    // Ana, Elías, Leaving, and the one who was switched off after pay
    expect(periodProgress(shown(1, employees), period, loadedFor(1, 9))).toEqual({ done: 2, of: 4 });
  });

  it('counts nobody who has no more in it than what corrects another period', () => {
    const corrected = loadedFor(2).map((row) => ({ ...row, hasPay: false }));
    const ofBoth = [...loadedFor(1), ...corrected];
    expect(periodProgress(shown(1, [ANA, ELIAS]), period, ofBoth)).toEqual({ done: 1, of: 2 });
    expect(nextWithoutPay(shown(1, [ANA, ELIAS]), period, ofBoth)).toBe(2);
  });
});

describe('the next employee without pay', () => {
  const employees = [ZOE, ANA, ELIAS];

  it('is the next by name, and after the last the first', () => {
    expect(nextWithoutPay(shown(1, employees), period, loadedFor(1))).toBe(2);
    expect(nextWithoutPay(shown(1, employees), period, loadedFor(1, 2))).toBe(3);
    expect(nextWithoutPay(shown(3, employees), period, loadedFor(2))).toBe(1);
  });

  it('is nobody when all are loaded, and never the one on the screen', () => {
    expect(nextWithoutPay(shown(2, employees), period, loadedFor(1, 2, 3))).toBeUndefined();
    expect(nextWithoutPay(shown(2, employees), period, loadedFor(1, 3))).toBeUndefined();
  });
});
