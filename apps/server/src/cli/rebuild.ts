import { rebuild as rebuildProjections } from '@garita/ledger/projections/rebuild';
import { listRecordedCompanies } from '@garita/ledger/queries/recorded-companies';
import { z } from 'zod';
import { CONSOLE } from '../text/console.es.ts';
import { command } from './command.ts';

/** Builds the projections of every company again. Not ok where they had drifted, though they are right now. */
export const rebuild = command(z.strictObject({}), async ({ database }, _input, tell) => {
  let ok = true;
  const lines: string[] = [];
  const companies = await listRecordedCompanies(database);
  for (const [index, { companyId }] of companies.entries()) {
    tell(CONSOLE.checking(index, companies.length));
    const drift = await database.transaction((tx) => rebuildProjections(tx, companyId));
    ok &&= drift.length === 0;
    lines.push(CONSOLE.rebuilt(companyId, drift.length));
    lines.push(...drift.map(({ projection, ...rows }) => CONSOLE.drift(projection, JSON.stringify(rows))));
  }
  return { ok, lines: lines.length > 0 ? lines : [CONSOLE.nothingRecorded] };
});
