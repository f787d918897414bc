import { describe, expect, it } from 'vitest';
import { prepareReport } from './contractor-report.ts';

const companyId = 7;

describe('a document of the contractors', () => {
  it('is asked for between two dates', () => {
    const draft = { companyId, start: '2026-01-01', end: '2026-03-31' };
    expect(prepareReport('contractor-payments', draft)).toEqual({
      ok: true,
      call: {
        address: '/api/reports/wages/outemployer/range',
        body: { company_id: 7, start: '2026-01-01', end: '2026-03-31' },
      },
    });
  });

  it.each([
    [null, 0],
    ['weekly', 1],
    ['biweekly', 2],
    ['monthly', 4],
  ])('is asked for by year and frequency: %s is %i', (payFrequency, number) => {
    expect(prepareReport('contractor-year', { companyId, year: 2026, payFrequency })).toMatchObject({
      call: {
        address: '/api/reports/wages/outemployer/year',
        body: { company_id: 7, year: 2026, period_norma: number },
      },
    });
  });

  it.each([
    ['original', 1],
    ['correction', 2],
  ])('is the text file of a year: %s is %i', (submission, number) => {
    expect(prepareReport('form-480-text', { companyId, year: 2026, submission })).toMatchObject({
      call: { address: '/api/reports/get_outemployer_txt', body: { year: 2026, reimbursed: number } },
    });
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
