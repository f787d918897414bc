import { describe, expect, it } from 'vitest';
import { reportRefusal } from './report-refusal.ts';

const TODAY = '2026-03-02';
const refusalFor = (
  asked: Parameters<typeof reportRefusal>[0],
  payer: 'form-941' | 'form-943' | 'form-944' | 'domestic' = 'form-941',
) => reportRefusal(asked, { payer, today: TODAY })?.code;

describe('refusal of a document', () => {
  it('without a year', () => {
    expect(refusalFor({ report: 'form-940', year: 0 })).toBe('report-year-required');
    expect(refusalFor({ report: 'workers-compensation', fiscalYear: 0 })).toBe('report-year-required');
  });

  it('for a year before 2024 or after the current one', () => {
    expect(refusalFor({ report: 'form-940', year: 2023 })).toBe('report-year-outside');
    expect(refusalFor({ report: 'form-940', year: 2024 })).toBeUndefined();
    expect(refusalFor({ report: 'form-940', year: 2026 })).toBeUndefined();
    expect(refusalFor({ report: 'form-940', year: 2027 })).toBe('report-year-outside');
  });

  it('never for the year of a single payment, which may be in the future', () => {
    expect(refusalFor({ report: 'contractor-stub', year: 2027 })).toBeUndefined();
  });

  it('as a 941 for payers of 943, and as a 943 for payers of 941', () => {
    expect(refusalFor({ report: 'form-941', year: 2026 }, 'form-943')).toBe('no-form-941');
    expect(refusalFor({ report: 'form-943', year: 2026 }, 'form-941')).toBe('no-form-943');
    expect(refusalFor({ report: 'form-941', year: 2026 }, 'form-941')).toBeUndefined();
    expect(refusalFor({ report: 'form-943', year: 2026 }, 'form-943')).toBeUndefined();
  });

  it.each(['form-944', 'domestic'] as const)('as neither for a payer of kind %s', (payer) => {
    expect(refusalFor({ report: 'form-941', year: 2026 }, payer)).toBeUndefined();
    expect(refusalFor({ report: 'form-943', year: 2026 }, payer)).toBeUndefined();
  });
});
