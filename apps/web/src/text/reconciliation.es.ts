import type {
  Book,
  ComparedAmount,
  ReconciledFigure,
  ReconciledSource,
} from '@garita/domain/filing/reconciliation';
import type { Payer } from '@garita/domain/reference/enumerations';

const SOURCES: Record<ReconciledSource, string> = {
  ledger: 'Movimientos',
  entries: 'Pagos',
  stubs: 'Talonarios',
  brought: 'Traído',
  'employer-cost': 'Costo patronal',
  'form-499': '499 R-1B',
  'fica-return': '941',
  'form-940': '940',
  'insurance-return': 'PRUI-10',
  'chauffeur-return': 'Choferil',
  'insured-payroll': 'CFSE',
  w2pr: 'W-2PR',
  'w2pr-suri-file': 'Archivo SURI',
  'w2pr-ssa-file': 'Archivo SSA',
  'wages-file': 'Archivo de salarios',
  'form-480': '480.6SP',
  'form-480-file': 'Archivo 480.6SP',
};

/** Words of Cuadre: the figures of a year, wherever they stand. */
export const reconciliationText = {
  title: 'Cuadre',
  help: 'Cada cifra del año, dondequiera que está: lo que suman los movimientos, lo que dicen los pagos y los talonarios, lo que sale en cada planilla y lo que dicen los bytes de cada archivo; y el costo patronal, por pagos y por planillas. Lo traído de otro sistema está solo en lo que es de todo el año, y para comparar se le resta.',
  year: 'Año',
  table: (year: number) => `Cuadre de ${year}`,
  nothing: 'Nada se ha pagado en el año.',
  figure: 'Cifra',
  state: 'Cuadre',
  even: 'Cuadra',
  uneven: 'No cuadra',
  allEven: (year: number) => `Todo lo de ${year} cuadra al centavo.`,
  comparedEven: (year: number) => `Lo que se pudo comparar de ${year} cuadra al centavo.`,
  notEven: (count: number) => (count === 1 ? '1 cifra no cuadra.' : `${count} cifras no cuadran.`),
  print: 'Imprimir',
  chooseQuarter: 'Ver un trimestre',
  ofQuarter: (source: string, quarter: number) => `${source}, trimestre ${quarter}`,
  unread: (count: number) =>
    count === 1 ? 'Un archivo no se pudo comparar.' : `${count} archivos no se pudieron comparar.`,
  lacking: (name: string, lacks: string) => (name === '' ? lacks : `${name}: ${lacks}`),
  othersLack: (count: number) => (count === 1 ? 'Y un dato más.' : `Y ${count} datos más.`),

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
    informedServices: 'Servicios que se informan',
    servicesWithheld: 'Retenido a contratistas',
    employerFica: 'FICA patronal',
    federalUnemployment: 'FUTA',
    employerUnemployment: 'Desempleo y contribución especial',
    employerDisability: 'Incapacidad patronal',
    employerChauffeurInsurance: 'Choferil patronal',
    premium: 'Prima de la póliza que cierra en junio',
  } satisfies Record<ReconciledFigure, string>,

  books: SOURCES satisfies Record<Book, string>,
  /** Farms file the 943 in place of the 941. */
  source: (source: ReconciledSource, payer: Payer): string =>
    source === 'fica-return' && payer === 'form-943' ? '943' : SOURCES[source],

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
