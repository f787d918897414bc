import type { AmountNames } from '../../emmett-store.ts';
import { byRow, totals } from '../added-up.ts';
import { adding, inserting, numbers } from '../sql-text.ts';
import type { Kept } from '../time-projection.ts';

/** What the pay of each person in a tax year adds up to, as our `ytd`. */
export function yearToDate(names: AmountNames): Kept {
  return {
    tables: [
      `create table if not exists year_to_date (
        company_id bigint, employee_id bigint, tax_year int, ${numbers(names)},
        primary key (company_id, employee_id, tax_year))`,
    ],
    statement: (events) => {
      const years = byRow(events, (data) => ({
        company_id: data.companyId,
        employee_id: data.employeeId,
        tax_year: data.taxYear,
      }));
      const rows = years.map((year) => ({ ...year.key, ...totals(year.events, names) }));
      return `${inserting('year_to_date as kept', rows)}
        on conflict (company_id, employee_id, tax_year) do update set ${adding(names)}`;
    },
  };
}
