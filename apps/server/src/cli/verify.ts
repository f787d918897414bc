import { keepAnchors } from '@garita/ledger/projections/anchors';
import { isWhole, verifyCompany } from '@garita/ledger/projections/verify-company';
import { listRecordedCompanies } from '@garita/ledger/queries/recorded-companies';
import { unopenedTexts } from '@garita/ledger/registry/sealed/unopened-texts';
import { z } from 'zod';
import { CONSOLE } from '../text/console.es.ts';
import { command } from './command.ts';
import { compareDocuments } from './compare-documents.ts';

/**
 * Checks everything that the ledger holds of every company, what documents make of it, and whether each sealed text of the records
 * opens; mends nothing. Not ok where anything is wrong; where nothing is, it signs where each log stands.
 */
export const verify = command(z.strictObject({}), async (dependencies, _input, tell) => {
  const { database, sealKey, keyring, now } = dependencies;
  let ok = true;
  const lines: string[] = [];
  const checked: object[] = [];
  const companies = await listRecordedCompanies(database);
  for (const [index, company] of companies.entries()) {
    const { companyId, lastSeq } = company;
    const tellOf = (part: string) => tell(`${CONSOLE.checking(index, companies.length)} ${part}`.trimEnd());
    tellOf('');
    const onChecked = (seq: number) => tellOf(CONSOLE.checkedTo(seq, lastSeq));
    const found = await verifyCompany(database, companyId, { sealKey, keyring, onChecked });
    const { uneven, unmade } = await compareDocuments(dependencies, company, (year) =>
      tellOf(CONSOLE.comparing(year)),
    );
    ok &&= isWhole(found) && uneven.length === 0 && unmade === null;
    checked.push({ companyId, events: lastSeq, ...found, uneven, unmade });
    lines.push(
      CONSOLE.verified(companyId, {
        ...found,
        events: lastSeq,
        problems: found.problems.length + found.drift.length,
        uneven: uneven.length,
      }),
      ...found.problems.map(CONSOLE.problem),
      ...found.drift.map(CONSOLE.drift),
      ...uneven.map(CONSOLE.uneven),
      ...(unmade === null ? [] : [CONSOLE.unmadeDocuments(unmade)]),
    );
  }
  const unopened = await unopenedTexts(database, keyring);
  ok &&= unopened.length === 0;
  lines.push(...unopened.map(CONSOLE.unopenedText));
  if (lines.length === 0) return { ok, lines: [CONSOLE.nothingRecorded] };
  const anchors = ok && sealKey ? await keepAnchors(database, sealKey, now()) : [];
  const signed = sealKey ? anchors.map(CONSOLE.anchored) : [CONSOLE.noSealKey];
  return { ok, lines: [...lines, ...signed], facts: { companies: checked, unopened, anchors } };
});
