import { byRow, totals } from '../added-up.ts';
import { type SqlRow, values } from '../sql-text.ts';
import type { Kept, LoadedTime } from '../time-projection.ts';

/**
 * The leave that each month of work earned and the balance of each person, as our `leave_credits` and `leave`: a month has
 * its credit once the time worked in it reaches the threshold, and leave taken lowers the balance. No opening balance
 * occurs here. One statement writes both. Reads the entries, so those come first.
 */
export function leave(): Kept {
  return {
    tables: [
      `create table if not exists leave_credits (
        company_id bigint, employee_id bigint, month date, vacation_minutes int not null, sick_minutes int not null,
        primary key (company_id, employee_id, month))`,
      `create table if not exists leave (
        company_id bigint, employee_id bigint, vacation_minutes int not null, sick_minutes int not null,
        primary key (company_id, employee_id))`,
    ],
    statement: (events) => {
      const months = byRow(events, ({ companyId, employeeId, period }) => ({
        company_id: companyId,
        employee_id: employeeId,
        month: `${period.start.slice(0, 7)}-01`,
      }));
      return addingMonths(months.map((month) => ({ ...month.key, ...takenAndTerms(month.events) })));
    },
  };
}

// The newest entry of a month says the terms, and that is the last one loaded.
function takenAndTerms(events: readonly LoadedTime[]): SqlRow {
  const policy = events.at(-1)?.data.facts.leavePolicy;
  return {
    ...totals(events, ['vacationMinutes', 'sickMinutes']),
    vacation_credit: policy?.vacation.minutesPerMonth,
    vacation_threshold: policy?.vacation.thresholdMinutes,
    sick_credit: policy?.sick.minutesPerMonth,
    sick_threshold: policy?.sick.thresholdMinutes,
    salaried_minutes: policy?.salariedMinutes,
  };
}

function addingMonths(months: readonly SqlRow[]): string {
  return `
    with loaded (company_id, employee_id, month, vacation_taken, sick_taken, vacation_credit, vacation_threshold,
      sick_credit, sick_threshold, salaried_minutes) as (${values(months)}),
    earned as (
      select l.*, l.month::date as first_day,
        case when w.minutes >= l.vacation_threshold then l.vacation_credit else 0 end as vacation,
        case when w.minutes >= l.sick_threshold then l.sick_credit else 0 end as sick
      from loaded l cross join lateral (
        select count(distinct e.period_id) * l.salaried_minutes + sum(e."regularMinutes" + e."overtimeMinutes"
          + e."mealPeriodMinutes" + e."vacationMinutes" + e."sickMinutes" + e."holidayMinutes") as minutes
        from entries e
        where e.company_id = l.company_id and e.employee_id = l.employee_id and e.status = 'live'
          and e.period_start >= l.month::date and e.period_start < l.month::date + interval '1 month') w
    ),
    changed as (
      select e.*, e.vacation - coalesce(c.vacation_minutes, 0) as more_vacation,
        e.sick - coalesce(c.sick_minutes, 0) as more_sick
      from earned e left join leave_credits c
        on c.company_id = e.company_id and c.employee_id = e.employee_id and c.month = e.first_day
    ),
    credited as (
      insert into leave_credits (company_id, employee_id, month, vacation_minutes, sick_minutes)
      select company_id, employee_id, first_day, vacation, sick from changed where more_vacation <> 0 or more_sick <> 0
      on conflict (company_id, employee_id, month) do update set
        vacation_minutes = excluded.vacation_minutes, sick_minutes = excluded.sick_minutes
    )
    insert into leave as kept (company_id, employee_id, vacation_minutes, sick_minutes)
    select company_id, employee_id, sum(more_vacation - vacation_taken), sum(more_sick - sick_taken)
    from changed group by company_id, employee_id
    on conflict (company_id, employee_id) do update set
      vacation_minutes = kept.vacation_minutes + excluded.vacation_minutes,
      sick_minutes = kept.sick_minutes + excluded.sick_minutes`;
}
