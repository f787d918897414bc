import { describe, expect, it } from 'vitest';
import { payPeriods } from '../time/pay-period.ts';
import { isLate, isToBePaidIn, type Payee, progressOf } from './period-progress.ts';

const WEEK_47 = payPeriods(2026, 'weekly')[46]; // 19 to 25 November 2026
if (!WEEK_47) throw new RangeError('2026 has a week 47');

const aPayee = (id: number, firstName: string, overrides: Partial<Payee> = {}): Payee => ({
  id,
  firstName,
  middleName: '',
  lastName: 'Soto',
  motherLastName: '',
  isActive: true,
  payFrequency: 'weekly',
  admissionDate: '2020-01-01',
  egressDate: null,
  ...overrides,
});

const called = ({ id, firstName }: Payee) => ({ employeeId: id, name: `${firstName} Soto` });

const pay = (employeeId: number, isPaid = false) => ({ employeeId, isPaid, periodId: WEEK_47.id });

describe('who is due in a period', () => {
  it.each<[string, Partial<Payee>, boolean]>([
    ['includes an employee of its frequency', {}, true],
    ['excludes an employee of another frequency', { payFrequency: 'monthly' }, false],
    ['excludes an inactive employee', { isActive: false }, false],
    ['includes an employee admitted on its last day', { admissionDate: '2026-11-25' }, true],
    ['excludes an employee admitted after it', { admissionDate: '2026-11-26' }, false],
    ['includes an employee who left on its first day', { egressDate: '2026-11-19' }, true],
    ['excludes an employee who left before it', { egressDate: '2026-11-18' }, false],
  ])('%s', (_, overrides, isDue) => {
    expect(isToBePaidIn(aPayee(1, 'Ana', overrides), WEEK_47)).toBe(isDue);
  });
});

describe('progress of a period', () => {
  const zoe = aPayee(1, 'Zoé');
  const angel = aPayee(2, 'Ángel');
  const berta = aPayee(3, 'Berta');
  const everybody = [zoe, angel, berta];

  it('is to-load while nobody has pay, with the first by name as next', () => {
    expect(progressOf(WEEK_47, everybody, [])).toEqual({
      period: WEEK_47,
      status: 'open',
      state: 'to-load',
      loaded: 0,
      of: 3,
      unpaid: 0,
      withoutWork: 0,
      next: called(angel),
    });
  });

  it('is partly loaded until everybody has pay, paid or not', () => {
    expect(progressOf(WEEK_47, everybody, [pay(angel.id, true), pay(zoe.id)])).toMatchObject({
      state: 'partly-loaded',
      loaded: 2,
      of: 3,
      unpaid: 1,
      next: called(berta),
    });
  });

  it('is then to-pay, and paid once all pay is marked', () => {
    const loaded = [pay(angel.id, true), pay(berta.id), pay(zoe.id)];
    expect(progressOf(WEEK_47, everybody, loaded)).toMatchObject({
      state: 'to-pay',
      unpaid: 2,
      next: called(berta),
    });
    const paid = loaded.map((one) => ({ ...one, isPaid: true }));
    expect(progressOf(WEEK_47, everybody, paid)).toMatchObject({ state: 'paid', unpaid: 0, next: null });
  });

  it('counts nobody as missing in a closed period, but still waits for payment', () => {
    expect(progressOf(WEEK_47, everybody, [pay(zoe.id)], { status: 'closed' })).toMatchObject({
      status: 'closed',
      state: 'to-pay',
      of: 1,
      next: called(zoe),
    });
  });

  it('does not count an employee who did not work in it, unless there is pay', () => {
    const noWork = [angel, zoe].map(({ id }) => ({ employeeId: id, periodId: WEEK_47.id }));
    const elsewhere = { employeeId: berta.id, periodId: WEEK_47.id - 1 };
    expect(progressOf(WEEK_47, everybody, [pay(zoe.id)], { noWork: [...noWork, elsewhere] })).toMatchObject({
      state: 'partly-loaded',
      loaded: 1,
      of: 2,
      withoutWork: 1,
      next: called(berta),
    });
  });

  it('is not late if nobody worked', () => {
    const noWork = [{ employeeId: zoe.id, periodId: WEEK_47.id }];
    expect(isLate(progressOf(WEEK_47, [zoe], []), '2026-12-01')).toBe(true);
    expect(isLate(progressOf(WEEK_47, [zoe], [], { noWork }), '2026-12-01')).toBe(false);
  });

  it('counts an employee with pay who would not be due in it today', () => {
    const gone = aPayee(4, 'Iván', { isActive: false });
    expect(progressOf(WEEK_47, [angel, gone], [pay(angel.id, true), pay(gone.id)])).toMatchObject({
      state: 'to-pay',
      loaded: 2,
      of: 2,
      next: called(gone),
    });
  });
});
