import type {
  ComparedAmount,
  ReconciledFigure,
  ReconciledSource,
} from '@garita/domain/filing/reconciliation';

/** Words of Cuadre: the figures of a year, wherever they stand. */
export const reconciliationText = {
  title: 'Cuadre',
  help: 'Cada cifra del año, dondequiera que está: lo que suman los movimientos, lo que dicen los pagos y los talonarios, y lo que sale en cada planilla, sin lo que trajeron los empleados.',
  year: 'Año',
  table: (year: number) => `Cuadre de ${year}`,
  nothing: 'Nada se ha pagado en el año.',
  figure: 'Cifra',
  state: 'Cuadre',
  even: 'Cuadra',
  uneven: 'No cuadra',
  allEven: (year: number) => `Todo lo de ${year} cuadra al centavo.`,
  notEven: (count: number) => (count === 1 ? '1 cifra no cuadra.' : `${count} cifras no cuadran.`),
  print: 'Imprimir',

  figures: {
    pay: 'Ingresos',
    exemptWages: 'Salarios exentos',
    tips: 'Propinas',
    incomeTax: 'Contribución retenida',
    socialSecurityWages: 'Base de Seguro Social',
    socialSecurity: 'Seguro Social',
    medicareWages: 'Base de Medicare',
    medicare: 'Medicare',
    reimbursedExpenses: 'Gastos reembolsados',
    donations: 'Donativos',
    codaPlans: 'Planes CODA',
    services: 'Servicios Profesionales',
    servicesWithheld: 'Retenido a contratistas',
  } satisfies Record<ReconciledFigure, string>,

  sources: {
    ledger: 'Movimientos',
    entries: 'Pagos',
    stubs: 'Talonarios',
    'form-499': '499 R-1B',
    'fica-return': '941 o 943',
    'form-940': '940',
    w2pr: 'W-2PR',
    'w2pr-file': 'Archivo SSA',
  } satisfies Record<ReconciledSource, string>,

  entries: {
    title: 'Pagos que no cuadran',
    help: 'Lo que dicen de cada uno los movimientos, los pagos y los talonarios, y todo lo que le ocurrió.',
    table: 'Pagos que no cuadran',
    none: 'Ninguno.',
    entry: 'Pago',
    employee: 'Empleado',
    unknown: 'Sin empleado',
    amount: 'Monto',
    events: 'Movimientos',
    event: (seq: number, day: string) => `#${seq} del ${day}`,
  },

  amounts: {
    gross: 'Ingresos',
    tips: 'Propinas',
    incomeTaxWithheld: 'Contribución retenida',
    socialSecurity: 'Seguro Social',
    socialSecurityOnTips: 'Seguro Social de propinas',
    medicare: 'Medicare',
    reimbursedExpenses: 'Gastos reembolsados',
    donation: 'Donativo',
    codaPlans: 'Planes CODA',
    net: 'Neto',
  } satisfies Record<ComparedAmount, string>,
};
