import { describe, expect, it } from 'vitest';
import { addressAfter, offersNew, selectionOf } from './selection.ts';
import { aSavedEntry, aSheet, asLoaded, periodOf, withEntries } from './sheet.builder.ts';
import type { PayrollSheet } from './sheet.ts';

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

  it('is the latest period that has begun, and a new entry while it has none', () => {
    expect(selectionOf(loaded, at(''), WRITER)).toMatchObject({ period: { number: 21 }, saved: undefined });
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
    expect(selectionOf(loaded, at('period=2026401'), WRITER).period?.number).toBe(21);
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
    expect(selectionOf(loaded, at('year=2026'), WRITER).period?.number).toBe(21);
  });
});

it('offers a new entry to those who may load it, and where there is nothing else', () => {
  const sheet = aSheet();
  const empty = periodOf(sheet, 20);
  const used = { ...empty, entries: [asLoaded(aSavedEntry(sheet, empty))] };
  expect(offersNew(sheet, used, true)).toBe(true);
  expect(offersNew(sheet, used, false)).toBe(false);
  expect(offersNew(switchedOff(sheet), used, true)).toBe(false);
  expect(offersNew({ ...sheet, company: { ...sheet.company, isActive: false } }, used, true)).toBe(false);
  expect(offersNew(switchedOff(sheet), empty, true)).toBe(true);
});

it('offers none beside the saved ones of a closed period', () => {
  const sheet = aSheet();
  const empty = periodOf(sheet, 20);
  const closed = { ...empty, status: 'closed' as const, entries: [asLoaded(aSavedEntry(sheet, empty))] };
  expect(offersNew(sheet, closed, true)).toBe(false);
});

it('offers none in a period of another frequency, in which the employee was paid before', () => {
  const weekly = aSheet();
  const loaded = withEntries(weekly, [aSavedEntry(weekly, periodOf(weekly, 20))]);
  const sheet: PayrollSheet = { ...loaded, employee: { ...loaded.employee, payFrequency: 'monthly' } };
  expect(offersNew(sheet, periodOf(sheet, 20), true)).toBe(false);
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
