import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { sumCents } from '@garita/domain/money/cents';
import { sumOf } from '@garita/domain/report/box-source';
import {
  EMPLOYER_TAXES,
  type EmployerCost,
  type EmployerTax,
  taxesOf,
} from '@garita/domain/returns/employer-cost';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { type MonthFingerprint, monthFingerprintLines } from '../list/closing-fingerprints.ts';
import { day, sourcedFigures, words } from '../list/column.ts';
import {
  employerLines,
  type InsuredEmployer,
  onlyEmployeeLine,
  premiumLine,
  yearsLeftOutLine,
} from '../list/head-lines.ts';
import type { Cell, ListReport } from '../list/list-report.ts';
import { LIST, PAGE, PRINTED_EMPLOYER_TAXES } from '../text/labels.es.ts';
import { dateRange } from '../text/printed-date.es.ts';
import { count, money } from '../text/printed-figure.ts';

/** The cost of one pay, and its period. */
export type PeriodCost = Pick<EmployerCost, 'entryId' | 'payDate' | 'gross' | 'taxes'> & { period: number };

export type EmployerCostData = {
  company: InsuredEmployer;
  start: CalendarDate;
  end: CalendarDate;
  /** The period whose pay the list shows; without one, it shows the pay from `start` to `end`. */
  period?: Pick<PayPeriod, 'id' | 'number' | 'year'>;
  /** The years whose pay the list of a period leaves out. */
  yearsLeftOut?: readonly number[];
  date: CalendarDate;
  /** The only employee of the list; absent for everybody. */
  onlyEmployee?: PersonName | undefined;
  /** The fingerprints of the closings of months that it covers whole. */
  monthFingerprints: readonly MonthFingerprint[];
  employees: readonly { id: number; name: PersonName; costs: readonly PeriodCost[] }[];
};

/**
 * Returns the employer's cost of each pay between two days, or of a period. A tax without any amount has no
 * column.
 */
export function employerCostList(data: EmployerCostData): ListReport {
  const { company, start, end, period, yearsLeftOut, date, employees } = data;
  const all = employees.flatMap(({ costs }) => costs);
  const taxes = EMPLOYER_TAXES.filter((tax) => all.some((cost) => cost.taxes[tax] !== 0));
  return {
    title: LIST.employerCost,
    company: company.name,
    about: [
      ...employerLines(company, 'employerIdentificationNumber'),
      ...onlyEmployeeLine(data.onlyEmployee),
      ...(period ? [PAGE.period(period.number, period.year)] : []),
      dateRange(start, end),
      ...monthFingerprintLines(data.monthFingerprints),
      ...yearsLeftOutLine(yearsLeftOut),
      ...premiumLine(company),
    ],
    date,
    orientation: 'landscape',
    columns: [
      words(LIST.captions.date, 1.2),
      words(LIST.captions.period, 0.7),
      sourcedFigures(LIST.captions.totalEarned, sumOf('gross'), 1.1),
      ...taxes.map((tax) => sourcedFigures(PRINTED_EMPLOYER_TAXES[tax], sumOf(tax))),
      sourcedFigures(LIST.captions.employerShare, sumOf('employerShare')),
      sourcedFigures(LIST.captions.totalCost, sumOf('totalCost'), 1.1),
    ],
    groups: employees.map(({ id, name, costs }) => ({
      heading: fullName(name),
      rows: costs.map((cost) => [day(cost.payDate), count(cost.period), ...cellsOf([cost], taxes)]),
      sources: costs.map(({ entryId }) => ({ entryId })),
      total: [LIST.subTotal, '', ...cellsOf(costs, taxes)],
      totalSource: { personId: id },
    })),
    total: [LIST.totals, '', ...cellsOf(all, taxes)],
    empty: LIST.nothingPaid,
  };
}

function cellsOf(costs: readonly PeriodCost[], taxes: readonly EmployerTax[]): Cell[] {
  const gross = sumCents(costs.map((cost) => cost.gross));
  const share = sumCents(costs.map(taxesOf));
  const ofTaxes = taxes.map((tax) => sumCents(costs.map((cost) => cost.taxes[tax])));
  return [gross, ...ofTaxes, share, gross + share].map(money);
}
