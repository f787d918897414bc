import { type Count, placeIn, type Sum, sumsByName } from '../totals.ts';
import { W2PR_RECORDS, type W2prAgency } from './w2pr-records.ts';

const { RW, RO, RS, RT, RU, RV, RF } = W2PR_RECORDS.suri;

const FEDERAL: readonly Sum[] = [
  ...sumsByName(RT, RW, [
    'socialSecurityWages',
    'socialSecurityWithheld',
    'medicareWages',
    'medicareWithheld',
    'socialSecurityTips',
    'healthCost',
  ]),
  ...sumsByName(RU, RO, [
    'uncollectedTipsTax',
    'wages',
    'commissions',
    'concessions',
    'tips',
    'totalPay',
    'incomeTaxWithheld',
    'governmentRetirement',
  ]),
];

const STATE: readonly Sum[] = [
  ...sumsByName(RV, RS, [
    'reimbursedExpenses',
    'codaPlans',
    'uncollectedSocialSecurity',
    'uncollectedMedicare',
    'donations',
    'doubledSavings',
  ]),
  {
    total: placeIn(RV, 'exemptWages'),
    parts: [placeIn(RS, 'exemptWages16'), placeIn(RS, 'exemptWages17'), placeIn(RS, 'exemptWages18')],
  },
];

const COUNTS: readonly Count[] = [
  { total: placeIn(RT, 'employees'), counted: 'RW' },
  { total: placeIn(RU, 'employees'), counted: 'RO' },
  { total: placeIn(RF, 'employees'), counted: 'RW' },
];

/** Which fields are sums; those of the state records only where somebody reads them. */
export const W2PR_TOTALS: Readonly<Record<W2prAgency, { sums: readonly Sum[]; counts: readonly Count[] }>> = {
  suri: { sums: [...FEDERAL, ...STATE], counts: COUNTS },
  ssa: { sums: FEDERAL, counts: COUNTS },
};
