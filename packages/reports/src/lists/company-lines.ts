import { sumCents } from '@garita/domain/money/cents';
import { day, figures, words } from '../list/column.ts';
import { employerLines, onlyEmployeeLine } from '../list/head-lines.ts';
import type { ListReport } from '../list/list-report.ts';
import { LIST } from '../text/labels.es.ts';
import { dateRange } from '../text/printed-date.es.ts';
import { money } from '../text/printed-figure.ts';
import { headingOf, type SalariesData } from './salaries.ts';

/**
 * Returns a list for each company line: the people who had it, by pay date, so that it can be paid over and
 * accounted for by itself.
 */
export function companyLineLists({
  company,
  onlyEmployee,
  start,
  end,
  date,
  companyLines,
}: SalariesData): ListReport[] {
  return companyLines.map((line) => {
    const all = line.employees.flatMap(({ amounts }) => amounts);
    return {
      title: LIST.companyLine(line.name),
      company: company.name,
      about: [
        ...employerLines(company, 'employerIdentificationNumber'),
        ...onlyEmployeeLine(onlyEmployee),
        dateRange(start, end),
      ],
      date,
      orientation: 'portrait',
      columns: [words(LIST.captions.date, 1), figures(LIST.captions.amount)],
      groups: line.employees.map(({ amounts, ...person }) => ({
        heading: headingOf(person),
        rows: amounts.map(({ payDate, cents }) => [day(payDate), money(cents)]),
        total: [LIST.subTotal, money(sumCents(amounts.map(({ cents }) => cents)))],
      })),
      total: [LIST.totals, money(sumCents(all.map(({ cents }) => cents)))],
      empty: LIST.nothingPaid,
    };
  });
}
