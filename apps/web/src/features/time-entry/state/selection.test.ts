import type { Employee } from '@garita/domain/employee/employee.schema';
import { payPeriods } from '@garita/domain/time/pay-period';
import { describe, expect, it } from 'vitest';
import { aSavedEntry, aSheet, asLoaded, periodOf, withEntries } from '../../../pay/entry/sheet.builder.ts';
import type { PayrollSheet } from '../../../pay/entry/sheet.ts';
import {
  addressAfter,
  allowsNewEntry,
  defaultPeriod,
  type LoadedPay,
  nextWithoutPay,
  type Payees,
  periodProgress,
  selectionOf,
} from './selection.ts';

const WRITER = { today: '2026-05-23', mayWrite: true }; // in weekly period 21 of 2026, 21 to 27 May
const READER = { ...WRITER, mayWrite: false };
const at = (query: string) => new URLSearchParams(query);
const switchedOff = (sheet: PayrollSheet): PayrollSheet => ({
  ...sheet,
  employee: { ...sheet.employee, isActive: false },
});

describe('what the screen shows', () => {
  const sheet = aSheet();
  const [first, second] = [11, 12].map((entryId) => aSavedEntry(sheet, periodOf(sheet, 20), { entryId }));
  if (!first || !second) throw new RangeError('Two entries');
  const loaded = withEntries(sheet, [first, second]);

  it('is the latest period that has begun for whoever may not load pay', () => {
    expect(selectionOf(loaded, at(''), READER)).toMatchObject({ period: { number: 21 }, saved: undefined });
  });

  it('is the first period without pay for whoever may load it, and the latest where every one has pay', () => {
    const paid = (numbers: readonly number[]) =>
      withEntries(
        sheet,
        numbers.map((number) => aSavedEntry(sheet, periodOf(sheet, number), { entryId: number })),
      );
    const numbers = Array.from({ length: 21 }, (_, index) => index + 1);
    expect(selectionOf(sheet, at(''), WRITER).period?.number).toBe(1);
    expect(selectionOf(paid([1, 2, 4]), at(''), WRITER).period?.number).toBe(3);
    expect(selectionOf(paid(numbers), at(''), WRITER)).toMatchObject({
      period: { number: 21 },
      saved: { entryId: 21 },
    });
  });

  it('passes over periods in which the employee did not work', () => {
    const settled = new Set([1, 2, 21]);
    const periods = sheet.periods.map((one) => ({ ...one, isWithoutWork: settled.has(one.number) }));
    expect(selectionOf({ ...sheet, periods }, at(''), WRITER).period?.number).toBe(3);
    expect(defaultPeriod({ ...sheet, periods }, WRITER.today)?.number).toBe(20);
  });

  it('passes over periods before the employee came, that were paid elsewhere, or that are closed', () => {
    // weekly 12 of 2026 is 19 to 25 March, 13 is 26 March to 1 April, 14 is 2 to 8 April
    const admitted = aSheet({ employee: { admissionDate: '2026-03-23' } });
    expect(selectionOf(admitted, at(''), WRITER).period?.number).toBe(12);
    const brought = aSheet({ broughtForwardUntil: { 2026: '2026-04-01' } });
    expect(selectionOf(brought, at(''), WRITER).period?.number).toBe(14);
    const [january, ...others] = sheet.periods;
    if (!january) throw new RangeError('A year has a first week');
    const closed: PayrollSheet = { ...sheet, periods: [{ ...january, status: 'closed' }, ...others] };
    expect(selectionOf(closed, at(''), WRITER).period?.number).toBe(2);
  });

  it('is the first entry of a period that has entries, the named one, or a new one on request', () => {
    expect(selectionOf(loaded, at('period=2026120'), WRITER).saved?.entryId).toBe(11);
    expect(selectionOf(loaded, at('period=2026120&entry=12'), WRITER).saved?.entryId).toBe(12);
    expect(selectionOf(loaded, at('period=2026120&entry=new'), WRITER).saved).toBeUndefined();
  });

  it('is no new entry beside saved ones for whoever may load none', () => {
    const asked = at('period=2026120&entry=new');
    expect(selectionOf(loaded, asked, READER).saved?.entryId).toBe(11);
    expect(selectionOf(switchedOff(loaded), asked, WRITER).saved?.entryId).toBe(11);
    expect(selectionOf(switchedOff(sheet), asked, WRITER)).toMatchObject({
      period: { number: 20 },
      saved: undefined,
    });
  });

  it('is the latest period that has begun where the address names one of another frequency', () => {
    expect(selectionOf(loaded, at('period=2026401'), READER).period?.number).toBe(21);
  });

  it.each(['99', 'abc', ''])('is no other entry where the period has none with the name %j', (entry) => {
    const selection = selectionOf(loaded, at(`period=2026120&entry=${entry}`), WRITER);
    expect(selection).toMatchObject({ period: { number: 20 }, saved: undefined, isMissing: true });
  });

  it.each(['0', '2026199', '2025120', 'abc'])(
    'is no period where the year has none with the name %s',
    (period) => {
      expect(selectionOf(loaded, at(`period=${period}`), WRITER).period).toBeUndefined();
    },
  );

  it.each([
    ['period=2026199', true],
    ['period=abc', true],
    ['year=1999', true],
    ['year=1999&period=2026120', false],
    // No period is chosen.
    ['period=0', false],
    ['', false],
  ])('is said to be missing where the address names none that is there: %j', (query, isMissing) => {
    expect(selectionOf(loaded, at(query), WRITER)).toHaveProperty('isMissing', isMissing);
  });

  it('is no period of another year than the address names', () => {
    expect(selectionOf(loaded, at('year=1999'), WRITER).period).toBeUndefined();
    expect(selectionOf(loaded, at('year=2026'), READER).period?.number).toBe(21);
  });
});

