import { verifyInPlace } from '@garita/ledger/projections/verify-in-place';
import { listRecordedCompanies } from '@garita/ledger/queries/recorded-companies';
import { z } from 'zod';
import { CONSOLE } from '../text/console.es.ts';
import { command } from './command.ts';

/** Checks the log of every company: its chains, its amounts and its memos. Not ok where anything is wrong. */
export const verify = command(z.strictObject({}), async ({ database }) => {
  let ok = true;
  const lines: string[] = [];
  for (const { companyId, lastSeq } of await listRecordedCompanies(database)) {
    const { problems, erasedMemos } = await verifyInPlace(database, { companyId });
    ok &&= problems.length === 0;
    lines.push(CONSOLE.verified(companyId, { events: lastSeq, problems: problems.length, erasedMemos }));
    lines.push(...problems.map(({ seq, problem }) => CONSOLE.problem(seq, problem)));
  }
  return { ok, lines: lines.length > 0 ? lines : [CONSOLE.nothingRecorded] };
});
