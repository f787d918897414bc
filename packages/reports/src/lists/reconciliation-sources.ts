import type { ReconciledFigure, ReconciledSource } from '@garita/domain/filing/reconciliation/reconciliation';
import { type SourcePart, sumOf, workedOutOf } from '@garita/domain/report/box-source';

/** The places that say of each pay what it was; all others say what they make of it. */
const OF_EACH_PAY: readonly ReconciledSource[] = ['ledger', 'entries', 'stubs', 'brought'];

/** Which pay the figures of a place are of, and how. */
export function sourceOfPlace(source: ReconciledSource): SourcePart {
  return OF_EACH_PAY.includes(source)
    ? { how: 'sum', label: source }
    : { how: 'worked-out', label: 'returns' };
}

/** Of what of pay each figure is. One that books do not say is worked out from all that was earned. */
export const FIGURE_SOURCES: Record<ReconciledFigure, SourcePart> = {
  pay: { amount: 'gross' },
  exemptWages: workedOutOf('gross'),
  tips: { amount: 'tips' },
  incomeTax: { amount: 'incomeTaxWithheld' },
  socialSecurityWages: workedOutOf('gross'),
  socialSecurity: { amount: 'socialSecurityWithheld' },
  medicareWages: workedOutOf('gross'),
  medicare: { amount: 'medicare' },
  reimbursedExpenses: { amount: 'reimbursedExpenses' },
  donations: { amount: 'donation' },
  codaPlans: { amount: 'codaPlans' },
  services: sumOf('totalPaid'),
  informedServices: workedOutOf('totalPaid'),
  servicesWithheld: sumOf('totalWithheld'),
  employerFica: workedOutOf('gross'),
  federalUnemployment: workedOutOf('gross'),
  employerUnemployment: workedOutOf('gross'),
  employerDisability: workedOutOf('gross'),
  employerChauffeurInsurance: workedOutOf('gross'),
  premium: workedOutOf('gross'),
};
