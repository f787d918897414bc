import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { type ReportName, reportSchema } from '@garita/domain/report/report-request';
import { describe, expect, it } from 'vitest';
import { hasAccessToDays, requireYearAccess } from './access.ts';
import { reportNames } from './report/report-makers.ts';

/** The fields by which documents name their years. */
const NAMED = ['year', 'fiscalYear', 'periodId', 'start', 'end', 'whatIf'];

/** The documents of the terms of a record, which every reader of the company sees. */
const WITHOUT_PAY: readonly ReportName[] = ['employment-letter', 'withholding-certificate'];

describe('the years that somebody sees', () => {
  const limited = { access: { ...WHOLE_ACCOUNT, fromYear: 2025, toYear: 2026 } };

  it('refuse a list with a year outside the access', () => {
    expect(requireYearAccess(limited, [2025, 2026])).toBeUndefined();
    expect(() => requireYearAccess(limited, [2024, 2025])).toThrow('year-outside-access');
    expect(requireYearAccess({}, [1999])).toBeUndefined();
  });

  it('have all of some days or not', () => {
    expect(hasAccessToDays(limited, '2025-01-01', '2026-12-31')).toBe(true);
    expect(hasAccessToDays(limited, '2024-12-31', '2025-01-01')).toBe(false);
  });

  it.each(reportNames().filter((name) => !WITHOUT_PAY.includes(name)))(
    'are named by whoever asks for %s, or follow from its entry',
    (name) => {
      const fields = Object.keys(reportSchema(name).shape);
      expect(fields.some((field) => NAMED.includes(field) || field === 'entryId')).toBe(true);
    },
  );
});
