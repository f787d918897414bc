import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { PAY_FREQUENCY_LABELS } from '@garita/domain/text/option-labels.es';
import { AGENCY_NAMES } from '@garita/domain/text/what-if-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { WhatIf } from '@garita/domain/what-if/what-if.schema';
import type { PayComparison, PayFigures, RealAndSupposed } from '@garita/domain/what-if/what-if-comparison';
import { yearRanges } from '@garita/domain/what-if/year-ranges';
import { figures, words } from '../list/column.ts';
import { employerLines, type InsuredEmployer, premiumLine } from '../list/head-lines.ts';
import type { Cell, ListGroup, ListReport } from '../list/list-report.ts';
import { LIST, WHAT_IF } from '../text/labels.es.ts';
import { dateRange } from '../text/printed-date.es.ts';
import { dollars, money, percent } from '../text/printed-figure.ts';

/** Real and supposed pay; without a name, of a supposed new employee. */
type SupposedPay = Pick<PayComparison, 'agencies' | 'total'> & {
  employees: readonly ({ name?: string } & RealAndSupposed<PayFigures>)[];
};

export type WhatIfData = {
  company: InsuredEmployer;
  date: CalendarDate;
  whatIf: WhatIf;
  /** The people whose pay is raised; empty if everybody's is. */
  raised: readonly PersonName[];
  /** The comparison of each calendar year of the range. */
  years: readonly (SupposedPay & { year: number })[];
} & SupposedPay;

/**
 * Returns the real and the supposed pay between two days, by employee and by agency, with the suppositions.
 */
export function whatIfList(data: WhatIfData): ListReport {
  const { whatIf, years } = data;
  const range = dateRange(whatIf.start, whatIf.end);
  if (years.length < 2) return listOf(data, { title: WHAT_IF.title, range, groups: groupsOf(data) });
  return listOf(data, {
    title: WHAT_IF.title,
    range,
    groups: [
      {
        heading: WHAT_IF.byYear,
        rows: years.map(({ year, total }) => [String(year), ...cellsOf(total)]),
        total: [LIST.totals, ...cellsOf(data.total)],
      },
      ...groupsOf(data),
      ...years.map(({ year, agencies }) => agencyGroup(WHAT_IF.byAgencyIn(year), agencies)),
    ],
  });
}

/** Returns a list for each year, if there are several. */
export function whatIfYearLists(data: WhatIfData): ListReport[] {
  const { whatIf, years } = data;
  if (years.length < 2) return [];
  return yearRanges(whatIf).flatMap(({ year, range: { start, end } }, index) => {
    const ofYear = years[index];
    const title = WHAT_IF.titleOf(year);
    return ofYear ? [listOf(data, { title, range: dateRange(start, end), groups: groupsOf(ofYear) })] : [];
  });
}

function listOf(
  data: WhatIfData,
  { title, range, groups }: Pick<ListReport, 'title' | 'groups'> & { range: string },
): ListReport {
  const { company, date } = data;
  const { captions } = LIST;
  return {
    title,
    company: company.name,
    about: [
      ...employerLines(company, 'employerIdentificationNumber'),
      range,
      ...supposedLines(data),
      ...premiumLine(company),
      WHAT_IF.rounding,
    ],
    date,
    orientation: 'landscape',
    columns: [
      words(captions.employee, 1.8),
      figures(captions.gross),
      figures(WHAT_IF.captions.gross),
      figures(captions.withheldInAll),
      figures(WHAT_IF.captions.withheld),
      figures(captions.net),
      figures(WHAT_IF.captions.net),
      figures(captions.employerShare),
      figures(WHAT_IF.captions.employer),
      figures(WHAT_IF.captions.difference),
    ],
    groups,
    empty: LIST.nothingPaid,
  };
}

function groupsOf({ employees, agencies, total }: SupposedPay): ListGroup[] {
  return [
    {
      heading: WHAT_IF.byEmployee,
      rows: employees.map(({ name = WHAT_IF.newEmployee, ...compared }) => [name, ...cellsOf(compared)]),
      total: [LIST.totals, ...cellsOf(total)],
    },
    agencyGroup(WHAT_IF.byAgency, agencies),
  ];
}

function agencyGroup(heading: string, agencies: SupposedPay['agencies']): ListGroup {
  return {
    heading,
    rows: agencies.map(({ agency, real, supposed }) => [
      AGENCY_NAMES[agency],
      '',
      '',
      money(real.withheld),
      money(supposed.withheld),
      '',
      '',
      money(real.employer),
      money(supposed.employer),
      money(supposed.withheld + supposed.employer - real.withheld - real.employer),
    ]),
  };
}

// The last column is the extra cost for the company: pay and the employer's share.
function cellsOf({ real, supposed }: RealAndSupposed<PayFigures>): Cell[] {
  const names = ['gross', 'withheld', 'net', 'employer'] as const;
  const more = supposed.gross + supposed.employer - real.gross - real.employer;
  return [...names.flatMap((name) => [real[name], supposed[name]]), more].map(money);
}

function supposedLines({ whatIf, raised }: Pick<WhatIfData, 'whatIf' | 'raised'>): string[] {
  const { raise, minimumWage, tableRows, newEmployee } = whatIf;
  const raises = [
    ...(raise.rate > 0 ? [percent(raise.rate).text] : []),
    ...(raise.hourly > 0 ? [WHAT_IF.perHour(dollars(raise.hourly))] : []),
    ...(raise.salary > 0 ? [WHAT_IF.perPeriod(dollars(raise.salary))] : []),
  ];
  const earns = [
    ...(newEmployee.hourlyRate > 0 && newEmployee.minutes > 0
      ? [WHAT_IF.hours(formatMinutes(newEmployee.minutes), dollars(newEmployee.hourlyRate))]
      : []),
    ...(newEmployee.salary > 0 ? [WHAT_IF.perPeriod(dollars(newEmployee.salary))] : []),
  ];
  const rows = tableRows.map(({ over, rate, plus }) =>
    WHAT_IF.tableRow(dollars(over), percent(rate).text, dollars(plus)),
  );
  const lines = [
    ...(raises.length > 0 ? [WHAT_IF.raise(raises.join(', '), raisedPeople(raised))] : []),
    ...(minimumWage > 0 ? [WHAT_IF.minimumWage(dollars(minimumWage))] : []),
    // A line for each row, because a line that does not fit is cut.
    ...(rows.length > 0 ? [WHAT_IF.table, ...rows] : []),
    ...(earns.length > 0
      ? [WHAT_IF.oneMore(PAY_FREQUENCY_LABELS[newEmployee.payFrequency].toLowerCase(), earns.join(', '))]
      : []),
  ];
  return lines.length > 0 ? lines : [WHAT_IF.nothing];
}

/** The largest number of names in a line; of more people the line gives the number. */
const MOST_NAMED = 3;

function raisedPeople(raised: readonly PersonName[]): string {
  if (raised.length === 0) return WHAT_IF.everybody;
  return WHAT_IF.those(
    raised.length > MOST_NAMED ? LIST.workers(raised.length) : raised.map(fullName).join(', '),
  );
}
