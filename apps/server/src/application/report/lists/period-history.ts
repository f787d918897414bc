import { boxParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { people, summed } from '@garita/domain/report/report-total';
import { payPeriodById } from '@garita/domain/time/pay-period';
import { timeEntriesOfPeriod } from '@garita/ledger/queries/pay/time-entries';
import { readHistory } from '@garita/ledger/replay/history';
import { periodHistory } from '@garita/reports/catalogue';
import { type HistoryLine, historyLine, historyNames, subjectsOf } from '../../audit/history-line.ts';
import { companyScope } from '../../company-scope.ts';
import { existing } from '../../existing.ts';
import { seesDays } from '../../seen-years.ts';
import type { Context } from '../../use-case.ts';
import { yearsLeftOut } from '../../years-left-out.ts';
import { type GatheredReport, gathered } from '../gathered-report.ts';
import { listHead } from './list-head.ts';
import { periodSeals } from './period-seals.ts';
import { printedEvent } from './printed-event.ts';

/** Everything that happened to the pay of a period, of the years that who asks sees. Errors: `not-found` for a period that there is not. */
export async function historyOfPeriod(
  context: Context,
  { companyId, periodId }: ReportRequestOf<'period-history'>,
): Promise<GatheredReport> {
  const {
    dependencies: { database },
    actor,
  } = context;
  const head = await listHead(context, companyId);
  const period = existing(payPeriodById(periodId));
  const scope = { companyId, periodId, years: actor.access };
  const events = await readHistory(database, scope, { limit: Number.MAX_SAFE_INTEGER });
  const names = await historyNames(database, companyScope(actor, companyId), subjectsOf(events));
  const ofPeriod = await timeEntriesOfPeriod(database, companyId, periodId);
  const entries = ofPeriod.filter(({ payDate }) => seesDays(actor, payDate));
  const lines = events.map((event) => historyLine(event, names));
  const data = {
    ...head,
    period,
    yearsLeftOut: await yearsLeftOut(context, { companyId, periodId, isOfHistory: true }),
    seals: await periodSeals(database, companyId, [period]),
    events: lines.map(printedEvent),
  };
  return gathered(periodHistory, data, {
    boxes: boxParts(
      lines.flatMap(changedEntry),
      {
        gross: ({ changed }) => changed.gross,
        withheld: ({ changed }) => changed.withheld,
        net: ({ changed }) => changed.net,
        netSoFar: ({ changed }) => changed.net,
      },
      // What it came to so far is of every event up to the one of the row.
      ({ seq }, label, amount) => (amount === 'netSoFar' ? seq <= Number(label) : seq === Number(label)),
    ),
    totals: [
      people('employees', entries, ({ statement }) => statement.gross),
      summed('gross', entries, ({ statement }) => statement.gross),
      summed('net', entries, ({ statement }) => statement.net),
    ],
  });
}

/** The entry that an event is about, with what the event changed of it. */
function changedEntry({ seq, person, entryId, payDate, changed }: HistoryLine) {
  return person && entryId !== null && payDate !== null
    ? [{ seq, employeeId: person.id, entryId, payDate, changed }]
    : [];
}
