import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import type { Database } from '@garita/ledger/database/client';
import { rebuild as rebuildProjections } from '@garita/ledger/fold/rebuild';
import { eventsOfHash } from '@garita/ledger/queries/events-of-hash';
import { listRecordedCompanies, type RecordedCompany } from '@garita/ledger/queries/recorded-companies';
import { listUndecryptableTexts } from '@garita/ledger/registry/encrypted/undecryptable-texts';
import { saveAnchors } from '@garita/ledger/signing/anchors';
import { isVerified, verifyCompany } from '@garita/ledger/verification/verify-company';
import { z } from 'zod';
import { listUnevenFigures, type UnevenFigure } from '../../application/audit/book-checks.ts';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Actor } from '../../auth/actor.ts';
import { CONSOLE } from '../../text/console.es.ts';
import { command, type ReportProgress } from './command.ts';
import { explainFailure } from './explain-failure.ts';

/** The first digits of the hash of an event that somebody wrote down. Code: `option-invalid`. */
export const verifySchema = z.strictObject({
  hash: z
    .string()
    .regex(/^[0-9a-f]{16,64}$/i, 'option-invalid')
    .optional(),
});

/**
 * Checks the ledger and the documents of every company, whether each encrypted text decrypts, and whether an
 * event has a given hash. It repairs nothing. It fails if it finds a problem; otherwise it signs the end of
 * each log.
 */
export const verify = command(verifySchema, async (dependencies, { hash }, tell) => {
  const { database, signingKey, keyring, now } = dependencies;
  const books = await verifyBooks(dependencies, tell);
  const unopened = await listUndecryptableTexts(database, keyring);
  const hashSearch = await findHash(database, hash);
  const lines = [...books.lines, ...unopened.map(CONSOLE.unopenedText), ...hashSearch.lines];
  const ok = books.ok && unopened.length === 0 && hashSearch.ok;
  if (lines.length === 0) return { ok, lines: [CONSOLE.nothingRecorded] };
  const anchors = ok && signingKey ? await saveAnchors(database, signingKey, now()) : [];
  const signed = signingKey ? anchors.map(CONSOLE.anchored) : [CONSOLE.noSigningKey];
  const facts = { companies: books.companies, unopened, anchors, ...hashSearch.facts };
  return { ok, lines: [...lines, ...signed], facts };
});

/** Verifies the books of all companies, one after the other. */
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

/** Returns true if an event has the given hash; undefined without a hash. */
async function findHash(
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

/** The figures on which documents disagree, and a line for each document that could not be made. */
type ComparedDocuments = { uneven: UnevenFigure[]; unmade: string | null };

/**
 * Compares the stubs, returns and files of a company with its ledger, as Verificar does. `onYear` is called
 * before each year is compared. A company that the records do not have has no documents.
 */
async function compareDocuments(
  dependencies: Dependencies,
  { companyId, accountId }: RecordedCompany,
  onYear: (year: number) => void,
): Promise<ComparedDocuments> {
  if (accountId === null) return { uneven: [], unmade: null };
  try {
    const context = { dependencies, actor: commandLineActor(accountId) };
    return { uneven: await listUnevenFigures(context, companyId, onYear), unmade: null };
  } catch (error) {
    // A tampered ledger may prevent its documents; all other problems are still reported.
    dependencies.logger.error(error, 'The documents of a company could not be made');
    return { uneven: [], unmade: firstLineOf(explainFailure(error)) };
  }
}

/** Returns the actor of the command line: no user, who sees all years and may change nothing. */
function commandLineActor(accountId: number): Actor {
  return { userId: 0, accountId, role: 'auditor', access: WHOLE_ACCOUNT, name: '', email: '', sessionId: 0 };
}

// The other lines say where it happened, which the log has.
function firstLineOf(lines: readonly string[]): string {
  return lines.join('\n').split('\n', 1).join('');
}

/**
 * Builds the projections of every company again. It fails if they had drifted, even though they are repaired
 * now.
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
