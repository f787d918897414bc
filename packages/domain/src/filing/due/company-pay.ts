import type { Company } from '../../company/company.schema.ts';
import type { DepositFacts } from '../../company/deposit-facts.schema.ts';
import type { Cents } from '../../money/cents.ts';
import type { Rate } from '../../money/rate.ts';
import type { Amounts } from '../../pay/amounts.ts';
import type { ReportName } from '../../report/report-request.ts';
import {
  type FicaAmount,
  type FicaRules,
  ficaLiabilities,
  type Liability,
  taxableEntries,
} from '../../returns/fica.ts';
import { ficaReturnOfYear, taxableOpeningBalances } from '../../returns/fica-of-year.ts';
import { withheldByPayDate } from '../../returns/form-499.ts';
import type { OpeningBalancesByEmployee } from '../../returns/opening-balance-of-year.ts';
import type { PaidEntry } from '../../returns/paid-entry.ts';
import { type DateRange, yearRange } from '../../returns/quarter.ts';
import { type CalendarDate, yearOf } from '../../time/calendar-date.ts';
import type { KnownEmployer } from './known-history.ts';
import type { DueDocument } from './obligation.ts';
import type { SettledObligation } from './settled.ts';

/** The facts of a company that decide which returns it files, and at which rates. */
export type FilingCompany = { id: number } & Pick<
  Company,
  | 'payer'
  | 'businessStartDate'
  | 'businessEndDate'
  | 'unemploymentRate'
  | 'unemploymentRateSince'
  | 'earlierUnemploymentRate'
  | 'specialContributionRate'
  | 'disabilityRate'
  | 'employerDisabilityRate'
  | 'chauffeurWeeklyRate'
>;

/** A live entry with the amounts that due taxes depend on. */
export type DueEntry = Omit<PaidEntry, 'amounts' | 'salariedMinutes'> & {
  amounts: Pick<Amounts, FicaAmount | 'incomeTaxWithheld'>;
};

/**
 * The tax due for a month before the entries; `month` is its first day. `fica` includes both shares, as
 * withheld.
 */
export type EarlierMonth = { month: CalendarDate; fica: Cents; incomeTax: Cents };

/** A live payment of a contractor. */
export type ServicePayment = { contractorId: number; payDate: CalendarDate; gross: Cents; withheld: Cents };

/** The facts of a company that its obligations depend on. */
export type CompanyPay = {
  company: FilingCompany;
  /** Entries of whole calendar years, from the first required year on. */
  entries: readonly DueEntry[];
  /** The opening balances of these years, by year. */
  before: ReadonlyMap<number, OpeningBalancesByEmployee>;
  /** The months of the two years before. */
  earlier: readonly EarlierMonth[];
  services: readonly ServicePayment[];
  /** The employer's own statements about its deposits, by year. */
  depositFacts: ReadonlyMap<number, DepositFacts>;
  /** The wage base of social security, by year. */
  wageBases: ReadonlyMap<number, Cents>;
  /** The wage base of unemployment insurance, by year; 7,000.00 for other years. */
  unemploymentBases?: ReadonlyMap<number, Cents>;
  /** The reduction of the FUTA credit, by year; absent while it is not known. */
  futaReductions?: ReadonlyMap<number, Rate>;
  /** Returns true if a document for these employees would have blanks. */
  lacksFacts: (report: ReportName, employeeIds: ReadonlySet<number>) => boolean;
  isFiled: (document: DueDocument) => boolean;
  /** The returns and deposits that were made outside Garita. */
  settled: readonly SettledObligation[];
};

/** Returns the items that were paid in a range of days. */
export function paidWithin<Paid extends { payDate: CalendarDate }>(
  all: readonly Paid[],
  { from, to }: DateRange,
): Paid[] {
  return all.filter(({ payDate }) => payDate >= from && payDate <= to);
}

/** Returns true if the company paid anybody in a range of days. */
export function hasPaid({ entries, earlier }: CompanyPay, { from, to }: DateRange): boolean {
  return (
    entries.some(({ payDate }) => payDate >= from && payDate <= to) ||
    earlier.some(({ month }) => month >= from && month <= to)
  );
}

/**
 * Returns true if the company is an employer in a period: it has paid somebody by then and was not closed
 * before. Periods without pay must be filed too.
 */
export function isEmployerIn(pay: CompanyPay, period: DateRange): boolean {
  return isOpenIn(pay.company, period) && hasPaid(pay, { from: '1900-01-01', to: period.to });
}

/** Returns true if the company was not closed before a period. */
export function isOpenIn(
  { businessEndDate }: Pick<Company, 'businessEndDate'>,
  { from }: DateRange,
): boolean {
  return businessEndDate === null || businessEndDate >= from;
}

/** Returns the social security and Medicare due for each pay date, exactly as in the returns. */
export function ficaDue(pay: CompanyPay): Liability[] {
  const isQuarterly = pay.company.payer === 'form-941';
  const exact = yearsOf(pay.entries).flatMap((year) => {
    const wageBase = pay.wageBases.get(year);
    const rules: FicaRules = {
      before: openingBalanceIn(pay, year),
      ...(wageBase === undefined ? {} : { wageBase }),
    };
    const entries = taxableEntries(paidWithin(pay.entries, yearRange(year)), rules);
    return isQuarterly
      ? ficaLiabilities(entries)
      : ficaReturnOfYear({ entries, openingBalances: taxableOpeningBalances(rules) }).liabilities;
  });
  return [...pay.earlier.map(({ month, fica }) => ({ payDate: month, cents: fica })), ...exact];
}

/** Returns the income tax withheld from wages on each pay date. */
export function incomeTaxDue({ entries, earlier }: CompanyPay): Liability[] {
  const wages = entries.filter(({ isNonResident }) => !isNonResident);
  const withheld = wages.map(({ payDate, amounts }) => ({ payDate, withheld: amounts.incomeTaxWithheld }));
  return [
    ...earlier.map(({ month, incomeTax }) => ({ payDate: month, cents: incomeTax })),
    ...withheldByPayDate(withheld),
  ];
}

/** Returns what is known of an employer in a year: its start date and its own statements about deposits. */
export function employerIn({ company, depositFacts }: CompanyPay, year: number): KnownEmployer {
  return { businessStartDate: company.businessStartDate, depositFacts: depositFacts.get(year) };
}

/** Returns the opening balances of a year; empty if there are none. */
export function openingBalanceIn({ before }: CompanyPay, year: number): OpeningBalancesByEmployee {
  return before.get(year) ?? new Map();
}

function yearsOf(entries: readonly { payDate: CalendarDate }[]): number[] {
  return [...new Set(entries.map(({ payDate }) => yearOf(payDate)))].toSorted((a, b) => a - b);
}
