import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import { conceptsOf } from '@garita/domain/pay/concepts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import { entries } from '../schema/index.ts';

/** Somebody of whom more leave is taken than there was. */
export type NegativeLeave = { companyId: number; employeeId: number };

/**
 * Who of an account has a balance of vacation or sick time below zero, all movements known so far together.
 *
 * The rule is the domain's (`leaveMovements`), said once more in SQL: an account has hundreds of thousands of entries, and the desk
 * is opened all day. A test holds the two against each other over any history.
 */
export async function negativeLeave(
  db: Database,
  { accountId }: { accountId: number },
): Promise<NegativeLeave[]> {
  return readRows<NegativeLeave>(
    db,
    sql`select distinct company_id::int as "companyId", employee_id::int as "employeeId"
      from (${sql.join(
        LEAVE_KINDS.map((kind) => sql`select * from (${balances(kind, accountId)}) of_kind`),
        sql` union all `,
      )}) balances
      where minutes < 0
      order by 1, 2`,
  );
}

// Each kind of time counts towards leave, those still to come, too.
const WORKED = sql.join(
  conceptsOf('minutes').map((name) => sql.identifier(entries[name].name)),
  sql` + `,
);

/** The balance of one kind of leave of everybody who ever had a movement of it. */
function balances(kind: LeaveKind, accountId: number): SQL {
  const column = (name: string) => sql.raw(`${kind}_${name}`);
  return sql`with mine as (select id from registry.companies where account_id = ${accountId}),
    openings as (
      select distinct on (o.company_id, o.employee_id)
        o.company_id, o.employee_id, o.${column('opening_minutes')} as minutes, o.${column('opening_date')} as as_of
      from ledger.openings o join mine on mine.id = o.company_id
      where o.${column('opening_minutes')} is not null and o.${column('opening_date')} is not null
      order by o.company_id, o.employee_id, o.last_seq desc
    ),
    live as (select e.* from ledger.entries e join mine on mine.id = e.company_id where e.status = 'live'),
    months as (
      select company_id, employee_id, date_trunc('month', period_start) as month,
        sum(${WORKED}) as worked,
        count(distinct period_id) as periods,
        (array_agg(salaried_minutes order by last_seq desc))[1] as salaried,
        (array_agg(${column('credit_minutes')} order by last_seq desc))[1] as credit,
        (array_agg(${column('threshold_minutes')} order by last_seq desc))[1] as threshold
      from live
      group by company_id, employee_id, date_trunc('month', period_start)
    ),
    movements as (
      select company_id, employee_id, (month + interval '1 month - 1 day')::date as day, credit as minutes
      from months where worked + periods * salaried >= threshold
      union all
      select company_id, employee_id, period_end, -${column('minutes')} from live
      union all
      select a.company_id, a.employee_id, a.adjusted_on, a.${column('minutes')}
      from ledger.leave_adjustments a join mine on mine.id = a.company_id
    ),
    counted as (
      select m.company_id, m.employee_id, m.minutes
      from movements m left join openings o on o.company_id = m.company_id and o.employee_id = m.employee_id
      where o.as_of is null or m.day > o.as_of
      union all
      select company_id, employee_id, minutes from openings
    )
    select company_id, employee_id, sum(minutes) as minutes from counted group by company_id, employee_id`;
}
