import { expect, it } from 'vitest';
import { type AttentionItem, attentionPlace, attentionText } from './attention-place.ts';

const ANA = { id: 31, name: 'Ana Rivera' };

it.each<[AttentionItem, string, string]>([
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
  expect([attentionText(item), attentionPlace(7, item)]).toEqual([text, place]);
});
