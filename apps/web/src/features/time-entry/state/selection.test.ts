import { describe, expect, it } from 'vitest';
import { addressAfter, selectionOf } from './selection.ts';
import { aSavedEntry, aSheet, periodOf, withEntries } from './sheet.builder.ts';

const TODAY = '2026-05-23'; // in weekly period 21 of 2026, 21 to 27 May
const at = (query: string) => new URLSearchParams(query);

describe('what the screen shows', () => {
  const sheet = aSheet();
  const [first, second] = [11, 12].map((entryId) => aSavedEntry(sheet, periodOf(sheet, 20), { entryId }));
  if (!first || !second) throw new RangeError('Two entries');
  const loaded = withEntries(sheet, [first, second]);

  it('is the latest period that has begun, and a new entry while it has none', () => {
    expect(selectionOf(loaded, at(''), TODAY)).toMatchObject({ period: { number: 21 }, saved: undefined });
  });

  it('is the first entry of a period that has entries, the named one, or a new one on request', () => {
    expect(selectionOf(loaded, at('period=2026120'), TODAY).saved?.entryId).toBe(11);
    expect(selectionOf(loaded, at('period=2026120&entry=12'), TODAY).saved?.entryId).toBe(12);
    expect(selectionOf(loaded, at('period=2026120&entry=new'), TODAY).saved).toBeUndefined();
  });

  it('falls back where the address names what is not there', () => {
    expect(selectionOf(loaded, at('period=2026401'), TODAY).period?.number).toBe(21);
    expect(selectionOf(loaded, at('period=2026120&entry=99'), TODAY).saved?.entryId).toBe(11);
  });

  it('is no period where none is chosen', () => {
    expect(selectionOf(loaded, at('period=0'), TODAY).period).toBeUndefined();
  });
});

describe('the address after a choice', () => {
  it('forgets what depends on what was chosen', () => {
    const here = { period: 2026120, year: 2026 };
    expect(String(addressAfter({ year: 2025 }, here))).toBe('year=2025');
    expect(String(addressAfter({ periodId: 2026121 }, here))).toBe('year=2026&period=2026121');
    expect(String(addressAfter({ entryId: 'new' }, here))).toBe('year=2026&period=2026120&entry=new');
  });
});
