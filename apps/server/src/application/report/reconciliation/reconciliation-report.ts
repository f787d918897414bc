import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { listUserNames } from '@garita/ledger/registry/access/users';
import { reconciliation } from '@garita/reports/catalogue';
import type { UseCaseContext } from '../../use-case.ts';
import { listHead, printedMoment } from '../lists/list-head.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { reconciledParts } from './reconciled-parts.ts';
import { reconciledYear } from './reconciliation.ts';

/** The figures of a year wherever they stand. Errors: those of `reconciledYear`. */
export async function reconciliationOfYear(
  context: UseCaseContext,
  { companyId, year }: ReportRequestOf<'reconciliation'>,
): Promise<PreparedReport> {
  const { dependencies, actor } = context;
  const { rows, unread, entries } = await reconciledYear(context, { companyId, year });
  const users = await listUserNames(dependencies.database, actor.accountId);
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const data = {
    ...(await listHead(context, companyId)),
    year,
    rows,
    unread,
    entries: entries.map(({ employee, events, ...entry }) => ({
      ...entry,
      name: employee?.name ?? '',
      events: events.map(({ seq, type, recordedAt, recordedBy, reason }) => ({
        seq,
        type,
        reason,
        ...printedMoment(recordedAt),
        recordedBy: names.get(recordedBy) ?? '',
      })),
    })),
  };
  return prepareReport(reconciliation, data, {
    // What is compared are the totals of other documents: it has none of its own.
    totals: [],
    boxes: async (source) => (await reconciledParts(dependencies.database, { companyId, year }))(source),
  });
}
