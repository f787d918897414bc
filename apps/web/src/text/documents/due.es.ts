import type { ObligationKind, ObligationState } from '@garita/domain/filing/due/obligation';
import { OBLIGATION_NAMES } from '@garita/domain/text/obligation-texts.es';

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Texts about deposits and returns that are due, for all companies or for one. */
export const dueText = {
  title: 'Vence',
  help: 'Depósitos y planillas de cada compañía en los próximos 60 días, y lo que no se ha presentado de este año y del anterior.',
  nothing: 'Nada vence en los próximos 60 días.',
  leftOut: {
    companies:
      'Su acceso no llega a todas las compañías: falta lo que una de ellas declara junto con otra de su número patronal que usted no ve.',
    years: 'Su acceso no llega a todos los años: falta lo que se declara de los que usted no ve.',
  },
  more: (count: number) => (count === 1 ? 'Ver el siguiente' : `Ver los ${count} siguientes`),
  overdue: (count: number) => (count === 1 ? '1 con fecha pasada' : `${count} con fecha pasada`),
  untold:
    'Garita no sabe qué se depositó: los depósitos de hace más de 60 días van con su planilla. Una planilla sigue aquí hasta que se marque como presentada o como hecha fuera de Garita, en el Inicio de la compañía.',
  bell: {
    nothing: 'Nada está atrasado ni vence esta semana.',
    late: (count: number) => (count === 1 ? '1 período atrasado' : `${count} períodos atrasados`),
    overdue: (what: string, day: string) => `${what}: venció el ${day}`,
    due: (what: string, day: string) => `${what}: vence el ${day}`,
    more: (count: number) => `Y ${count} más`,
    all: 'Ver Escritorio',
  },
  day: (weekday: string, year: string) => `${capitalized(weekday)} ${year}`,

  kind: OBLIGATION_NAMES,

  state: {
    open: 'En curso',
    ready: 'Listo',
    filed: 'Presentado',
    settled: 'Hecho fuera de Garita',
    covered: 'Cubierto por la planilla presentada',
    overdue: 'Vencido',
  } satisfies Record<ObligationState, string>,

  lacksFacts: 'Falta información',

  wholeYear: (year: string) => `Año ${year}`,
  wholeMonth: (month: string) => capitalized(month),
  oneDay: (day: string) => `Del ${day}`,
  days: (first: string, last: string) => `Del ${first} al ${last}`,
  later: (kind: ObligationKind, day: string) =>
    kind === 'workers-compensation' ? `con prórroga, ${day}` : `si todo se depositó a tiempo, ${day}`,
  nearsDeposits:
    'Se paga con la planilla si no llega a $2,500.00. Si llega, se deposita por mes, y los meses anteriores ya estarán atrasados.',
} as const;

/** Texts about what was made outside Garita. */
export const settledText = {
  title: 'Hecho fuera de Garita',
  mark: 'Marcar como hecho fuera de Garita',
  help: 'Lo que ya se presentó o se depositó por otro medio deja de estar vencido. Queda anotado quién lo marcó, y se puede deshacer.',
  accept: (count: number) => (count === 1 ? 'Marcar 1' : `Marcar ${count}`),
  done: (count: number) =>
    count === 1
      ? 'Se marcó 1 como hecho fuera de Garita.'
      : `Se marcaron ${count} como hechos fuera de Garita.`,
  of: (period: string, day: string) => `${period} · venció el ${day}`,
  noWork: 'No trabajó',
  noWorkOf: (name: string) => `${name} no trabajó`,
  noWorkQuestion: (name: string, period: string) =>
    `¿${name} no trabajó en el período ${period}? El período ya no esperará por su pago.`,
  noWorkDone: (name: string) => `Se anotó que ${name} no trabajó.`,
  didNotWork: (name: string) => `${name}: no trabajó`,
  undo: 'Deshacer',
  undoOf: (what: string) => `Deshacer: ${what}`,
  undone: 'Se quitó la marca.',
} as const;
