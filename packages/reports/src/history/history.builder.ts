import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import type { HistoryData } from './history-data.ts';
import type { HistoryEvent, PayTotalsPrinted } from './history-event.ts';

// Builders for tests: an event that loads 40 hours at 10.50, and a history of some events.

const NOTHING: PayTotalsPrinted = { gross: 0, withheld: 0, net: 0 };
const LOADED: PayTotalsPrinted = { gross: 420_00, withheld: 45_96, net: 374_04 };

export function aHistoryEvent(overrides: Partial<HistoryEvent> = {}): HistoryEvent {
  return {
    seq: 2,
    type: 'TimeLoaded',
    said: {},
    recordedOn: '2026-03-12',
    recordedAt: '09:15',
    recordedBy: 'Rosa',
    person: 'Ana Rivera',
    reason: '',
    entryId: 12,
    period: { number: 10, year: 2026 },
    payDate: '2026-03-13',
    changed: LOADED,
    totals: LOADED,
    amounts: [
      { name: 'regularPay', before: NO_AMOUNTS.regularPay, after: 420_00 },
      { name: 'regularMinutes', before: NO_AMOUNTS.regularMinutes, after: 2_400 },
    ],
    causes: [],
    ...overrides,
  };
}

/** A whole history of these events. */
export function aHistory(events: readonly HistoryEvent[], overrides: Partial<HistoryData> = {}): HistoryData {
  return {
    company: {
      name: 'Taller Vega',
      employerIdentificationNumber: '661234567',
      commercialRegister: '12345670012',
      insurancePolicyNumber: '40506',
      phoneNumber: '7875550101',
      businessEndDate: null,
    },
    date: '2026-11-22',
    filters: {},
    yearsLeftOut: [],
    periodFingerprints: [],
    upTo: 40,
    extent: { events: events.length, changed: events.map(({ changed }) => changed).reduce(plus, NOTHING) },
    events,
    ...overrides,
  };
}

function plus(a: PayTotalsPrinted, b: PayTotalsPrinted): PayTotalsPrinted {
  return { gross: a.gross + b.gross, withheld: a.withheld + b.withheld, net: a.net + b.net };
}
