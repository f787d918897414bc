import { describe, expect, it } from 'vitest';
import { type CompanyLifetime, openPeriods, periodsAround, sortByUrgency } from './open-periods.ts';
import type { Payee } from './period-progress.ts';

// A Sunday. Week 47 of 2026 is 19 to 25 November, fortnight 24 is 19 November to 2 December.
const TODAY = '2026-11-22';

const aPayee = (id: number, payFrequency: Payee['payFrequency'] = 'weekly'): Payee => ({
  id,
  firstName: 'Ana',
  middleName: '',
  lastName: 'Soto',
  motherLastName: '',
  isActive: true,
  payFrequency,
  admissionDate: '2020-01-01',
  egressDate: null,
});

const inWeek = (number: number, { employeeId = 1, isPaid = false } = {}) => ({
  periodId: 2026100 + number,
  employeeId,
  isPaid,
});

const periodsOf = (payees: readonly Payee[], pay: Parameters<typeof openPeriods>[1], today = TODAY) =>
  openPeriods(payees, pay, { today }).map(({ period, state }) => [period.id, state]);

it('looks back 60 days at every frequency', () => {
  // 60 days before 22 November is 23 September, day 266 of the year. Weeks end on each 7th day; 266 = 38 × 7,
  // so the first week ends on that day.
  const ids = periodsAround(TODAY).map(({ id }) => id);
  expect(ids.filter((id) => id < 2026200)).toEqual(
    [38, 39, 40, 41, 42, 43, 44, 45, 46, 47].map((n) => 2026100 + n),
  );
  expect(ids.filter((id) => id > 2026400)).toEqual([2026409, 2026410, 2026411]);
});

describe('open periods of a company', () => {
  it('are the current period and the one before, late ones first', () => {
    expect(periodsOf([aPayee(1)], [])).toEqual([
      [2026146, 'to-load'],
      [2026147, 'to-load'],
    ]);
  });

  it('include each frequency at which somebody is paid', () => {
    expect(periodsOf([aPayee(1), aPayee(2, 'monthly')], [inWeek(46, { isPaid: true }), inWeek(47)])).toEqual([
      [2026410, 'to-load'],
      [2026147, 'to-pay'],
      [2026411, 'to-load'],
      [2026146, 'paid'],
    ]);
  });

  it('reach into the year before', () => {
    expect(periodsOf([aPayee(1)], [], '2027-01-03')).toEqual([
      [2026153, 'to-load'], // 31 December alone
      [2027101, 'to-load'],
    ]);
  });

  it('include an earlier period skipped after loading began, but none from before', () => {
    const both = [aPayee(1), aPayee(2)];
    const pay = [
      inWeek(42),
      inWeek(42, { employeeId: 2 }),
      inWeek(44),
      inWeek(45),
      inWeek(45, { employeeId: 2 }),
    ];
    expect(periodsOf(both, pay)).toEqual([
      [2026143, 'to-load'],
      [2026144, 'partly-loaded'],
      [2026146, 'to-load'],
      [2026147, 'to-load'],
    ]);
  });

  it('include an earlier unpaid period only if the company marks pay as paid', () => {
    const loaded = [43, 44, 45, 46, 47].map((number) => inWeek(number));
    expect(periodsOf([aPayee(1)], loaded)).toEqual([
      [2026146, 'to-pay'],
      [2026147, 'to-pay'],
    ]);
    const marked = loaded.map((pay, index) => ({ ...pay, isPaid: index === 1 }));
    expect(periodsOf([aPayee(1)], marked)).toEqual([
      [2026145, 'to-pay'],
      [2026146, 'to-pay'],
      [2026147, 'to-pay'],
    ]);
  });

  it('include no period before the first day of the company or after its last one', () => {
    const within = (lifetime: CompanyLifetime) =>
      openPeriods([aPayee(1)], [inWeek(44)], { today: TODAY, lifetime }).map(({ period }) => period.id);
    const always = { businessStartDate: '2015-03-01', businessEndDate: null };
    expect(within(always)).toEqual([2026145, 2026146, 2026147]);
    // Week 46 ends on 18 November and week 45 on the 11th. Week 45 is before the first day, but has pay, so
    // it stays listed.
    expect(within({ ...always, businessStartDate: '2026-11-18' })).toEqual([2026146, 2026147]);
    expect(within({ ...always, businessStartDate: '2026-11-19' })).toEqual([2026147]);
    expect(within({ ...always, businessEndDate: '2026-11-18' })).toEqual([2026145, 2026146]);
  });

  it('include no period in which nobody worked', () => {
    const noWork = [{ employeeId: 1, periodId: 2026146 }];
    expect(openPeriods([aPayee(1)], [], { today: TODAY, noWork }).map(({ period }) => period.id)).toEqual([
      2026147,
    ]);
  });

  it('are none if nobody is paid', () => {
    expect(periodsOf([], [])).toEqual([]);
  });
});

it('sorts companies by their most urgent period, then by name', () => {
  const week = (company: string, payees: readonly Payee[], pay: Parameters<typeof openPeriods>[1] = []) => ({
    companyId: 1,
    company,
    isMine: false,
    periods: openPeriods(payees, pay, { today: TODAY }),
  });
  const weeks = [
    week('Nadie', []),
    week('Paga', [aPayee(1)], [inWeek(46, { isPaid: true }), inWeek(47, { isPaid: true })]),
    week('Por pagar', [aPayee(1)], [inWeek(46), inWeek(47)]),
    week('Ñame', [aPayee(1)]),
    week('Ámbar', [aPayee(1)]),
    week('En curso', [aPayee(1)], [inWeek(46, { isPaid: true })]),
  ];
  expect(sortByUrgency(weeks, TODAY).map(({ company }) => company)).toEqual([
    'Ámbar',
    'Ñame',
    'Por pagar',
    'En curso',
    'Paga',
    'Nadie',
  ]);
});
