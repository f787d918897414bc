import { describe, expect, it } from 'vitest';
import { DownloadError } from '../../lib/error-text.ts';
import { failureText, prepareReport, type ReportDraft } from './prepare-report.ts';
import { choiceIn } from './process-choice.ts';

const TODAY = '2026-03-02';

function prepared(draft: Partial<ReportDraft>, payer: 'form-941' | 'form-943' = 'form-941') {
  const start = choiceIn(new URLSearchParams('company=7&quarter=2'), TODAY);
  const whole = { ...start, fileType: 2, submissionCode: '', bonusRule: undefined, ...draft } as const;
  return prepareReport(whole, { company: { id: 7, payer }, today: TODAY });
}

describe('a document that is asked for on the screen', () => {
  it('is asked for with its own fields alone', () => {
    expect(prepared({ fileType: 3 })).toEqual({
      ok: true,
      request: { report: 'form-941', companyId: 7, year: 2026, quarter: 2 },
    });
  });

  it('is refused without a year, also where the year only narrows the periods', () => {
    for (const fileType of [2, 8] as const) {
      expect(prepared({ fileType, year: 0 })).toMatchObject({
        ok: false,
        text: 'Debe seleccionar un año para generar el documento',
        errors: { year: 'Debe seleccionar un año para generar el documento' },
      });
    }
    expect(prepared({ fileType: 7, year: 0 })).toMatchObject({ ok: true });
  });

  it('is refused as a 941 or a 943 to whoever has none', () => {
    expect(prepared({ fileType: 3 }, 'form-943')).toMatchObject({ text: 'Esta compañia no posee 941' });
    expect(prepared({ fileType: 13 })).toMatchObject({ text: 'Esta compañia no posee 943' });
  });

  it('says at each field what is missing', () => {
    expect(prepared({ fileType: 14 })).toMatchObject({
      ok: false,
      errors: { start: 'Este campo es requerido.', end: 'Este campo es requerido.' },
    });
  });

  it('says that the frequency is missing where there are no periods to choose from without one', () => {
    const everybody = { fileType: 8, employeeId: null, periodId: null } as const;
    expect(prepared({ ...everybody, payFrequency: null })).toMatchObject({
      errors: { payFrequency: 'Este campo es requerido.' },
    });
    expect(prepared({ ...everybody, payFrequency: null })).not.toHaveProperty('errors.periodId');
    const required = { errors: { periodId: 'Este campo es requerido.' } };
    expect(prepared({ ...everybody, payFrequency: 'weekly' })).toMatchObject(required);
    expect(prepared({ ...everybody, employeeId: 3, payFrequency: null })).toMatchObject(required);
  });

  it('sends no code with a first submission', () => {
    expect(prepared({ fileType: 10, submissionCode: 'A1B2C3' })).toMatchObject({
      request: { submission: 'original', submissionCode: '' },
    });
  });
});

describe('a download that failed', () => {
  const nothing = new DownloadError('No se encontró lo que busca.', 404);

  it('is nobody with anything to print, for the stubs of everybody', () => {
    const everybody = { report: 'period-stubs', companyId: 7, employeeId: null, periodId: 2026110 } as const;
    expect(failureText(everybody, nothing)).toBe('Usuario no posee data.');
    expect(failureText({ ...everybody, employeeId: 3 }, nothing)).toBe('No se encontró lo que busca.');
    expect(failureText(everybody, new DownloadError('No hay conexión.'))).toBe('No hay conexión.');
  });
});
