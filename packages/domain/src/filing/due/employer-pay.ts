import { lifetimeOf } from '../../company/lifetime.ts';
import type { OpeningBalancesByEmployee } from '../../returns/opening-balance-of-year.ts';
import { type FirstRecords, openingBalancesByPerson, payByPerson } from '../../returns/pay-by-person.ts';
import type { CalendarDate } from '../../time/calendar-date.ts';
import type { CompanyPay, EarlierMonth } from './company-pay.ts';
import { isObligationOfEmployer, type Obligation, type ObligationKind } from './obligation.ts';
import { obligationsOf } from './obligations.ts';

/** The obligations that depend on the kind of payer. An employer with farms and other companies has both. */
const OF_PAYER: readonly ObligationKind[] = [
  'fica-deposit',
  'form-941',
  'form-943',
  'form-944',
  'schedule-h',
];

/**
 * Returns the obligations that the companies of an employer number have together around a day. Omits those of
 * each company alone.
 *
 * @param pays the pay of each company, in the order of creation
 */
export function obligationsOfEmployer(
  pays: readonly CompanyPay[],
  first: FirstRecords,
  today: CalendarDate,
): Obligation[] {
  const all = obligationsOf(employerPay(pays, first), today).filter(({ kind }) =>
    isObligationOfEmployer(kind),
  );
  const payers = [...new Set(pays.map(({ company }) => company.payer))];
  if (payers.length === 1) return all;
  const ofPayers = payers.flatMap((payer) => {
    const own = pays.filter(({ company }) => company.payer === payer);
    return obligationsOf(employerPay(own, first), today).filter(({ kind }) => OF_PAYER.includes(kind));
  });
  const together = all.filter(({ kind }) => !OF_PAYER.includes(kind));
  return [...ofPayers, ...together];
}

/**
 * Returns the pay of several companies as that of one employer: by person, with the facts of the newest
 * company.
 */
export function employerPay(pays: readonly CompanyPay[], first: FirstRecords): CompanyPay {
  const newest = pays.at(-1);
  if (!newest) throw new RangeError('An employer has a company');
  return {
    ...newest,
    company: { ...newest.company, ...lifetimeOf(pays.map(({ company }) => company)) },
    entries: payByPerson(
      pays.flatMap(({ entries }) => entries),
      first,
    ),
    before: openingBalancesOf(pays, first),
    earlier: monthsOf(pays),
    services: pays.flatMap(({ services }) => services),
    depositFacts: new Map(pays.flatMap(({ depositFacts }) => [...depositFacts])),
    lacksFacts: (report, people) => {
      const records = new Set([...people, ...[...first].flatMap(([id, of]) => (people.has(of) ? id : []))]);
      return pays.some((pay) => pay.lacksFacts(report, records));
    },
    isFiled: (document) => pays.some((pay) => pay.isFiled(document)),
    settled: pays.flatMap(({ settled }) => settled),
  };
}

function openingBalancesOf(
  pays: readonly CompanyPay[],
  first: FirstRecords,
): ReadonlyMap<number, OpeningBalancesByEmployee> {
  const years = new Set(pays.flatMap(({ before }) => [...before.keys()]));
  const ofYear = (year: number) => new Map(pays.flatMap(({ before }) => [...(before.get(year) ?? [])]));
  return new Map([...years].map((year) => [year, openingBalancesByPerson(ofYear(year), first)]));
}

function monthsOf(pays: readonly CompanyPay[]): EarlierMonth[] {
  const months = new Map<CalendarDate, EarlierMonth>();
  for (const { month, fica, incomeTax } of pays.flatMap(({ earlier }) => earlier)) {
    const soFar = months.get(month) ?? { month, fica: 0, incomeTax: 0 };
    months.set(month, { month, fica: soFar.fica + fica, incomeTax: soFar.incomeTax + incomeTax });
  }
  return [...months.values()].toSorted((a, b) => a.month.localeCompare(b.month));
}