it('offers a new entry to those who may load it, and where there is nothing else', () => {
  const sheet = aSheet();
  const empty = periodOf(sheet, 20);
  const used = { ...empty, entries: [asLoaded(aSavedEntry(sheet, empty))] };
  expect(allowsNewEntry(sheet, used, true)).toBe(true);
  expect(allowsNewEntry(sheet, used, false)).toBe(false);
  expect(allowsNewEntry(switchedOff(sheet), used, true)).toBe(false);
  expect(allowsNewEntry({ ...sheet, company: { ...sheet.company, isActive: false } }, used, true)).toBe(
    false,
  );
  expect(allowsNewEntry(switchedOff(sheet), empty, true)).toBe(true);
});

it('offers none beside the saved ones of a closed period', () => {
  const sheet = aSheet();
  const empty = periodOf(sheet, 20);
  const closed = { ...empty, status: 'closed' as const, entries: [asLoaded(aSavedEntry(sheet, empty))] };
  expect(allowsNewEntry(sheet, closed, true)).toBe(false);
});

it('offers none in a period of another frequency, in which the employee was paid before', () => {
  const weekly = aSheet();
  const loaded = withEntries(weekly, [aSavedEntry(weekly, periodOf(weekly, 20))]);
  const sheet: PayrollSheet = { ...loaded, employee: { ...loaded.employee, payFrequency: 'monthly' } };
  expect(allowsNewEntry(sheet, periodOf(sheet, 20), true)).toBe(false);
  expect(selectionOf(sheet, at('period=2026120&entry=new'), WRITER).saved?.entryId).toBe(11);
});

describe('the address after a choice', () => {
  it('forgets what depends on what was chosen', () => {
    const here = { period: 2026120, year: 2026 };
    expect(String(addressAfter({ year: 2025 }, here))).toBe('year=2025');
    expect(String(addressAfter({ periodId: 2026121 }, here))).toBe('year=2026&period=2026121');
    expect(String(addressAfter({ entryId: 'new' }, here))).toBe('year=2026&period=2026120&entry=new');
  });
});

describe('the period that the screen opens with', () => {
  it('is the latest that has begun', () => {
    // weekly 21 of 2026 begins on day 20 × 7 + 1 = 141 of the year, 21 May
    expect(defaultPeriod(aSheet(), '2026-05-21')?.number).toBe(21);
    expect(defaultPeriod(aSheet(), '2026-05-20')?.number).toBe(20);
  });

  it('is the last one in a year that is over, and none in a year that has not begun', () => {
    expect(defaultPeriod(aSheet(), '2027-03-01')?.number).toBe(53);
    expect(defaultPeriod(aSheet(), '2025-12-31')).toBeUndefined();
  });

  it('is one of the frequency that the employee has now, even where an old entry kept another', () => {
    const sheet = aSheet();
    const [, february] = payPeriods(2026, 'monthly');
    if (!february) throw new RangeError('A year has a February');
    const periods = [
      ...sheet.periods,
      { ...february, entries: [], leaveAtEnd: { vacation: 0, sick: 0 }, isWithoutWork: false },
    ];
    expect(defaultPeriod({ ...sheet, periods }, '2026-02-03')?.frequency).toBe('weekly');
  });
});

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

const payOf = (loaded: LoadedPay) => ({ loaded, withoutWork: new Set<number>() });

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
    expect(periodProgress(shown(1, employees), period, payOf(loadedFor(1, 9)))).toEqual({ done: 2, of: 4 });
  });

  it('does not count who did not work in it, unless there is pay after all', () => {
    const payees = shown(1, [ANA, ELIAS, ZOE]);
    const withoutWork = new Set([1, 2]);
    expect(periodProgress(payees, period, { loaded: loadedFor(1), withoutWork })).toEqual({ done: 1, of: 2 });
    expect(nextWithoutPay(payees, period, { loaded: loadedFor(1), withoutWork })).toBe(3);
  });

  it('counts nobody who has no more in it than what corrects another period', () => {
    const corrected = loadedFor(2).map((row) => ({ ...row, hasPay: false }));
    const ofBoth = [...loadedFor(1), ...corrected];
    expect(periodProgress(shown(1, [ANA, ELIAS]), period, payOf(ofBoth))).toEqual({ done: 1, of: 2 });
    expect(nextWithoutPay(shown(1, [ANA, ELIAS]), period, payOf(ofBoth))).toBe(2);
  });
});

describe('the next employee without pay', () => {
  const employees = [ZOE, ANA, ELIAS];

  it('is the next by name, and after the last the first', () => {
    expect(nextWithoutPay(shown(1, employees), period, payOf(loadedFor(1)))).toBe(2);
    expect(nextWithoutPay(shown(1, employees), period, payOf(loadedFor(1, 2)))).toBe(3);
    expect(nextWithoutPay(shown(3, employees), period, payOf(loadedFor(2)))).toBe(1);
  });

  it('is nobody when all are loaded, and never the one on the screen', () => {
    expect(nextWithoutPay(shown(2, employees), period, payOf(loadedFor(1, 2, 3)))).toBeUndefined();
    expect(nextWithoutPay(shown(2, employees), period, payOf(loadedFor(1, 3)))).toBeUndefined();
  });
});
