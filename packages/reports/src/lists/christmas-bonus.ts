import { bonusYear } from '@garita/domain/bonus/christmas-bonus';
import {
  type AppliedBonusRule,
  type EmployerSize,
  exemptionDeadline,
  type Hire,
  LARGE_ABOVE,
  LAW_BONUS_HOURS,
  type LawBonusBasis,
} from '@garita/domain/bonus/law-bonus';
import type { PersonName } from '@garita/domain/employee/full-name';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import { derivedFrom, sumOf } from '@garita/domain/report/box-source';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { type MonthFingerprint, monthFingerprintLines } from '../list/closing-fingerprints.ts';
import { quarterColumn, sourcedFigures, words } from '../list/column.ts';
import { employerLines, type ListEmployer, surnames } from '../list/head-lines.ts';
import type { ListReport } from '../list/list-report.ts';
import { type OmittedPay, omittedPayGroups } from '../list/omitted-pay.ts';
import { CHRISTMAS_BONUS, LIST, partialNotices } from '../text/labels.es.ts';
import { dateRange, shortDate } from '../text/printed-date.es.ts';
import { dollars, money, percent, time } from '../text/printed-figure.ts';
import { maskedSocialSecurityNumber } from '../text/printed-identity.ts';

/** A person paid in the bonus year: the counted time, the pay of each quarter and the bonus, in cents. */
export type BonusEmployee = {
  id: number;
  name: PersonName;
  socialSecurityLast4: string;
  minutes: Minutes;
  /** The earnings from October to December, and in the three following quarters. */
  quarters: readonly [Cents, Cents, Cents, Cents];
  bonus: Cents;
  /** The rule that was applied; absent where the bonus is by the company's own settings. */
  rule?: AppliedBonusRule;
};

export type ChristmasBonusData = {
  company: ListEmployer;
  /** The companies of the employer, where a bonus by law covers several of one employer number. */
  companies?: readonly string[];
  year: number;
  date: CalendarDate;
  /** The fingerprints of the closings of months that it covers whole. */
  monthFingerprints: readonly MonthFingerprint[];
  /** The opening balances that it leaves out. */
  omittedPay: readonly OmittedPay[];
  /** The basis of a bonus by law; absent where the bonus is by the company's own settings. */
  law?: LawBonusBasis;
  employees: readonly BonusEmployee[];
};

/** Returns the Christmas bonus of everybody, with the figures that it follows from. */
export function christmasBonusList({
  company,
  companies,
  year,
  date,
  monthFingerprints,
  omittedPay,
  law,
  employees,
}: ChristmasBonusData): ListReport {
  const { captions } = LIST;
  const { from, to } = bonusYear(year);
  // By law the bonus of the year before is no part of the wages.
  const earned = law ? 'wages' : 'gross';
  const sum = (cents: (employee: BonusEmployee) => Cents) => money(sumCents(employees.map(cents)));
  return {
    title: LIST.christmasBonus(year),
    company: company.name,
    about: [
      ...employerLines(company, 'commercialRegister'),
      ...(companies ? [CHRISTMAS_BONUS.companies(companies.join(', '))] : []),
      dateRange(from, to),
      ...partialNotices({ company, date }, { to }),
      ...monthFingerprintLines(monthFingerprints),
      ...(law ? lawLines(law) : [CHRISTMAS_BONUS.ownSettings]),
    ],
    date,
    orientation: 'landscape',
    columns: [
      words(captions.firstName, 1.2),
      words(captions.lastName, 1.6),
      words(captions.socialSecurityNumber, 1),
      sourcedFigures(captions.hoursWorked, sumOf('countedMinutes')),
      ...[{ year: year - 1, quarter: 4 }, ...[1, 2, 3].map((quarter) => ({ year, quarter }))].map((quarter) =>
        quarterColumn(quarter, earned),
      ),
      sourcedFigures(captions.totalEarned, sumOf(earned), 1.1),
      sourcedFigures(captions.bonus, derivedFrom(earned), 0.9),
      ...(law ? [words(captions.rule, 1.6)] : []),
    ],
    groups: [
      {
        rows: employees.map(({ name, socialSecurityLast4, minutes, quarters, bonus, rule }) => [
          name.firstName,
          surnames(name),
          maskedSocialSecurityNumber(socialSecurityLast4),
          time(minutes),
          ...quarters.map(money),
          money(sumCents(quarters)),
          money(bonus),
          ...(rule ? [ruleText(rule)] : []),
        ]),
        sources: employees.map(({ id }) => ({ personId: id })),
      },
      ...omittedPayGroups(omittedPay),
    ],
    total: [
      LIST.totals,
      '',
      '',
      time(employees.reduce((all, { minutes }) => all + minutes, 0)),
      ...[0, 1, 2, 3].map((index) => sum(({ quarters }) => quarters[index] ?? 0)),
      sum(({ quarters }) => sumCents(quarters)),
      sum(({ bonus }) => bonus),
      ...(law ? [''] : []),
    ],
    empty: LIST.nothingPaid,
  };
}

/** Returns the lines about what a bonus by law goes by. */
function lawLines({ year, sizes, exemption, limit, lateness, netProfit, paidOn }: LawBonusBasis): string[] {
  const size = (hire: Hire) => CHRISTMAS_BONUS.size[hire](sizeText(hire, sizes[hire]));
  return [
    CHRISTMAS_BONUS.law,
    size('reform'),
    size('earlier'),
    ...(limit !== null && netProfit !== null && netProfit > 0
      ? [CHRISTMAS_BONUS.limit(dollars(netProfit), dollars(limit))]
      : []),
    ...(paidOn !== null && lateness !== 'in-time' ? [CHRISTMAS_BONUS.late[lateness](shortDate(paidOn))] : []),
    ...(exemption === 'no-profit' ? [CHRISTMAS_BONUS.noProfit(shortDate(exemptionDeadline(year)))] : []),
    ...(exemption === 'excluded-work' ? [CHRISTMAS_BONUS.excludedWork] : []),
  ];
}

function sizeText(hire: Hire, { isLarge, weeks }: EmployerSize): string {
  const size = CHRISTMAS_BONUS.isLarge[`${isLarge}`];
  const counted = weeks === null ? CHRISTMAS_BONUS.stated : CHRISTMAS_BONUS.weeks(weeks, LARGE_ABOVE[hire]);
  return `${size} (${counted})`;
}

function ruleText({ hire, terms, hasHours, isFirstYear }: AppliedBonusRule): string {
  if (!hasHours) return CHRISTMAS_BONUS.fewHours((LAW_BONUS_HOURS[hire] / 60).toLocaleString('en-US'));
  const rule = CHRISTMAS_BONUS.rule(percent(terms.rate).text, dollars(terms.maximum));
  return isFirstYear ? CHRISTMAS_BONUS.firstYear(rule) : rule;
}
