import { NON_RESIDENTS_DEPOSIT_ABOVE } from '@garita/domain/filing/due/local-due';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import { NON_RESIDENT_RATES } from '@garita/domain/pay/withholding/non-resident-withholding';
import { inMonth, sumOf } from '@garita/domain/report/box-source';
import { yearRange } from '@garita/domain/returns/quarter';
import { type CalendarDate, monthOf } from '@garita/domain/time/calendar-date';
import { type MonthFingerprint, monthFingerprintLines } from '../list/closing-fingerprints.ts';
import { sourcedFigures, words } from '../list/column.ts';
import { employerLines, type ListEmployer } from '../list/head-lines.ts';
import type { Cell, ListReport } from '../list/list-report.ts';
import { LIST, partialNotices } from '../text/labels.es.ts';
import { MONTHS } from '../text/printed-date.es.ts';
import { dollars, money, percent } from '../text/printed-figure.ts';
import { maskedSocialSecurityNumber } from '../text/printed-identity.ts';

/** Pay of a non-resident and the income tax that was withheld from it, in cents. */
export type NonResidentPayment = { payDate: CalendarDate; gross: Cents; incomeTaxWithheld: Cents };

export type NonResidentsData = {
  company: ListEmployer;
  year: number;
  date: CalendarDate;
  /** The fingerprints of the closings of months that it covers whole. */
  monthFingerprints: readonly MonthFingerprint[];
  people: readonly {
    id: number;
    name: string;
    socialSecurityLast4: string;
    payments: readonly NonResidentPayment[];
  }[];
};

/**
 * Returns a year's pay of each non-resident for the 480.6C, month by month, with the tax of 20 or 29 percent
 * (Code, sec. 1062.08).
 */
export function nonResidentsList({
  company,
  year,
  date,
  monthFingerprints,
  people,
}: NonResidentsData): ListReport {
  const { captions } = LIST;
  const all = people.flatMap(({ payments }) => payments);
  return {
    title: LIST.nonResidents(year),
    company: company.name,
    about: [
      ...employerLines(company, 'employerIdentificationNumber'),
      ...monthFingerprintLines(monthFingerprints),
      ...partialNotices({ company, date }, yearRange(year)),
      LIST.nonResidentRates(
        percent(NON_RESIDENT_RATES['non-resident-citizen']).text,
        percent(NON_RESIDENT_RATES['non-resident-alien']).text,
      ),
      LIST.nonResidentDeposits(dollars(NON_RESIDENTS_DEPOSIT_ABOVE)),
    ],
    date,
    orientation: 'portrait',
    columns: [
      words(captions.month, 1.4),
      sourcedFigures(captions.services, sumOf('gross')),
      sourcedFigures(captions.withheld, sumOf('incomeTaxWithheld')),
    ],
    groups: people.map(({ id, name, socialSecurityLast4, payments }) => {
      const months = monthsOf(payments);
      return {
        heading: `${name} · ${maskedSocialSecurityNumber(socialSecurityLast4)}`,
        rows: months.map(({ word, ofMonth }) => [word, ...cellsOf(ofMonth)]),
        sources: months.map(({ month }) => ({ personId: id, ...inMonth(year, month) })),
        total: [LIST.subTotal, ...cellsOf(payments)],
        totalSource: { personId: id },
      };
    }),
    total: [LIST.totals, ...cellsOf(all)],
    empty: LIST.nothingPaid,
  };
}

function monthsOf(payments: readonly NonResidentPayment[]) {
  return MONTHS.flatMap((word, index) => {
    const ofMonth = payments.filter(({ payDate }) => monthOf(payDate) === index + 1);
    return ofMonth.length === 0 ? [] : [{ word, month: index + 1, ofMonth }];
  });
}

function cellsOf(payments: readonly NonResidentPayment[]): Cell[] {
  return [
    money(sumCents(payments.map(({ gross }) => gross))),
    money(sumCents(payments.map(({ incomeTaxWithheld }) => incomeTaxWithheld))),
  ];
}
