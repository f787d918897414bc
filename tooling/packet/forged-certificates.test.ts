import { describe } from 'vitest';
import { testForgedEvents } from './forged-events.ts';
import { counting, FIRST, type Other } from './forged-pay.ts';

// An entry by certificate counts the year before it: the added pay comes after one of 10.50 by table, in the
// same period. Pay by table is in no sum of the period, but in the wages of the year.

type Paid = {
  facts: object;
  basis: { soFar: object };
  result: { incomeTax: { computed: object } };
};

/** The sums that an entry says it counted. */
const YEAR = {
  inPeriod: { taxed: 0, regularTax: 0, additional: 0 },
  bonus: { taxed: 0, tax: 0 },
  exempt: 0,
  codaPlans: 0,
  latestRatio: null as object | null,
  year: { wages: 1_050, withheld: 0 },
};

type Stated = {
  method?: string;
  isYoung?: boolean;
  optsOut?: boolean;
  /** The counted year; none if it is null. */
  year?: Partial<typeof YEAR> | null;
  elsewhere?: Other[];
};

/** Makes the pay one of this method, with this counted year. */
const by =
  ({ method = 'certificate', isYoung = false, optsOut = false, year = {}, elsewhere = [] }: Stated) =>
  (data: object) => {
    const { facts, basis, result, ...pay } = counting(...elsewhere)(data) as unknown as Paid;
    const withholding = {
      method,
      ...(method === 'certificate'
        ? { certificate: { youthOptOut: optsOut }, isYoung, law: { youngExemption: 4_000_000 } }
        : {}),
    };
    return {
      ...pay,
      facts: { ...facts, withholding },
      basis: {
        ...basis,
        soFar: { ...basis.soFar, ...(year === null ? {} : { certificate: { ...YEAR, ...year } }) },
      },
      result: {
        ...result,
        incomeTax: { ...result.incomeTax, computed: { rule: method, base: 1_050, taxed: 1_050 } },
      },
    };
  };

/** Pay of the person in another company, which took 100.00 for a CODA plan and taxed a bonus of 700.00. */
const ELSEWHERE: Other[] = [
  {
    ...FIRST,
    companyId: 7,
    certificate: { exempt: 0, codaPlans: 100_00, bonus: { taxed: 700_00, tax: 49_00 } },
  },
];
const WITH_ELSEWHERE = { codaPlans: 100_00, bonus: { taxed: 700_00, tax: 49_00 } };

const ACCEPTED: readonly [string, Stated][] = [
  ['the wages of its year', {}],
  // The exemption of the young covers the 10.50 paid before.
  ['what was exempt by age', { isYoung: true, year: { exempt: 1_050, year: { wages: 0, withheld: 0 } } }],
  ['nothing exempt of somebody young who gave it up', { isYoung: true, optsOut: true }],
  ['the plan and the bonus of another company', { elsewhere: ELSEWHERE, year: WITH_ELSEWHERE }],
  ['nothing by table', { method: 'table', year: null }],
  ['nothing of a non-resident', { method: 'non-resident-citizen', year: null }],
];

const REFUSED: readonly [string, Stated][] = [
  ['no year', { year: null }],
  ['less wages', { year: { year: { wages: 1_049, withheld: 0 } } }],
  ['tax that nobody withheld', { year: { year: { wages: 1_050, withheld: 1 } } }],
  ['pay of its period by table', { year: { inPeriod: { taxed: 1_050, regularTax: 0, additional: 0 } } }],
  ['tax of its period', { year: { inPeriod: { taxed: 0, regularTax: 1, additional: 0 } } }],
  ['an additional amount of its period', { year: { inPeriod: { taxed: 0, regularTax: 0, additional: 1 } } }],
  ['a bonus that nobody paid', { year: { bonus: { taxed: 1, tax: 0 } } }],
  ['a plan that nobody deducted', { year: { codaPlans: 1 } }],
  ['a rate of pay before it', { year: { latestRatio: { tax: 1, pay: 2 } } }],
  ['exempt pay without the age', { year: { exempt: 1_050, year: { wages: 0, withheld: 0 } } }],
  ['no exempt pay in spite of the age', { isYoung: true }],
  [
    'less of a plan than another company deducted',
    { elsewhere: ELSEWHERE, year: { bonus: WITH_ELSEWHERE.bonus } },
  ],
  ['a year by table', { method: 'table' }],
  ['a year of a non-resident', { method: 'non-resident-alien' }],
];

/** A pay like event 15 (employee 2, 29 July 2026). */
const paid = (name: string, stated: Stated, problems: readonly string[]) => ({
  name,
  like: 15,
  event: { data: by(stated) },
  problems,
});

describe('an entry by certificate in a packet', () => {
  testForgedEvents([
    ...ACCEPTED.map(([name, stated]) => paid(`may count ${name}`, stated, [])),
    ...REFUSED.map(([name, stated]) => paid(`may not count ${name}`, stated, ['year-to-date'])),
  ]);
});
