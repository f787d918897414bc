import type { PeriodState } from '@garita/domain/schedule/period-progress';

/** Words of what waits on Escritorio, over all companies or of one. */
export const deskText = {
  filter: 'Buscar compañía',
  filterHelp: 'Enter abre lo primero de la primera compañía.',
  nothingFound: 'Ninguna compañía coincide con lo que busca.',

  week: {
    title: 'Mi semana',
    help: 'Los períodos abiertos de cada compañía; primero lo que se atrasa.',
    empty: 'Aún no hay compañías activas.',
    noPeriods: 'Nadie cobra por período.',
    period: (frequency: string, number: number) => `${frequency} ${number}`,
    days: (start: string, end: string) => `${start} – ${end}`,
    next: (name: string) => `Sigue ${name}`,
    state: {
      'to-load': () => 'Por cargar',
      'partly-loaded': ({ loaded, of }) => `${loaded} de ${of} cargados`,
      'to-pay': ({ unpaid, of }) => (unpaid === of ? 'Por pagar' : `Por pagar: ${unpaid} de ${of}`),
      paid: () => 'Pagada',
    } satisfies Record<PeriodState, (count: Record<'loaded' | 'of' | 'unpaid', number>) => string>,
    late: 'Atrasada',
  },
} as const;
