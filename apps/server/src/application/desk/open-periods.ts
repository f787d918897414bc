import { type MonthOfPay, yearByMonth } from '@garita/domain/returns/year-by-month';
import {
  type CompanyPeriods,
  openPeriods,
  periodsAround,
  sortByUrgency,
} from '@garita/domain/schedule/open-periods';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayCalendars } from '@garita/domain/time/company-periods';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { Database } from '@garita/ledger/database/client';
import { listSettlements } from '@garita/ledger/queries/filing/settlements';
import { payInPeriods } from '@garita/ledger/queries/period/pay-in-periods';
import { listPeriodStatuses } from '@garita/ledger/queries/period/period-statuses';
import { listPayees } from '@garita/ledger/registry/access/account-people';
import { findUser } from '@garita/ledger/registry/access/users';
import { accountantRegistry } from '@garita/ledger/registry/records/accountants';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { payCalendarsByCompany } from '@garita/ledger/registry/records/pay-calendars';
import type { Actor } from '../../auth/actor.ts';
import { orNotFound } from '../../refusal/app-error.ts';
import { hasAccessToYears } from '../access.ts';
import { groupByCompany } from '../company/group-by-company.ts';
import { employerIdsOf } from '../report/employer.ts';
import { costsInYear } from '../report/span-pay.ts';
import { useCase } from '../use-case.ts';

/**
 * Lists the open periods of every active company of the account, the most urgent first. A period is left out
 * if some of it is paid in a year outside the user's access: its state would reveal that pay, or be wrong
 * without it.
 */
export const listOpenPeriods = useCase(
  'pay:read',
  async ({ dependencies: { database, today }, actor }): Promise<CompanyPeriods[]> => {
    const day = today();
    const own = await ownAccountants(database, actor);
    const all = await companyRegistry.list(database, actor);
    const payees = groupByCompany(await listPayees(database, actor));
    const calendars = await payCalendarsByCompany(
      database,
      all.map(({ id }) => id),
    );
    const periodIds = periodIdsAround(day, calendars);
    const pay = groupByCompany(await payInPeriods(database, actor, periodIds));
    const standings = groupByCompany(await listPeriodStatuses(database, actor, periodIds));
    const settled = groupByCompany(
      await listSettlements(
        database,
        all.map(({ id }) => id),
      ),
    );
    const weeks = all
      .filter(({ isActive }) => isActive)
      .map(({ id, name, accountantId, ...lifetime }) => ({
        companyId: id,
        company: name,
        isMine: own.has(accountantId),
        periods: openPeriods(payees(id), pay(id), {
          today: day,
          noWork: settled(id).filter((one) => one.kind === 'no-work'),
          lifetime,
          calendars: calendars.get(id),
          statuses: new Map(standings(id).map(({ periodId, status }) => [periodId, status])),
        }).filter(({ period }) => hasAccessToYears(actor, yearsPaidIn(period, pay(id)))),
      }));
    return sortByUrgency(weeks, day);
  },
);

/** Returns the ids of the periods that may be open today, in companies without calendars and in these. */
function periodIdsAround(day: CalendarDate, calendars: ReadonlyMap<number, PayCalendars>): number[] {
  const periods = [[], ...calendars.values()].flatMap((ofCompany) => periodsAround(day, ofCompany));
  return [...new Set(periods.map(({ id }) => id))];
}

/** Returns the records of accountants that have the e-mail of the user who asks. */
async function ownAccountants(database: Database, actor: Actor): Promise<ReadonlySet<number>> {
  const user = await findUser(database, actor.userId);
  const records = await accountantRegistry.list(database, actor);
  const email = user?.email.toLowerCase();
  return new Set(records.filter((one) => one.email.toLowerCase() === email).map(({ id }) => id));
}

// A period in which nothing is paid yet belongs to its own year.
function yearsPaidIn({ id, year }: PayPeriod, pay: readonly { periodId: number; taxYears: number[] }[]) {
  const years = pay.filter(({ periodId }) => periodId === id).flatMap(({ taxYears }) => taxYears);
  return years.length > 0 ? years : [year];
}

/** Returns what a company paid, withheld and bore in each month of a calendar year. Errors: `not-found`. */
export const companyYear = useCase(
  'pay:read',
  async (
    { dependencies: { database }, actor },
    { companyId, year }: { companyId: number; year: number },
  ): Promise<MonthOfPay[]> => {
    const company = orNotFound(await companyRegistry.find(database, actor, companyId));
    const companyIds = await employerIdsOf(database, { accountId: actor.accountId, companyId });
    const { entries, costs } = await costsInYear(database, { company, year, companyIds });
    return yearByMonth(entries, costs);
  },
);
