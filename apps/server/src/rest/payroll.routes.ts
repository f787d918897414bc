import { yearOf } from '@garita/domain/time/calendar-date';
import { type Context, Hono } from 'hono';
import { amendTime } from '../application/amend-time.ts';
import { deleteTime } from '../application/delete-time.ts';
import { employeeBalances } from '../application/employee-balances.ts';
import { loadTime } from '../application/load-time.ts';
import { bringForward } from '../application/opening-balance.ts';
import { payrollSheet } from '../application/payroll-sheet.ts';
import { recalculateTime } from '../application/recalculate-time.ts';
import type { TimeEntryRecord } from '../application/time-entry-record.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { balancesAnswer, openingBalanceWire } from './balances.wire.ts';
import { done, found } from './envelopes.ts';
import { decodeChange, deletionWire } from './pay-change.wire.ts';
import { payrollSheetAnswer, payrollYearWire } from './payroll-sheet.wire.ts';
import { actorOf, idIn, jsonBody, keyOf, optionalJsonBody } from './request.ts';
import { decodeTimeEntry, keptIn, namingEntryFields, timeEntryAnswer } from './time-entry.wire.ts';

/** The payroll of an employee: everything of a year, and the loading and changing of time. */
export function payrollRoutes(dependencies: Dependencies): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>({ strict: false });

  routes.get('/companies/:companyId/employer/:employeeId/year/:year', async (c) => {
    const read = payrollSheet(dependencies, actorOf(c));
    const whose = { companyId: idIn(c, 'companyId'), employeeId: idIn(c, 'employeeId') };
    const { year } = payrollYearWire.decode(c.req.param());
    return found(c, payrollSheetAnswer(await read({ ...whose, year })));
  });

  routes.post('/time/:id', async (c) => {
    const load = loadTime(dependencies, actorOf(c));
    const employeeId = idIn(c, 'id');
    const body = await jsonBody(c);
    const { confirmedNet } = decodeChange(body);
    const entry = decodeTimeEntry(body);
    return saved(
      c,
      MESSAGES.created,
      await namingEntryFields(load({ employeeId, entry, confirmedNet, commandId: keyOf(c) })),
    );
  });

  routes.put('/time/:id', async (c) => {
    const amend = amendTime(dependencies, actorOf(c));
    const entryId = idIn(c, 'id');
    const body = await jsonBody(c);
    const change = decodeChange(body, c.req.header('If-Match'));
    const entry = decodeTimeEntry(body);
    return saved(
      c,
      MESSAGES.updated,
      await namingEntryFields(amend({ ...change, entryId, entry, kept: keptIn(body), commandId: keyOf(c) })),
    );
  });

  routes.put('/time/:id/recalculate', async (c) => {
    const recalculate = recalculateTime(dependencies, actorOf(c));
    const entryId = idIn(c, 'id');
    const change = decodeChange(await optionalJsonBody(c), c.req.header('If-Match'));
    return saved(
      c,
      MESSAGES.updated,
      await namingEntryFields(recalculate({ ...change, entryId, commandId: keyOf(c) })),
    );
  });

  routes.delete('/time/:id', async (c) => {
    const remove = deleteTime(dependencies, actorOf(c));
    const entryId = idIn(c, 'id');
    const { version } = decodeChange({}, c.req.header('If-Match'));
    const { reason } = deletionWire.decode(c.req.query());
    return done(c, MESSAGES.deleted, await remove({ entryId, version, reason, commandId: keyOf(c) }));
  });

  routes.get('/balances/:id', async (c) => {
    const read = employeeBalances(dependencies, actorOf(c));
    const { year } = payrollYearWire.decode({ year: String(yearOf(dependencies.today())), ...c.req.query() });
    return found(c, balancesAnswer(await read({ employeeId: idIn(c, 'id'), year })));
  });

  routes.put('/balances/:id', async (c) => {
    const bring = bringForward(dependencies, actorOf(c));
    const whose = { employeeId: idIn(c, 'id'), commandId: keyOf(c) };
    await openingBalanceWire.naming(bring({ ...openingBalanceWire.decode(await jsonBody(c)), ...whose }));
    return done(c, MESSAGES.updated, null);
  });

  return routes;
}

/** The entry as saved, its version as ETag for the If-Match of the next change. */
function saved(c: Context<HttpEnv>, msg: string, entry: TimeEntryRecord): Response {
  c.header('ETag', `"${entry.version}"`);
  return done(c, msg, { time: timeEntryAnswer(entry) });
}
