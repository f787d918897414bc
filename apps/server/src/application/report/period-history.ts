import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { people, summed } from '@garita/domain/report/report-total';
import { payPeriodById } from '@garita/domain/time/pay-period';
import { timeEntriesOfPeriod } from '@garita/ledger/queries/time-entries';
import { companies } from '@garita/ledger/registry/companies';
import { readHistory } from '@garita/ledger/replay/history';
import { periodHistory } from '@garita/reports/catalogue';
import { historyLine, historyNames } from '../audit/history-line.ts';
import { companyScope } from '../company-scope.ts';
import { existing } from '../existing.ts';
import { seesDays } from '../seen-years.ts';
import type { Context } from '../use-case.ts';
import { type GatheredReport, gathered } from './gathered-report.ts';
import { printedEvent } from './printed-event.ts';

/** Everything that happened to the pay of a period, of the years that who asks sees. Errors: `not-found` for a period that there is not. */
export async function historyOfPeriod(
  { dependencies: { database, today }, actor }: Context,
  { companyId, periodId }: ReportRequestOf<'period-history'>,
): Promise<GatheredReport> {
  const company = existing(await companies.find(database, actor, companyId));
  const period = existing(payPeriodById(periodId));
  const names = await historyNames(database, companyScope(actor, companyId));
  const scope = { companyId, periodId, years: actor.access };
  const events = await readHistory(database, scope, { limit: Number.MAX_SAFE_INTEGER });
  const ofPeriod = await timeEntriesOfPeriod(database, companyId, periodId);
  const entries = ofPeriod.filter(({ payDate }) => seesDays(actor, payDate));
  const data = {
    company,
    period,
    date: today(),
    events: events.map((event) => printedEvent(historyLine(event, names))),
  };
  return gathered(periodHistory, data, {
    totals: [
      people('employees', entries, ({ statement }) => statement.gross),
      summed('gross', entries, ({ statement }) => statement.gross),
      summed('net', entries, ({ statement }) => statement.net),
    ],
  });
}
