/** Words of the months of a company: what is paid in each, and how it was closed. */
export const monthsText = {
  title: 'Meses',
  year: 'Año',
  table: (year: number) => `Meses de ${year}`,
  help: 'Por fecha de pago. Un mes se cierra cuando terminó y están cerrados los períodos de los que se paga en él.',
  empty: 'Ninguno de este año ha comenzado.',

  columns: {
    month: 'Mes',
    state: 'Estado',
    payments: 'Pagos',
    gross: 'Ingresos',
    net: 'Neto',
  },
  ofThem: (contractors: number) =>
    contractors === 1 ? '1 a un contratista' : `${contractors} a contratistas`,
  states: {
    running: 'En curso',
    idle: 'Sin pagos',
    waiting: 'Abierto',
    ready: 'Por cerrar',
    closed: 'Cerrado',
    changed: 'Cambió',
  },
  ends: (day: string) => `Termina el ${day}.`,
  openPeriods: 'Falta cerrar',
  reopened: 'Abiertos otra vez',
  period: (frequency: string, number: number) => `${frequency} ${number}`,
  periodOf: (frequency: string, number: number, year: number) => `${frequency} ${number} de ${year}`,
  closedBy: (by: string, at: string) => `${by}, ${at}`,
  changedSince: 'Se paga otra cosa que cuando se cerró.',
  seal: (digits: string) => `Sello ${digits}`,
  somebody: 'Alguien que ya no es usuario',

  close: 'Cerrar mes',
  closeAgain: 'Cerrar otra vez',
  closeTitle: (month: string) => `Cerrar ${month}`,
  closeQuestion:
    'Queda registrado, con un sello, lo que se paga en el mes. Un mes cerrado no impide cambios: si después se paga otra cosa en él, aparece como Cambió.',
  closed: 'Mes cerrado.',

  details: 'Ver el cierre',
  whatChanged: 'Qué cambió',
  closing: (month: string) => `Cierre de ${month}`,
  by: (by: string, at: string) => `Lo cerró ${by} el ${at}`,
  paid: 'Lo que se paga en el mes',
  atClosing: 'Al cerrarlo',
  now: 'Ahora',
  amount: 'Monto',
  employees: 'Pagos a empleados',
  contractors: 'Pagos a contratistas',
  changedAmounts: {
    employees: 'Montos de empleados que cambiaron',
    contractors: 'Montos de contratistas que cambiaron',
  },
  since: 'Ver lo registrado después del cierre',
  allClosings: 'Ver todos los cierres de meses',

  home: {
    help: 'Los últimos que terminaron, y los que cambiaron después de cerrarse.',
    all: 'Ver todos los meses',
  },
} as const;
