import { describe, expect, it } from 'vitest';
import { NOTHING_SUPPOSED } from '../what-if/what-if.schema.ts';
import { requestedYears } from './requested-years.ts';

describe('years requested by an input', () => {
  it.each([
    [{ companyId: 1, year: 2026 }, [2026]],
    [{ companyId: 1, year: 0 }, []],
    [{ companyId: 1, fiscalYear: 2026 }, [2025, 2026]],
    [{ report: 'christmas-bonus', companyId: 1, year: 2026 }, [2025, 2026]],
    [{ companyId: 1, periodId: 2026110 }, [2026]],
    [{ companyId: 1, periodId: 7 }, []],
    [{ companyId: 1, month: '2026-03' }, [2026]],
    [{ companyId: 1, start: '2024-07-01', end: '2026-06-30' }, [2024, 2026]],
    [{ request: { report: 'form-940', companyId: 1, year: 2025 }, total: 'gross' }, [2025]],
    [{ companyId: 1, whatIf: { start: '2025-01-01', end: '2025-12-31', ...NOTHING_SUPPOSED } }, [2025, 2025]],
    [{ companyId: 1, year: undefined }, []],
    [undefined, []],
  ])('%j: %j', (input, years) => {
    expect(requestedYears(input)).toEqual(years);
  });
});
