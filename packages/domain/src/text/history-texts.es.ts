import type { Cents } from '../money/cents.ts';
import type { EventKind } from '../report/event-kinds.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { CalendarMonth } from '../time/calendar-month.ts';
import type { PayPeriod } from '../time/period-id.ts';
import type { EventFormats } from './event-texts.es.ts';
import { EVENT_KIND_LABELS } from './option-labels.es.ts';

/**
 * The part of a company's log that a history covers, and the filter of its events. An absent field filters
 * nothing.
 */
export type HistoryFilters = {
  year?: number | undefined;
  period?: Pick<PayPeriod, 'id' | 'number' | 'year' | 'start' | 'end'> | undefined;
  person?: { kind: 'employee' | 'contractor'; name: string } | undefined;
  entryId?: number | undefined;
  kind?: EventKind | undefined;
  minimum?: Cents | undefined;
  fromSeq?: number | undefined;
  /** The name of the user who recorded the events, and the month in which they were recorded. */
  author?: string | undefined;
  month?: CalendarMonth | undefined;
};

/** The formats of amounts and months on the screen of the filters. */
type FilterFormats = Pick<EventFormats, 'dollars' | 'month'>;

const WHOSE = { employee: 'Empleado', contractor: 'Servicios Profesionales' } as const;

/** Returns the scope of a history in words: 'Empleado: Ana Rivera · año 2026'. */
export function historyScopeText(
  { year, period, person, entryId }: HistoryFilters,
  date: (day: CalendarDate) => string,
): string {
  const parts = [
    ...(period
      ? [`Período ${period.number} de ${period.year}, ${date(period.start)} al ${date(period.end)}`]
      : []),
    ...(person ? [`${WHOSE[person.kind]}: ${person.name}`] : []),
    ...(entryId === undefined ? [] : [`Pago ${entryId}`]),
  ];
  const when = year === undefined ? 'todos los años' : `año ${year}`;
  return [...(parts.length === 0 ? ['Toda la compañía'] : parts), ...(period ? [] : [when])].join(' · ');
}

/** Returns the filters of a history in words: 'Solo: Corregido', 'Cambios desde $315.00'. */
export function historyFilterTexts(
  { kind, minimum, fromSeq, author, month: recordedIn }: HistoryFilters,
  { dollars, month }: FilterFormats,
): string[] {
  return [
    ...(kind === undefined ? [] : [`Solo: ${EVENT_KIND_LABELS[kind]}`]),
    ...(minimum === undefined ? [] : [`Cambios desde ${dollars(minimum)}`]),
    ...(recordedIn === undefined ? [] : [`Anotado en ${month(recordedIn)}`]),
    ...(author === undefined ? [] : [`Anotado por ${author}`]),
    ...(fromSeq === undefined ? [] : [`Desde el movimiento ${fromSeq}`]),
  ];
}

/** The note beside accumulated totals if some events are hidden. */
export const COUNTED_BESIDE = 'Lo acumulado cuenta también los movimientos que no se muestran.';

/** The texts of a history of pay, on the screen and on paper. */
export const HISTORY_LABELS = {
  nothing: 'No hay movimientos que mostrar.',
  entry: (entryId: number) => `Pago ${entryId}`,
  payDate: (day: string) => `Se paga el ${day}`,
  change: 'Cambio',
  total: 'Acumulado',
  amount: 'Monto',
  before: 'Antes',
  after: 'Después',
  causes: 'De dónde viene el cambio',
} as const;

/** The texts of a payroll register as of an earlier moment, on the screen and on paper. */
export const REGISTER_LABELS = {
  asKnown: 'Según lo conocido el',
  besideKnown: 'Junto a lo conocido el',
  difference: 'Diferencia del neto',
  nothingLoaded: 'Nada se había cargado en el período.',
} as const;

/** Returns the sentence about a month in which nothing was recorded: 'Marzo de 2026 no cambió.' */
export function unchangedMonthSentence(month: string): string {
  return `${month.charAt(0).toUpperCase()}${month.slice(1)} no cambió: no se anotó ningún movimiento.`;
}
