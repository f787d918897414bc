import { type CountRule, fieldPlace, type SumRule, sumsByName } from '../totals.ts';
import { W2PR_RECORDS, type W2prAgency } from './w2pr-records.ts';

const { RW, RO, RS, RT, RU, RV, RF } = W2PR_RECORDS.suri;

const FEDERAL: readonly SumRule[] = [
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

const STATE: readonly SumRule[] = [
  ...sumsByName(RV, RS, [
    'reimbursedExpenses',
    'codaPlans',
    'uncollectedSocialSecurity',
    'uncollectedMedicare',
    'donations',
    'doubledSavings',
  ]),
  {
    total: fieldPlace(RV, 'exemptWages'),
    parts: [
      fieldPlace(RS, 'exemptWages16'),
      fieldPlace(RS, 'exemptWages17'),
      fieldPlace(RS, 'exemptWages18'),
    ],
  },
];

const COUNTS: readonly CountRule[] = [
  { total: fieldPlace(RT, 'employees'), counted: 'RW' },
  { total: fieldPlace(RU, 'employees'), counted: 'RO' },
  { total: fieldPlace(RF, 'employees'), counted: 'RW' },
];

/** The fields that are sums; those of the state records only where somebody reads them. */
export const W2PR_TOTALS: Readonly<
  Record<W2prAgency, { sums: readonly SumRule[]; counts: readonly CountRule[] }>
> = {
  suri: { sums: [...FEDERAL, ...STATE], counts: COUNTS },
  ssa: { sums: FEDERAL, counts: COUNTS },
};
