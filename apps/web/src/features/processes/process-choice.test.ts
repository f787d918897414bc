import { describe, expect, it } from 'vitest';
import {
  addressAfter,
  choiceIn,
  missingFrom,
  offeredPeriods,
  type ProcessChoice,
  packageOf,
  processCrumbs,
} from './process-choice.ts';

const TODAY = '2026-03-02';
const choiceOf = (address: string) => choiceIn(new URLSearchParams(address), TODAY);
const after = (address: string, chosen: Partial<ProcessChoice>) =>
  String(addressAfter(new URLSearchParams(address), chosen));

describe('what is chosen on the Procesos screen', () => {
  it('starts with the current year and nothing else', () => {
    expect(choiceOf('')).toEqual({
      companyId: null,
      employeeId: null,
      fileType: null,
      employeeFile: 'w2pr',
      paySpan: 'dates',
      year: 2026,
      fiscalYear: 2026,
      quarter: null,
      payFrequency: null,
      periodId: null,
      submission: 'original',
      start: null,
      end: null,
    });
  });

  it('stands in the address, and is read back from it', () => {
    const chosen: Partial<ProcessChoice> = {
      companyId: 7,
      fileType: 8,
      year: 2025,
      payFrequency: 'biweekly',
    };
    const address = after('', chosen);
    expect(address).toBe('company=7&type=8&year=2025&frequency=biweekly');
    expect(choiceOf(address)).toMatchObject(chosen);
  });

  it('knows an emptied year from one that was never chosen', () => {
    expect(choiceOf(after('', { year: 0 })).year).toBe(0);
    expect(choiceOf('').year).toBe(2026);
  });

  it('leaves aside what an address gets wrong', () => {
    expect(choiceOf('company=x&employee=-1&type=18&file=otro&span=otro&year=abc&submission=9')).toEqual(
      choiceOf(''),
    );
  });

  it('leaves aside a year that is not offered, whose periods may have no end', () => {
    expect(choiceOf('type=8&frequency=weekly&year=9999').year).toBe(2026);
    expect(choiceOf('year=2023').year).toBe(2026);
    // On 2 March 2026 the fiscal year that ends in 2027 has not begun.
    expect(choiceOf('fiscal=2027').fiscalYear).toBe(2026);
    expect(choiceOf('year=2024&fiscal=2024')).toMatchObject({ year: 2024, fiscalYear: 2024 });
  });

  it('forgets the employee with the company, and the period with whatever its list depends on', () => {
    const address = 'company=7&employee=3&type=8&period=2026110';
    expect(after(address, { companyId: 8 })).toBe('company=8&type=8');
    expect(after(address, { employeeId: null })).toBe('company=7&type=8');
    expect(after(address, { year: 2025 })).toBe('company=7&employee=3&type=8&year=2025');
    const ofAll = 'company=7&type=8&frequency=weekly&period=2026110';
    expect(after(ofAll, { companyId: 8 })).toBe('company=8&type=8&frequency=weekly&period=2026110');
    expect(after(address, { fileType: 2 })).toBe('company=7&employee=3&type=2&period=2026110');
  });

  it('says what an address names that is not there, and does not take it for everybody', () => {
    const missing = (address: string) => missingFrom([{ id: 7, employees: [{ id: 3 }] }], choiceOf(address));
    expect(missing('company=8&employee=3')).toBe('company');
    expect(missing('company=7&employee=4')).toBe('employee');
    expect(missing('company=7&employee=3')).toBeUndefined();
    expect(missing('company=7')).toBeUndefined();
    expect(missing('')).toBeUndefined();
  });
});

const biweekly = { payFrequency: 'biweekly' } as const;

it("offers the periods of the employee's own frequency, whatever was chosen for everybody", () => {
  expect(offeredPeriods({ year: 2026, payFrequency: 'weekly' }, biweekly)).toHaveLength(27);
  expect(offeredPeriods({ year: 2026, payFrequency: 'weekly' }, undefined)).toHaveLength(53);
});

it('offers none before the frequency and the year are known', () => {
  expect(offeredPeriods({ year: 2026, payFrequency: null }, undefined)).toEqual([]);
  expect(offeredPeriods({ year: 0, payFrequency: null }, biweekly)).toEqual([]);
});

const packageAt = (address: string) => packageOf(choiceIn(new URLSearchParams(address), '2026-03-02'), 7);

describe('the package of what is chosen', () => {
  it('is of the year until a quarter is chosen', () => {
    expect(packageAt('')).toEqual({ companyId: 7, year: 2026, quarter: null });
    expect(packageAt('type=3&year=2025')).toEqual({ companyId: 7, year: 2025, quarter: null });
    expect(packageAt('type=3&quarter=2')).toEqual({ companyId: 7, year: 2026, quarter: 2 });
  });

  it('leaves aside a quarter that the screen does not show', () => {
    expect(packageAt('type=2&quarter=2')).toEqual({ companyId: 7, year: 2026, quarter: null });
  });

  it('waits for a year', () => {
    expect(packageAt('year=0')).toBeUndefined();
  });
});

const labels = (...asked: Parameters<typeof processCrumbs>) =>
  processCrumbs(...asked).map(({ label }) => label);

it.each([
  ['is Procesos while no company is chosen', null, ['Procesos']],
  ['leads over the company that is chosen', 7, ['Compañías', 'Panadería', 'Procesos']],
  ['leaves out a company it does not know', 8, ['Compañías', 'Procesos']],
] as const)('the way to Procesos %s', (_, companyId, shown) => {
  expect(labels(companyId, [{ id: 7, name: 'Panadería' }])).toEqual(shown);
});
