import {
  type CompanyWeek,
  inOrderOfNeed,
  openPeriods,
  periodsAround,
} from '@garita/domain/schedule/open-periods';
import { payInPeriods } from '@garita/ledger/queries/period/pay-in-periods';
import { periodStandings } from '@garita/ledger/queries/period/period-standings';
import { listPayees } from '@garita/ledger/registry/access/account-people';
import { companies } from '@garita/ledger/registry/records/companies';
import { seesYears } from '../seen-years.ts';
import { useCase } from '../use-case.ts';
import { byCompany } from './by-company.ts';

/** The open periods of every company of the account that is switched on; who needs hands first stands first. */
export const deskWeek = useCase(
  'pay:read',
  async ({ dependencies: { database, today }, actor }): Promise<CompanyWeek[]> => {
    const day = today();
    const all = await companies.list(database, actor);
    const payees = byCompany(await listPayees(database, actor));
    const periodIds = periodsAround(day).map(({ id }) => id);
    const pay = byCompany(await payInPeriods(database, actor, periodIds));
    const standings = byCompany(await periodStandings(database, actor, periodIds));
    const weeks = all
      .filter(({ isActive }) => isActive)
      .map(({ id, name }) => ({
        companyId: id,
        company: name,
        periods: openPeriods(payees(id), pay(id), {
          today: day,
          statuses: new Map(standings(id).map(({ periodId, status }) => [periodId, status])),
        }).filter(({ period }) => seesYears(actor, [period.year])),
      }));
    return inOrderOfNeed(weeks, day);
  },
);
