import type { PersonName } from '@garita/domain/employee/full-name';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import { derivedFrom, sumOf } from '@garita/domain/report/box-source';
import { bonusYear } from '@garita/domain/report/christmas-bonus';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { type MonthFingerprint, monthFingerprintLines } from '../list/closing-fingerprints.ts';
import { quarterColumn, sourcedFigures, words } from '../list/column.ts';
import { employerLines, type ListEmployer, surnames } from '../list/head-lines.ts';
import type { ListReport } from '../list/list-report.ts';
import { type OmittedPay, omittedPayGroups } from '../list/omitted-pay.ts';
import { LIST, partialNotices } from '../text/labels.es.ts';
import { dateRange } from '../text/printed-date.es.ts';
import { money, time } from '../text/printed-figure.ts';
import { maskedSocialSecurityNumber } from '../text/printed-identity.ts';

/** A person paid in the bonus year: the counted time, the pay of each quarter and the bonus, in cents. */
export type BonusEmployee = {
  id: number;
  name: PersonName;
  socialSecurityLast4: string;
  minutes: Minutes;
  /** October to December, and the three following quarters. */
  quarters: readonly [Cents, Cents, Cents, Cents];
  bonus: Cents;
};

export type ChristmasBonusData = {
  company: ListEmployer;
  year: number;
  date: CalendarDate;
  /** The fingerprints of the closings of months that it covers whole. */
  monthFingerprints: readonly MonthFingerprint[];
  /** The pay brought from another system that it leaves out. */
  omittedPay: readonly OmittedPay[];
  employees: readonly BonusEmployee[];
};

/** Returns the Christmas bonus of everybody, with the figures that it follows from. */
export function christmasBonusList({
  company,
  year,
  date,
  monthFingerprints,
  omittedPay,
  employees,
}: ChristmasBonusData): ListReport {
  const { captions } = LIST;
  const { from, to } = bonusYear(year);
  const sum = (cents: (employee: BonusEmployee) => Cents) => money(sumCents(employees.map(cents)));
  return {
    title: LIST.christmasBonus(year),
    company: company.name,
    about: [
      ...employerLines(company, 'commercialRegister'),
      dateRange(from, to),
      ...partialNotices({ company, date }, { to }),
      ...monthFingerprintLines(monthFingerprints),
    ],
    date,
    orientation: 'landscape',
    columns: [
      words(captions.firstName, 1.2),
      words(captions.lastName, 1.6),
      words(captions.socialSecurityNumber, 1),
      sourcedFigures(captions.hoursWorked, sumOf('countedMinutes')),
      ...[{ year: year - 1, quarter: 4 }, ...[1, 2, 3].map((quarter) => ({ year, quarter }))].map(
        quarterColumn,
      ),
      sourcedFigures(captions.totalEarned, sumOf('gross'), 1.1),
      sourcedFigures(captions.bonus, derivedFrom('gross'), 0.9),
    ],
    groups: [
      {
        rows: employees.map(({ name, socialSecurityLast4, minutes, quarters, bonus }) => [
          name.firstName,
          surnames(name),
          maskedSocialSecurityNumber(socialSecurityLast4),
          time(minutes),
          ...quarters.map(money),
          money(sumCents(quarters)),
          money(bonus),
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
    ],
    empty: LIST.nothingPaid,
  };
}
