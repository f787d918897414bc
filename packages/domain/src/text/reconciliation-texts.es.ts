import type {
  ComparedAmount,
  ReconciledBook,
  ReconciledFigure,
  ReconciledRow,
  ReconciledSource,
} from '../filing/reconciliation/reconciliation.ts';
import type { Payer } from '../reference/enumerations.ts';
import { AMOUNT_LABELS } from './amount-labels.es.ts';
import { labelsIn } from './labels.ts';

const SOURCES: Record<ReconciledSource, string> = {
  ledger: 'Movimientos',
  entries: 'Pagos',
  stubs: 'Talonarios',
  brought: 'Traído',
  'employer-cost': 'Costo patronal',
  'withheld-and-share': 'Retenido y parte patronal',
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

const AMOUNTS: Record<ComparedAmount, string> = labelsIn(AMOUNT_LABELS, 'long');

/** Words of Cuadre, on the screen and on paper. */
export const RECONCILIATION_TEXTS = {
  title: 'Cuadre',
  table: (year: number) => `Cuadre de ${year}`,
  nothing: 'Nada se ha pagado en el año.',
  figure: 'Cifra',
  state: 'Cuadre',
  even: 'Cuadra',
  uneven: 'No cuadra',
  unread: (count: number) =>
    count === 1 ? 'Un archivo no se pudo comparar.' : `${count} archivos no se pudieron comparar.`,
  lacking: (name: string, lacks: string) => (name === '' ? lacks : `${name}: ${lacks}`),
  unknown: 'Sin empleado',

  figures: {
    pay: AMOUNTS.gross,
    exemptWages: 'Salarios exentos',
    tips: AMOUNTS.tips,
    incomeTax: AMOUNTS.incomeTaxWithheld,
    socialSecurityWages: 'Base de Seguro Social',
    socialSecurity: AMOUNTS.socialSecurity,
    medicareWages: 'Base de Medicare',
    medicare: AMOUNTS.medicare,
    disabilityInsurance: 'Incapacidad, las dos partes',
    chauffeurInsurance: 'Choferil, las dos partes',
    reimbursedExpenses: AMOUNTS.reimbursedExpenses,
    donations: 'Donativos',
    codaPlans: AMOUNTS.codaPlans,
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

  books: SOURCES satisfies Record<ReconciledBook, string>,
  /** Farms file the 943 in place of the 941. */
  source: (source: ReconciledSource, payer: Payer): string =>
    source === 'fica-return' && payer === 'form-943' ? '943' : SOURCES[source],

  amounts: AMOUNTS,
};

type Compared = {
  year: number;
  rows: readonly Pick<ReconciledRow, 'isEven'>[];
  unread: readonly unknown[];
};

/**
 * Returns the result of a year's comparison in words. It does not say that everything agrees where a file
 * could not be compared.
 */
export function reconciledSentence({ year, rows, unread }: Compared): string {
  const uneven = rows.filter(({ isEven }) => !isEven).length;
  if (uneven > 0) return uneven === 1 ? '1 cifra no cuadra.' : `${uneven} cifras no cuadran.`;
  return unread.length === 0
    ? `Todo lo de ${year} cuadra al centavo.`
    : `Lo que se pudo comparar de ${year} cuadra al centavo.`;
}
