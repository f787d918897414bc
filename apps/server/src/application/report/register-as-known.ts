import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { registerAsKnown as registerReport } from '@garita/reports/catalogue';
import { dateInPuertoRico } from '../../dependencies.ts';
import { comparedRegister, type LogPoint } from '../audit/register-as-known.ts';
import type { Context } from '../use-case.ts';
import { type GatheredReport, gathered } from './gathered-report.ts';
import { listHead } from './list-head.ts';
import { printedEvent } from './printed-event.ts';

/** The register of a period at two points of the log, with what made each difference. Errors: those of `comparedRegister`. */
export async function registerOfPeriod(
  context: Context,
  { report: _, ...asked }: ReportRequestOf<'register-as-known'>,
): Promise<GatheredReport> {
  const compared = await comparedRegister(context, asked);
  const data = {
    ...(await listHead(context, asked.companyId)),
    period: compared.period,
    yearsLeftOut: compared.yearsLeftOut,
    known: { ...compared.known, on: dayOf(compared.known) },
    later: { ...compared.later, on: dayOf(compared.later) },
    entries: compared.entries.map(({ employee, events, ...entry }) => ({
      ...entry,
      name: employee.name,
      events: events.map(printedEvent),
    })),
  };
  // Its figures are of the past: none of them is led to by what is in force today.
  return gathered(registerReport, data, { totals: [] });
}

function dayOf({ at }: LogPoint) {
  return at === null ? null : dateInPuertoRico(new Date(at));
}
