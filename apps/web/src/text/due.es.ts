import type { ObligationKind, ObligationState } from '@garita/domain/filing/due/obligation';

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words of what is due, over all companies or of one. */
export const dueText = {
  title: 'Vence',
  help: 'Depósitos y planillas de cada compañía en los próximos 60 días, y lo que no se ha presentado de este año y del anterior.',
  nothing: 'Nada vence en los próximos 60 días.',
  more: (count: number) => (count === 1 ? 'Ver el siguiente' : `Ver los ${count} siguientes`),
  overdue: (count: number) => (count === 1 ? '1 con fecha pasada' : `${count} con fecha pasada`),
  untold:
    'Garita no sabe qué se depositó: los depósitos de hace más de 60 días van con su planilla. Una planilla sigue aquí hasta que se marque como presentada.',
  day: (weekday: string, year: string) => `${capitalized(weekday)} ${year}`,

  kind: {
    'fica-deposit': 'Depósito de Seguro Social y Medicare',
    'futa-deposit': 'Depósito de FUTA',
    'income-tax-deposit': 'Depósito de contribución retenida',
    'services-deposit': 'Depósito de Servicios Profesionales',
    'form-941': '941',
    'form-943': '943',
    'form-944': '944',
    'form-940': '940',
    'schedule-h': 'Anexo H de la planilla federal',
    'form-499': '499 R-1B',
    unemployment: 'Desempleo e incapacidad',
    'chauffeur-insurance': 'Choferil',
    'services-return': '480.6 SP-1',
    'form-480': '480.6SP',
    w2pr: 'W-2PR y 499 R-3',
    'workers-compensation': 'Declaración de nómina de la CFSE',
    'christmas-bonus': 'Bono de Navidad',
  } satisfies Record<ObligationKind, string>,

  state: {
    open: 'En curso',
    ready: 'Listo',
    filed: 'Presentado',
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
