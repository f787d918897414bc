import { keepAnchors } from '@garita/ledger/projections/anchors';
import { isWhole, verifyCompany } from '@garita/ledger/projections/verify-company';
import { listRecordedCompanies } from '@garita/ledger/queries/recorded-companies';
import { unopenedTexts } from '@garita/ledger/registry/unopened-texts';
import { z } from 'zod';
import { CONSOLE } from '../text/console.es.ts';
import { command } from './command.ts';

/**
 * Checks everything that the ledger holds of every company and whether each sealed text of the records opens, and mends nothing.
 * Not ok where anything is wrong; where nothing is, it signs where each log stands.
 */
export const verify = command(
  z.strictObject({}),
  async ({ database, sealKey, keyring, now }, _input, tell) => {
    let ok = true;
    const lines: string[] = [];
    const checked: object[] = [];
    const companies = await listRecordedCompanies(database);
    for (const [index, { companyId, lastSeq }] of companies.entries()) {
      tell(CONSOLE.checking(index, companies.length));
      const onChecked = (seq: number) =>
        tell(`${CONSOLE.checking(index, companies.length)} ${CONSOLE.checkedTo(seq, lastSeq)}`);
      const found = await verifyCompany(database, companyId, { sealKey, keyring, onChecked });
      ok &&= isWhole(found);
      checked.push({ companyId, events: lastSeq, ...found });
      lines.push(
        CONSOLE.verified(companyId, {
          ...found,
          events: lastSeq,
          problems: found.problems.length + found.drift.length,
        }),
        ...found.problems.map(CONSOLE.problem),
        ...found.drift.map(CONSOLE.drift),
      );
    }
    const unopened = await unopenedTexts(database, keyring);
    ok &&= unopened.length === 0;
    lines.push(...unopened.map(CONSOLE.unopenedText));
    if (lines.length === 0) return { ok, lines: [CONSOLE.nothingRecorded] };
    const anchors = ok && sealKey ? await keepAnchors(database, sealKey, now()) : [];
    const signed = sealKey ? anchors.map(CONSOLE.anchored) : [CONSOLE.noSealKey];
    return { ok, lines: [...lines, ...signed], facts: { companies: checked, unopened, anchors } };
  },
);
