import type { ReconciledFigure, ReconciledSource } from '@garita/domain/filing/reconciliation/reconciliation';
import { derivedFrom, type SourcePart, sumOf } from '@garita/domain/report/box-source';

/** The places that say of each pay what it was; all others say what they make of it. */
const OF_EACH_PAY: readonly ReconciledSource[] = ['ledger', 'entries', 'stubs', 'brought'];

/** Returns the pay that the figures of a place count, and how. */
export function sourceOfPlace(source: ReconciledSource): SourcePart {
  return OF_EACH_PAY.includes(source)
    ? { how: 'sum', label: source }
    : { how: 'worked-out', label: 'returns' };
}

/**
 * The amount of pay that each figure counts. A figure that the books do not have is derived from all
 * earnings.
 */
export const FIGURE_SOURCES: Record<ReconciledFigure, SourcePart> = {
  pay: { amount: 'gross' },
  exemptWages: derivedFrom('gross'),
  tips: { amount: 'tips' },
  incomeTax: { amount: 'incomeTaxWithheld' },
  socialSecurityWages: derivedFrom('gross'),
  socialSecurity: { amount: 'socialSecurityWithheld' },
  medicareWages: derivedFrom('gross'),
  medicare: { amount: 'medicare' },
  reimbursedExpenses: { amount: 'reimbursedExpenses' },
  donations: { amount: 'donation' },
  codaPlans: { amount: 'codaPlans' },
  services: sumOf('totalPaid'),
  informedServices: derivedFrom('totalPaid'),
  servicesWithheld: sumOf('totalWithheld'),
  employerFica: derivedFrom('gross'),
  federalUnemployment: derivedFrom('gross'),
  employerUnemployment: derivedFrom('gross'),
  employerDisability: derivedFrom('gross'),
  employerChauffeurInsurance: derivedFrom('gross'),
  premium: derivedFrom('gross'),
};
