import { expect, it } from 'vitest';
import { type EventSentenceInput, eventSentence } from './event-texts.es.ts';

const WRITING = {
  date: (date: string) => date,
  month: (month: string) => month,
  dollars: (cents: number) => `$${cents / 100}`,
};

const EVENTS: [EventSentenceInput['type'], EventSentenceInput['said'], string][] = [
  ['TimeAmended', {}, 'Se corrigió el pago'],
  ['TimeLoaded', {}, 'Se cargó el pago'],
  ['TimeLoaded', { corrects: 132 }, 'Se cargó una corrección del pago 132'],
  ['TimeDeleted', { corrects: 132 }, 'Se eliminó una corrección del pago 132'],
  ['OpeningBalanceCorrected', { isOpeningRemoved: false }, 'Se corrigieron los saldos iniciales'],
  ['OpeningBalanceCorrected', { isOpeningRemoved: true }, 'Se quitaron los saldos iniciales'],
  ['PeriodReopened', {}, 'Se volvió a abrir el período'],
  [
    'TimePaid',
    { paidOn: '2026-03-12', paidAmount: 374_00, method: 'check', chequeNumber: 104 },
    'Se marcó como pagado el 2026-03-12: $374, por cheque 104',
  ],
  ['TimePaid', { paidOn: '2026-03-12' }, 'Se marcó como pagado el 2026-03-12'],
  [
    'LeaveAdjusted',
    { vacationMinutes: 0, sickMinutes: -90 },
    'Se corrigió la licencia de enfermedad: -01:30',
  ],
  ['LeaveAdjusted', { vacationMinutes: 60, sickMinutes: 0 }, 'Se corrigió la licencia de vacaciones: 01:00'],
  ['NextChequeStated', { chequeNumber: 1_200 }, 'El próximo cheque es el 1200'],
  [
    'PeriodClosed',
    { closed: { payments: 1, gross: 420_00, net: 374_00 } },
    'Se cerró el período: 1 pago, $420 de ingresos y $374 de neto',
  ],
  [
    'MonthClosed',
    { coveredFrom: '2026-03-01', closed: { payments: 12, gross: 5_040_00, net: 4_488_00 } },
    'Se cerró el mes de 2026-03: 12 pagos, $5040 de ingresos y $4488 de neto',
  ],
  [
    'MonthClosed',
    { coveredFrom: '2026-01-01', closed: { payments: 0, gross: 0, net: 0 } },
    'Se cerró el mes de 2026-01, sin pagos',
  ],
  [
    'DocumentFiled',
    { filedReport: 'form-941', coveredFrom: '2026-01-01', coveredTo: '2026-03-31', filedOn: '2026-04-30' },
    'Se presentó 941 (2026-01-01 al 2026-03-31) el 2026-04-30',
  ],
  ['NoWorkRecorded', {}, 'Se anotó que no trabajó en el período'],
  [
    'ObligationSettled',
    { obligation: 'fica-deposit', coveredFrom: '2026-01-01', coveredTo: '2026-01-31' },
    'Depósito de Seguro Social y Medicare (2026-01-01 al 2026-01-31) se hizo fuera de Garita',
  ],
  ['SettlementWithdrawn', {}, 'Se quitó la nota de que no trabajó en el período'],
  [
    'SettlementWithdrawn',
    { obligation: 'form-941', coveredFrom: '2026-01-01', coveredTo: '2026-03-31' },
    'Se quitó la marca de hecho fuera de Garita: 941 (2026-01-01 al 2026-03-31)',
  ],
];

it.each(EVENTS)('describes %s: %j', (type, facts, sentence) => {
  expect(eventSentence({ type, said: facts }, WRITING)).toBe(sentence);
});
