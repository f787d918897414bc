import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { AGENCY_NAMES } from '@garita/domain/text/agency-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { WhatIf } from '@garita/domain/what-if/what-if.schema';
import type { Compared, PayComparison, PayFigures } from '@garita/domain/what-if/what-if-comparison';
import { dollars, money, percent } from '../pdf/figure.ts';
import { LIST, WHAT_IF } from '../text/labels.es.ts';
import { dateRange } from '../text/printed-date.es.ts';
import { figures, words } from './column.ts';
import { aboutEmployer, aboutPremium, type InsuredEmployer } from './employer.ts';
import type { Cell, ListReport } from './list-report.ts';

export type WhatIfData = {
  company: InsuredEmployer;
  date: CalendarDate;
  whatIf: WhatIf;
  /** Whose pay is raised; nobody where it is everybody's. */
  raised: readonly PersonName[];
  /** Without a name, the one who is supposed to be employed. */
  employees: readonly ({ name?: string } & Compared<PayFigures>)[];
} & Pick<PayComparison, 'agencies' | 'total'>;

/** What was paid between two days beside what would have been, by employee and by agency, with what was supposed. */
export function whatIfList(data: WhatIfData): ListReport {
  const { company, date, whatIf, employees, agencies, total } = data;
  const { captions } = LIST;
  return {
    title: WHAT_IF.title,
    company: company.name,
    about: [
      ...aboutEmployer(company, 'employerIdentificationNumber'),
      dateRange(whatIf.start, whatIf.end),
      ...supposedLines(data),
      ...aboutPremium(company),
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
    groups: [
      {
        heading: WHAT_IF.byEmployee,
        rows: employees.map(({ name = WHAT_IF.newEmployee, ...compared }) => [name, ...cellsOf(compared)]),
        total: [LIST.totals, ...cellsOf(total)],
      },
      {
        heading: WHAT_IF.byAgency,
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
      },
    ],
    empty: LIST.nothingPaid,
  };
}

// What it costs the company more: what is paid and what is owed beside it.
function cellsOf({ real, supposed }: Compared<PayFigures>): Cell[] {
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
    ...(raises.length > 0 ? [WHAT_IF.raise(raises.join(', '), whoOf(raised))] : []),
    ...(minimumWage > 0 ? [WHAT_IF.minimumWage(dollars(minimumWage))] : []),
    // A line for each row: what does not fit into one is cut.
    ...(rows.length > 0 ? [WHAT_IF.table, ...rows] : []),
    ...(earns.length > 0
      ? [WHAT_IF.oneMore(WHAT_IF.frequencies[newEmployee.payFrequency], earns.join(', '))]
      : []),
  ];
  return lines.length > 0 ? lines : [WHAT_IF.nothing];
}

/** As many as a line has room for are named; of more it is said how many. */
const MOST_NAMED = 3;

function whoOf(raised: readonly PersonName[]): string {
  if (raised.length === 0) return WHAT_IF.everybody;
  return WHAT_IF.those(
    raised.length > MOST_NAMED ? LIST.workers(raised.length) : raised.map(fullName).join(', '),
  );
}
