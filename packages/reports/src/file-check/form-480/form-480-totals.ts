import { type CountRule, fieldPlace, type SumRule, sumsByName } from '../totals.ts';
import { FORM_480_RECORDS } from './form-480-records.ts';

const { '480.6SP': form, '480.6SP.2': reconciliation, '480.5': summary } = FORM_480_RECORDS;

const PAID = (['item1', 'item2', 'item3', 'item4'] as const).map((name) => fieldPlace(form, name));
const WITHHELD = (['item3Withheld', 'item4Withheld'] as const).map((name) => fieldPlace(form, name));

const SUMS: readonly SumRule[] = [
  ...sumsByName(reconciliation, form, [
    'healthProviders',
    'reimbursedExpenses',
    'specialContribution',
    'item1',
    'item2',
    'item3',
    'item3Withheld',
    'item4',
    'item4Withheld',
  ]),
  { total: fieldPlace(reconciliation, 'totalPaid'), parts: PAID },
  { total: fieldPlace(reconciliation, 'totalWithheld'), parts: WITHHELD },
  { total: fieldPlace(summary, 'totalPaid'), parts: PAID },
  { total: fieldPlace(summary, 'totalWithheld'), parts: WITHHELD },
];

const COUNTS: readonly CountRule[] = [
  { total: fieldPlace(reconciliation, 'forms'), counted: '480.6SP' },
  { total: fieldPlace(summary, 'forms'), counted: '480.6SP' },
];

/** The 480.6SP.2 and the 480.5 say what all forms come to (Hacienda, manual of errors of 2012). */
export const FORM_480_TOTALS = { sums: SUMS, counts: COUNTS };
