import { type BoxParts, boxParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import type { Database } from '@garita/ledger/database/client';
import { findEntryPeriods } from '@garita/ledger/queries/pay/entry-periods';
import { NO_TOTALS, type PayTotals } from '@garita/ledger/replay/pay-totals';
import { registerAsKnown as registerReport } from '@garita/reports/catalogue';
import { comparedRegister, type LogPoint, type RegisterEntry } from '../../history/register-as-known.ts';
import { dateInPuertoRico } from '../../puerto-rico-time.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { periodFingerprints } from './closing-fingerprints.ts';
import { listHead, printedEvent } from './list-head.ts';

/**
 * Prepares the register of a period at two points of the log, with the events between them. Errors: those of
 * `comparedRegister`.
 */
export async function registerOfPeriod(
  context: UseCaseContext,
  { report: _, ...request }: ReportRequestOf<'register-as-known'>,
): Promise<PreparedReport> {
  const { database } = context.dependencies;
  const compared = await comparedRegister(context, request);
  const data = {
    ...(await listHead(context, request.companyId)),
    period: compared.period,
    yearsLeftOut: compared.yearsLeftOut,
    periodFingerprints: await periodFingerprints(database, request.companyId, [compared.period]),
    known: { ...compared.known, on: dayOf(compared.known) },
    later: { ...compared.later, on: dayOf(compared.later) },
    entries: compared.entries.map(({ employee, events, ...entry }) => ({
      ...entry,
      name: employee.name,
      events: events.map(printedEvent),
    })),
  };
  return prepareReport(registerReport, data, {
    // Its figures belong to the past and not to the pay in force.
    totals: [],
    boxes: async (source) => (await partsOf(database, request.companyId, compared.entries))(source),
  });
}

/** Returns what each entry contributed to a figure at either point, and what changed between them. */
async function partsOf(
  db: Database,
  companyId: number,
  compared: readonly RegisterEntry[],
): Promise<BoxParts> {
  const places = await findEntryPeriods(
    db,
    [companyId],
    compared.map(({ entryId }) => entryId),
  );
  const stood = compared.flatMap(({ entryId, employee, known, later }) => {
    const place = places.get(entryId);
    if (!place) return [];
    const entry = { entryId, employeeId: employee.id, payDate: place.payDate };
    return [
      { ...entry, at: 'known', ...known },
      { ...entry, at: 'later', ...later },
      { ...entry, at: 'difference', ...NO_TOTALS, net: later.net - known.net },
    ];
  });
  const amounts = {
    gross: ({ gross }: PayTotals) => gross,
    withheld: ({ withheld }: PayTotals) => withheld,
    net: ({ net }: PayTotals) => net,
  };
  return boxParts(stood, amounts, ({ at }, label) => at === label);
}

function dayOf({ at }: LogPoint) {
  return at === null ? null : dateInPuertoRico(new Date(at));
}
