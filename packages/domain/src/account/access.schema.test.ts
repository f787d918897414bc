import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { accessYears } from '../text/access-texts.es.ts';
import {
  accessSchema,
  accessSchemaOn,
  hasEndedBy,
  includesCompany,
  includesYear,
  WHOLE_ACCOUNT,
} from './access.schema.ts';
import { invitationSchema } from './invitation.schema.ts';

describe('an access', () => {
  it('includes the whole account without limits', () => {
    expect(refusals(accessSchema, WHOLE_ACCOUNT)).toEqual([]);
    expect(includesCompany(WHOLE_ACCOUNT, 7)).toBe(true);
    expect(includesYear(WHOLE_ACCOUNT, 2026)).toBe(true);
    expect(hasEndedBy(WHOLE_ACCOUNT, '2199-12-31')).toBe(false);
  });

  it('includes only the listed companies', () => {
    const access = { ...WHOLE_ACCOUNT, companyIds: [3, 5] };
    expect([3, 4, 5].filter((id) => includesCompany(access, id))).toEqual([3, 5]);
  });

  it.each([
    { fromYear: 2025, toYear: 2026, reached: [2025, 2026], words: '2025–2026' },
    { fromYear: 2025, toYear: 2025, reached: [2025], words: '2025' },
    { fromYear: 2026, toYear: null, reached: [2026, 2027], words: 'desde 2026' },
    { fromYear: null, toYear: 2025, reached: [2024, 2025], words: 'hasta 2025' },
    { fromYear: null, toYear: null, reached: [2024, 2025, 2026, 2027], words: '' },
  ])('from $fromYear to $toYear includes the years $reached', ({ reached, words, ...years }) => {
    const access = { ...WHOLE_ACCOUNT, ...years };
    expect([2024, 2025, 2026, 2027].filter((year) => includesYear(access, year))).toEqual(reached);
    expect(accessYears(access)).toBe(words);
  });

  it('lasts through its last day', () => {
    const access = { ...WHOLE_ACCOUNT, until: '2026-12-31' };
    expect(hasEndedBy(access, '2026-12-31')).toBe(false);
    expect(hasEndedBy(access, '2027-01-01')).toBe(true);
  });

  it('may not have ended already, and is refused together with other errors', () => {
    const from = (until: string) =>
      refusals(
        accessSchemaOn(() => '2027-01-01'),
        { ...WHOLE_ACCOUNT, fromYear: 2026, toYear: 2025, until },
      );
    expect(from('2026-12-31')).toEqual(['toYear: last-year-before-first', 'until: access-until-past']);
    expect(from('2027-01-01')).toEqual(['toYear: last-year-before-first']);
  });

  it('does not end before it begins', () => {
    const reversed = { ...WHOLE_ACCOUNT, fromYear: 2026, toYear: 2025 };
    expect(refusals(accessSchema, reversed)).toEqual(['toYear: last-year-before-first']);
  });

  it('is limited to payroll years, and lists no company twice', () => {
    const wrong = { ...WHOLE_ACCOUNT, companyIds: [3, 5, 3], fromYear: 1999, toYear: 2031 };
    expect(refusals(accessSchema, wrong)).toEqual([
      'companyIds: option-invalid',
      'fromYear: year-invalid',
      'toYear: year-invalid',
    ]);
    const right = { ...WHOLE_ACCOUNT, companyIds: [3, 5], fromYear: 2024, toYear: 2030 };
    expect(refusals(accessSchema, right)).toEqual([]);
  });

  it('is limited only for auditors', () => {
    const access = { ...WHOLE_ACCOUNT, companyIds: [3], until: '2026-12-31' };
    const invited = (role: string) => invitationSchema.parse({ email: 'luis@vega.example', role, access });
    expect(invited('auditor').access).toEqual(access);
    expect(invited('practitioner').access).toEqual(WHOLE_ACCOUNT);
  });
});
