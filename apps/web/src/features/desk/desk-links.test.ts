import { expect, it } from 'vitest';
import {
  type AttentionItem,
  attentionPath,
  attentionText,
  downloadedPath,
  filedName,
  filedPath,
} from './desk-links.ts';

const QUARTER = { report: 'form-941', from: '2026-04-01', to: '2026-06-30' } as const;
const FISCAL_YEAR = { report: 'workers-compensation', from: '2025-07-01', to: '2026-06-30' } as const;
const SERVICES = { report: 'form-480-text', from: '2026-01-01', to: '2026-12-31' } as const;

it('calls a filed document as Procesos does, and leads to it there', () => {
  expect([QUARTER, FISCAL_YEAR, SERVICES].map(filedName)).toEqual(['941', 'CFSE', '480.6SP TXT']);
  expect(filedPath(7, QUARTER)).toBe('/escritorio/procesos?company=7&type=3&year=2026&quarter=2&fiscal=2026');
  expect(filedPath(7, FISCAL_YEAR)).toContain('type=7&year=2025&quarter=3&fiscal=2026');
  expect(filedPath(7, SERVICES)).toBe('/escritorio/empresas/7/terceros');
});

const of = (what: string, about: Parameters<typeof downloadedPath>[1]['about'] = {}) =>
  downloadedPath(7, { what, about, person: null });

it('leads to where the document is made, with the same chosen', () => {
  expect(of('form-941', { year: 2026, quarter: 2 })).toBe(
    '/escritorio/procesos?company=7&type=3&year=2026&quarter=2',
  );
  expect(of('workers-compensation', { fiscalYear: 2026 })).toBe(
    '/escritorio/procesos?company=7&type=7&fiscal=2026',
  );
  expect(of('journal', { start: '2026-03-01', end: '2026-03-31' })).toBe(
    '/escritorio/procesos?company=7&type=17&start=2026-03-01&end=2026-03-31',
  );
  expect(of('period-journal', { periodId: 2026110 })).toBe(
    '/escritorio/procesos?company=7&type=17&year=2026&span=period&frequency=weekly&period=2026110',
  );
  const person = { kind: 'employee', id: 4, name: 'Ana' } as const;
  expect(downloadedPath(7, { what: 'year-stubs', about: { year: 2026 }, person })).toBe(
    '/escritorio/procesos?company=7&type=1&employee=4&file=year-stubs&year=2026',
  );
});

it('leads from a stub to its pay, of an employee or of a contractor', () => {
  const stub = { what: 'entry-stub', about: { entryId: 31 }, pay: { employeeId: 4, periodId: 2026110 } };
  expect(downloadedPath(7, { ...stub, person: null })).toBe(
    '/escritorio/procesos/7/4/cargar?year=2026&period=2026110&entry=31',
  );
  const person = { kind: 'contractor', id: 5, name: 'Nora' } as const;
  const about = { entryId: 32, year: 2026 };
  expect(downloadedPath(7, { what: 'contractor-stub', about, person })).toBe(
    '/escritorio/empresas/7/terceros/horas/5?year=2026&payment=32',
  );
});

it('leads from a copy to the document that was filed', () => {
  expect(of('filedCopy', { report: 'form-940', year: 2025 })).toBe(
    '/escritorio/procesos?company=7&type=2&year=2025',
  );
});

it('leads to the contractors, or to all documents, where nothing of it is chosen there', () => {
  expect(of('form-480-text', { year: 2026 })).toBe('/escritorio/empresas/7/terceros');
  expect(of('package', { year: 2026, quarter: 1 })).toBe('/escritorio/procesos?company=7');
  expect(of('pay-letter', { entryId: 3 })).toBe('/escritorio/procesos?company=7');
});

const ANA = { id: 31, name: 'Ana Rivera' };

it.each<[AttentionItem, string, string]>([
  [
    { kind: 'employee-file-words', count: 2, ...ANA },
    'Los archivos cortan el nombre o la dirección de Ana Rivera y 1 más',
    '/escritorio/empresas/7/empleados/31/editar',
  ],
  [
    { kind: 'company-file-words', fields: ['fileStreet'] },
    'Los archivos no tienen espacio para su nombre o su dirección',
    '/escritorio/empresas/editar/7#fileStreet',
  ],
  [
    { kind: 'stale', count: 2, employeeId: 31, periodId: 2026121, entryId: 9 },
    '2 pagos cambiarían al recalcularlos',
    '/escritorio/procesos/7/31/cargar?year=2026&period=2026121&entry=9',
  ],
  [
    { kind: 'filed-changed', count: 1, report: 'form-941', from: '2026-01-01', to: '2026-03-31' },
    '941, Del 1 ene al 31 mar 2026: cambió después de presentarse',
    '/escritorio/procesos?company=7&type=3&year=2026&quarter=1&fiscal=2026',
  ],
  [
    { kind: 'filed-changed', count: 2, report: 'form-480-text', from: '2026-01-01', to: '2026-12-31' },
    '2 documentos cambiaron después de presentarse',
    '/escritorio/empresas/7/terceros',
  ],
  [
    { kind: 'negative-leave', count: 1, ...ANA },
    'Ana Rivera: saldo negativo de vacaciones o enfermedad',
    '/escritorio/empresas/7/empleados/31/saldos',
  ],
  [
    { kind: 'few-tips', count: 1, ...ANA },
    'Ana Rivera: propinas de menos de $20.00 en un mes, que no pagan Seguro Social ni Medicare',
    '/escritorio/empresas/7/empleados/31/saldos',
  ],
  [
    { kind: 'vacation-rate', count: 1, ...ANA },
    'Ana Rivera: por su aniversario gana más horas de vacaciones al mes',
    '/escritorio/empresas/7/empleados/31/editar#leave.vacation.minutesPerMonth',
  ],
  [
    { kind: 'vacation-below-law', count: 2, ...ANA },
    '2 empleados con menos vacaciones escritas a mano que las de la ley',
    '/escritorio/empresas/7/empleados/31/editar#leave.vacation.minutesPerMonth',
  ],
  [
    { kind: 'control-numbers', form: 'w2', left: 4 },
    'Quedan 4 números de control de la W-2PR',
    '/escritorio/empresas/editar/7#w2ControlRange.last',
  ],
  [
    { kind: 'control-numbers', form: 'form480', left: -2 },
    'Faltan 2 números de control de la 480.6SP',
    '/escritorio/empresas/editar/7#form480ControlRange.last',
  ],
  [
    { kind: 'company-facts', fields: ['contact', 'industrialCode'] },
    'Falta: Persona de Contacto, Código Industrial',
    '/escritorio/empresas/editar/7#contact',
  ],
  [
    { kind: 'employee-facts', count: 3, fields: ['workersCompensationClass'], ...ANA },
    '3 empleados: falta Categoría CFSE',
    '/escritorio/empresas/7/empleados/31/editar',
  ],
  [
    { kind: 'contractor-facts', count: 1, fields: ['address.zip'], ...ANA },
    'Ana Rivera: falta Código postal',
    '/escritorio/empresas/7/terceros/31/editar',
  ],
])('says what is amiss and leads to where it is mended: %o', (item, text, place) => {
  expect([attentionText(item), attentionPath(7, item)]).toEqual([text, place]);
});
