import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import { AMOUNT_NAMES, type AmountName, type Amounts } from '@garita/domain/pay/amounts';
import { isOfKind } from '@garita/domain/pay/concepts';
import { sumOf } from '@garita/domain/report/box-source';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import {
  type MonthFingerprint,
  monthFingerprintLines,
  type PeriodFingerprint,
  periodFingerprintLines,
} from '../list/closing-fingerprints.ts';
import { day, sourcedFigures, words } from '../list/column.ts';
import { employerLines, type ListEmployer, onlyEmployeeLine } from '../list/head-lines.ts';
import type { Cell, ListReport } from '../list/list-report.ts';
import { LIST, PRINTED_AMOUNTS } from '../text/labels.es.ts';
import { dateRange, shortDate } from '../text/printed-date.es.ts';
import { money } from '../text/printed-figure.ts';
import { maskedSocialSecurityNumber } from '../text/printed-identity.ts';

export type SalaryEntry = { entryId: number; payDate: CalendarDate; amounts: Amounts };

/** Pay that corrects a closed period by a difference. */
export type SalaryCorrection = {
  name: PersonName;
  payDate: CalendarDate;
  start: CalendarDate;
  end: CalendarDate;
};

export type SalariesData = {
  company: ListEmployer;
  start: CalendarDate;
  end: CalendarDate;
  date: CalendarDate;
  /** The only employee of the list; absent for everybody. */
  onlyEmployee?: PersonName | undefined;
  /** The fingerprints of the closed months that it covers whole. */
  monthFingerprints: readonly MonthFingerprint[];
  /** The fingerprints of the closed periods of pay that is paid in no such month. */
  periodFingerprints: readonly PeriodFingerprint[];
  /** The pay that corrects a closed period, with the days of that period. */
  corrections: readonly SalaryCorrection[];
  /** Everybody who was paid, with the pay of each pay date. */
  employees: readonly (ListedPerson & { entries: readonly SalaryEntry[] })[];
  /** The amounts of each company line in that pay, by employee. */
  companyLines: readonly CompanyLineOfPay[];
};

/** The facts that distinguish an employee from namesakes. */
export type ListedPerson = { id: number; name: PersonName; socialSecurityLast4: string };

/** One of the company's own lines. */
export type CompanyLineOfPay = {
  name: string;
  employees: readonly (ListedPerson & { amounts: readonly { payDate: CalendarDate; cents: Cents }[] })[];
};

/** Returns the amounts of every entry paid between two days. A column of zeros is left out. */
export function salariesList({ company, start, end, date, employees, ...data }: SalariesData): ListReport {
  const all = employees.flatMap(({ entries }) => entries);
  const names = AMOUNT_NAMES.filter(
    (name) => isInCents(name) && (ALWAYS.has(name) || all.some(({ amounts }) => amounts[name] !== 0)),
  );
  return {
    title: LIST.salaries,
    company: company.name,
    about: [
      ...employerLines(company, 'employerIdentificationNumber'),
      ...onlyEmployeeLine(data.onlyEmployee),
      dateRange(start, end),
      ...monthFingerprintLines(data.monthFingerprints),
      ...periodFingerprintLines(data.periodFingerprints),
      ...data.corrections.map(correctionLine),
    ],
    date,
    orientation: 'landscape',
    columns: [
      words(LIST.captions.date, 1.2),
      ...names.map((name) => sourcedFigures(PRINTED_AMOUNTS[name], sumOf(name))),
    ],
    groups: employees.map(({ entries, ...person }) => ({
      heading: headingOf(person),
      rows: entries.map(({ payDate, amounts }) => [
        day(payDate),
        ...names.map((amount) => money(amounts[amount])),
      ]),
      sources: entries.map(({ entryId }) => ({ entryId })),
      total: sumRow(LIST.subTotal, entries, names),
      totalSource: { personId: person.id },
    })),
    total: sumRow(LIST.totals, all, names),
    empty: LIST.nothingPaid,
  };
}

function correctionLine({ name, payDate, start, end }: SalaryCorrection): string {
  return LIST.correction(fullName(name), shortDate(payDate), dateRange(start, end));
}

/** Returns the heading over the rows of one person. */
export function headingOf({ name, socialSecurityLast4 }: Omit<ListedPerson, 'id'>): string {
  return `${fullName(name)} · ${maskedSocialSecurityNumber(socialSecurityLast4)}`;
}

/** The amounts that are shown even if they are zero. */
const ALWAYS: ReadonlySet<AmountName> = new Set(['gross', 'net']);

function isInCents(name: AmountName): boolean {
  return !isOfKind(name, 'minutes');
}

function sumRow(label: string, entries: readonly SalaryEntry[], names: readonly AmountName[]): Cell[] {
  return [label, ...names.map((name) => money(sumCents(entries.map(({ amounts }) => amounts[name]))))];
}
