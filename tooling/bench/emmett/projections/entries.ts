import type { AmountNames } from '../../emmett-store.ts';
import { totals } from '../added-up.ts';
import { inserting, numbers, type SqlRow } from '../sql-text.ts';
import type { Kept, LoadedTime } from '../time-projection.ts';
import { HAS_ROOM, LIMIT_COLUMNS, limitsOf } from './limits.ts';

/**
 * Each entry as its event leaves it, as our `entries`: the amounts in force, the limits they were held to, the terms of
 * leave. The same statement takes the mark off the entries whose limit has no room any more, by the year to date, so that
 * projection comes first.
 */
export function entries(names: AmountNames): Kept {
  return {
    tables: [
      tableOf(names),
      `create index if not exists entries_employee on entries (company_id, employee_id, period_start)`,
      `create index if not exists entries_period on entries (company_id, period_id)`,
      `create index if not exists entries_id on entries (entry_id)`,
      `create index if not exists entries_stale on entries (company_id, employee_id) where is_stale`,
    ],
    statement: (events) => {
      const rows = events.map((event) => ({
        ...headOf(event),
        ...totals([event], names),
        ...termsOf(event),
      }));
      return `with checked as (${checkingStale(events)}) ${inserting('entries', rows)}`;
    },
  };
}

function tableOf(names: AmountNames): string {
  return `create table if not exists entries (
    company_id bigint, entry_id bigint, employee_id bigint not null, tax_year int not null, period_id bigint not null,
    pay_date date not null, period_start date not null, period_end date not null, status text not null,
    created_seq bigint not null, last_seq bigint not null, is_capped boolean not null, is_stale boolean not null,
    ${numbers(names)}, ${numbers(LIMIT_COLUMNS, '')},
    vacation_credit_minutes int not null, vacation_threshold_minutes int not null,
    sick_credit_minutes int not null, sick_threshold_minutes int not null, salaried_minutes int not null,
    primary key (company_id, entry_id))`;
}

function headOf({ data, metadata }: LoadedTime): SqlRow {
  return {
    company_id: data.companyId,
    entry_id: data.entryId,
    employee_id: data.employeeId,
    tax_year: data.taxYear,
    period_id: data.period.id,
    pay_date: data.inputs.payDate,
    period_start: data.period.start,
    period_end: data.period.end,
    status: 'live',
    created_seq: metadata.globalPosition,
    last_seq: metadata.globalPosition,
  };
}

function termsOf({ data }: LoadedTime): SqlRow {
  const { vacation, sick, salariedMinutes } = data.facts.leavePolicy;
  const { isCapped, columns } = limitsOf(data);
  return {
    is_capped: isCapped,
    is_stale: false,
    ...columns,
    vacation_credit_minutes: vacation.minutesPerMonth,
    vacation_threshold_minutes: vacation.thresholdMinutes,
    sick_credit_minutes: sick.minutesPerMonth,
    sick_threshold_minutes: sick.thresholdMinutes,
    salaried_minutes: salariedMinutes,
  };
}

// What is loaded uses up room and gives none, so only the entries that are marked already are looked for: hardly ever any.
function checkingStale(events: readonly LoadedTime[]): string {
  const companies = new Set(events.map(({ data }) => data.companyId));
  const employees = new Set(events.map(({ data }) => data.employeeId));
  return `update entries e set is_stale = false from year_to_date y
    where e.company_id in (${[...companies].join(', ')}) and e.employee_id in (${[...employees].join(', ')})
      and e.is_stale and y.company_id = e.company_id and y.employee_id = e.employee_id and y.tax_year = e.tax_year
      and not ${HAS_ROOM}`;
}
