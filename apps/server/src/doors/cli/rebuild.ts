import { rebuild as rebuildProjections } from '@garita/ledger/fold/rebuild';
import { listRecordedCompanies } from '@garita/ledger/queries/recorded-companies';
import { z } from 'zod';
import { CONSOLE } from '../../text/console.es.ts';
import { command } from './command.ts';

/**
 * Builds the projections of every company again. Not ok where they had drifted, though they are right now.
 */
export const rebuild = command(z.strictObject({}), async ({ database }, _input, tell) => {
  let ok = true;
  const lines: string[] = [];
  const rebuilt: object[] = [];
  const companies = await listRecordedCompanies(database);
  for (const [index, { companyId }] of companies.entries()) {
    tell(CONSOLE.checking(index, companies.length));
    const drift = await database.transaction((tx) => rebuildProjections(tx, companyId));
    ok &&= drift.length === 0;
    rebuilt.push({ companyId, drift });
    lines.push(CONSOLE.rebuilt(companyId, drift.length), ...drift.map(CONSOLE.drift));
  }
  if (lines.length === 0) return { ok, lines: [CONSOLE.nothingRecorded] };
  return { ok, lines, facts: { companies: rebuilt } };
});
