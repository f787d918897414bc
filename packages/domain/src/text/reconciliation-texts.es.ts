import {
  type ComparedAmount,
  type ReconciledBook,
  type ReconciledFigure,
  type ReconciledRow,
  type ReconciledSource,
  unevenFigures,
} from '../filing/reconciliation/reconciliation.ts';
import type { Payer } from '../reference/enumerations.ts';
import { AMOUNT_LABELS, EMPLOYER_TAX_LABELS } from './amount-labels.es.ts';
import { DOCUMENT_NAMES, OTHER_DOCUMENT_NAMES } from './document-names.es.ts';
import { labelsIn } from './labels.ts';

const names = labelsIn(DOCUMENT_NAMES, 'heading');

const SOURCES: Record<ReconciledSource, string> = {
  ledger: 'Movimientos',
  entries: 'Pagos',
  stubs: 'Talonarios',
  brought: 'Traído',
  'employer-cost': names['employer-cost'],
  'withheld-and-share': 'Retenido y parte patronal',
  'form-499': names['form-499'],
  'fica-return': names['form-941'],
  'form-940': names['form-940'],
  'insurance-return': names.unemployment,
  'chauffeur-return': names['chauffeur-insurance'],
  'insured-payroll': names['workers-compensation'],
  w2pr: names.w2pr,
  'w2pr-suri-file': names['w2pr-suri-text'],
  'w2pr-ssa-file': names['w2pr-ssa-text'],
  'wages-file': names['wages-text'],
  'form-480': OTHER_DOCUMENT_NAMES['form-480'],
  'form-480-file': names['form-480-text'],
};

const AMOUNTS: Record<ComparedAmount, string> = labelsIn(AMOUNT_LABELS, 'long');

/** The texts of the reconciliation (Cuadre), on the screen and on paper. */
export const RECONCILIATION_TEXTS = {
  title: names.reconciliation,
  table: (year: number) => `Cuadre de ${year}`,
  nothing: 'Nada se ha pagado en el año.',
  figure: 'Cifra',
  state: 'Cuadre',
  quarter: (quarter: number) => `Trimestre ${quarter}`,
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
    federalUnemployment: EMPLOYER_TAX_LABELS.federalUnemployment.short,
    employerUnemployment: 'Desempleo y contribución especial',
    employerDisability: 'Incapacidad patronal',
    employerChauffeurInsurance: 'Choferil patronal',
    premium: 'Prima de la póliza que cierra en junio',
  } satisfies Record<ReconciledFigure, string>,

  books: SOURCES satisfies Record<ReconciledBook, string>,
  /** Farms file the 943 instead of the 941. */
  source: (source: ReconciledSource, payer: Payer): string =>
    source === 'fica-return' && payer === 'form-943' ? names['form-943'] : SOURCES[source],

  amounts: AMOUNTS,
};

type Compared = {
  year: number;
  rows: readonly Pick<ReconciledRow, 'figure' | 'isEven'>[];
  quarters: readonly { rows: readonly Pick<ReconciledRow, 'figure' | 'isEven'>[] }[];
  unread: readonly unknown[];
};

/**
 * Returns the result of a year's reconciliation in words. Does not say that everything agrees if a file could
 * not be compared.
 */
export function reconciledSentence({ year, rows, quarters, unread }: Compared): string {
  const uneven = unevenFigures({ rows, quarters }).length;
  if (uneven > 0) return uneven === 1 ? '1 cifra no cuadra.' : `${uneven} cifras no cuadran.`;
  return unread.length === 0
    ? `Todo lo de ${year} cuadra al centavo.`
    : `Lo que se pudo comparar de ${year} cuadra al centavo.`;
}
