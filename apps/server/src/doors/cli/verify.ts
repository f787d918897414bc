import type { Database } from '@garita/ledger/database/client';
import { saveAnchors } from '@garita/ledger/projections/anchors';
import { isVerified, verifyCompany } from '@garita/ledger/projections/verify-company';
import { eventsOfHash } from '@garita/ledger/queries/events-of-hash';
import { listRecordedCompanies } from '@garita/ledger/queries/recorded-companies';
import { listUndecryptableTexts } from '@garita/ledger/registry/encrypted/undecryptable-texts';
import { z } from 'zod';
import type { Dependencies } from '../../application/dependencies.ts';
import { CONSOLE } from '../../text/console.es.ts';
import { command, type ReportProgress } from './command.ts';
import { compareDocuments } from './compare-documents.ts';

/**
 * What somebody kept of a log elsewhere, or has on paper: the beginning of the hash of one of its events.
 * Code: `option-invalid`.
 */
export const verifySchema = z.strictObject({
  hash: z
    .string()
    .regex(/^[0-9a-f]{16,64}$/i, 'option-invalid')
    .optional(),
});

/**
 * Checks everything that the ledger holds of every company, what documents make of it, whether each sealed
 * text of the records opens, and whether an event has a hash that somebody kept; mends nothing. Not ok where
 * anything is wrong; where nothing is, it signs where each log stands.
 */
export const verify = command(verifySchema, async (dependencies, { hash }, tell) => {
  const { database, signingKey, keyring, now } = dependencies;
  const books = await verifyBooks(dependencies, tell);
  const unopened = await listUndecryptableTexts(database, keyring);
  const kept = await findKept(database, hash);
  const lines = [...books.lines, ...unopened.map(CONSOLE.unopenedText), ...kept.lines];
  const ok = books.ok && unopened.length === 0 && kept.ok;
  if (lines.length === 0) return { ok, lines: [CONSOLE.nothingRecorded] };
  const anchors = ok && signingKey ? await saveAnchors(database, signingKey, now()) : [];
  const signed = signingKey ? anchors.map(CONSOLE.anchored) : [CONSOLE.noSealKey];
  const facts = { companies: books.companies, unopened, anchors, ...kept.facts };
  return { ok, lines: [...lines, ...signed], facts };
});

/** What the books of all companies came to, one after the other. */
async function verifyBooks(dependencies: Dependencies, tell: ReportProgress) {
  const { database, signingKey, keyring } = dependencies;
  let ok = true;
  const lines: string[] = [];
  const checked: object[] = [];
  const companies = await listRecordedCompanies(database);
  for (const [index, company] of companies.entries()) {
    const { companyId, lastSeq } = company;
    const tellOf = (part: string) => tell(`${CONSOLE.checking(index, companies.length)} ${part}`.trimEnd());
    tellOf('');
    const onChecked = (seq: number) => tellOf(CONSOLE.checkedTo(seq, lastSeq));
    const found = await verifyCompany(database, companyId, { signingKey, keyring, onChecked });
    const { uneven, unmade } = await compareDocuments(dependencies, company, (year) =>
      tellOf(CONSOLE.comparing(year)),
    );
    ok &&= isVerified(found) && uneven.length === 0 && unmade === null;
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
  return { ok, lines, companies: checked };
}

/** Whether there still is the event that somebody kept the hash of; nothing where nobody asks. */
async function findKept(
  database: Database,
  hash: string | undefined,
): Promise<{ ok: boolean; lines: string[]; facts?: object }> {
  if (hash === undefined) return { ok: true, lines: [] };
  const events = await eventsOfHash(database, hash);
  const lines = events.map((event) => CONSOLE.hashFound(hash, event));
  return events.length === 0
    ? { ok: false, lines: [CONSOLE.hashMissing(hash)], facts: { hash: events } }
    : { ok: true, lines, facts: { hash: events } };
}
