import { describe, expect, it } from 'vitest';
import { prepareReport } from './use-report-draft.ts';

const companyId = 7;

describe('a document of the contractors', () => {
  it('is asked for between two dates', () => {
    const draft = { companyId, start: '2026-01-01', end: '2026-03-31' };
    expect(prepareReport('contractor-payments', draft)).toEqual({
      ok: true,
      request: { report: 'contractor-payments', ...draft },
    });
  });

  it('is asked for by year and frequency, or is the text file of a year', () => {
    const ofYear = { companyId, year: 2026, payFrequency: 'weekly' };
    expect(prepareReport('contractor-year', ofYear)).toMatchObject({ request: ofYear });
    const file = { companyId, year: 2026, submission: 'correction' };
    expect(prepareReport('form-480-text', file)).toMatchObject({ request: file });
  });

  it('is refused at the field: no year, no date, an end before the start', () => {
    const refusal = 'Por favor seleccione un año.';
    expect(prepareReport('contractor-year', { companyId, year: 0, payFrequency: null })).toEqual({
      ok: false,
      text: refusal,
      errors: { year: refusal },
    });
    const dates = { companyId, start: null, end: '2026-01-01' };
    expect(prepareReport('contractor-payments', dates)).toMatchObject({
      ok: false,
      text: 'Complete los campos indicados para descargar el documento.',
      errors: { start: expect.any(String) },
    });
    const turned = { companyId, start: '2026-03-31', end: '2026-01-01' };
    expect(prepareReport('contractor-payments', turned)).toMatchObject({
      ok: false,
      errors: { end: expect.any(String) },
    });
  });
});
