import {
  BLANK_ROW,
  type DraftedRow,
  isSameRow,
  type RunKind,
  tidyRow,
} from '@garita/domain/pay/run/drafted-row.schema';
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { payRunDrafts as drafts, payRunDraftRows as rows } from '../../schema/pay-run.tables.ts';
import type { ChangeStamp } from '../record-changes.ts';
import type { CompanyScope } from '../registry.ts';

/** A run of a company: its period and its kind. */
export type RunPlace = CompanyScope & { periodId: number; kind: RunKind };

/** A row of an employee as it is to be kept. */
export type NewDraftRow = DraftedRow & { employeeId: number };

/** A row of a draft: what is typed, the draft's version of its last change, and who made it when. */
export type SavedDraftRow = NewDraftRow & { version: number; changedBy: number; changedAt: Date };

/** A draft, or its rows that changed after a version. The version of a draft that nobody began is 0. */
export type RunDraft = { version: number; rows: SavedDraftRow[] };

/**
 * Returns the rows of a run's draft that changed after a version, by employee, also those that were emptied.
 * The caller must have found the company in the account.
 */
export async function findRunDraft(
  db: Database,
  { accountId, companyId, periodId, kind }: RunPlace,
  since = 0,
): Promise<RunDraft> {
  const found = await rowsSince(db, { accountId, companyId, periodId, kind, since });
  return {
    version: found[0]?.draftVersion ?? 0,
    rows: found.flatMap(({ row }) => (row === null ? [] : [toSavedRow(row)])),
  };
}

const ROW = {
  employeeId: rows.employeeId,
  version: rows.version,
  typed: rows.typed,
  changedBy: rows.changedBy,
  changedAt: rows.changedAt,
};

const rowsSince = preparedQuery((db, place: Places<RunPlace & { since: number }>) =>
  db
    .select({ draftVersion: drafts.version, row: ROW })
    .from(drafts)
    .leftJoin(
      rows,
      and(
        eq(rows.accountId, drafts.accountId),
        eq(rows.companyId, drafts.companyId),
        eq(rows.periodId, drafts.periodId),
        eq(rows.kind, drafts.kind),
        gt(rows.version, place.since),
      ),
    )
    .where(isOfRun(drafts, place))
    .orderBy(asc(rows.employeeId)),
);

type StoredRow = Pick<typeof rows.$inferSelect, keyof typeof ROW>;

function toSavedRow({ typed, ...row }: StoredRow): SavedDraftRow {
  return { ...row, ...typed };
}

/** The draft after a save, or the rows that somebody else changed since; then nothing was saved. */
export type DraftSaved = { ok: true; version: number } | { ok: false; changed: SavedDraftRow[] };

/**
 * Saves rows of a draft that were typed on one of its versions, all or none. Rows that stand so already are
 * not saved again. The employees must belong to the company, which the caller must have found.
 */
export async function saveRunDraft(
  tx: Transaction,
  stamp: ChangeStamp,
  place: RunPlace,
  { version: typedOn, rows: sent }: { version: number; rows: readonly NewDraftRow[] },
): Promise<DraftSaved> {
  const isBlank = sent.every((row) => isSameRow(row, BLANK_ROW));
  const version = (await lockDraft(tx, place)) ?? (isBlank ? undefined : await beginDraft(tx, place));
  if (version === undefined) return { ok: true, version: 0 };
  const employeeIds = sent.map(({ employeeId }) => employeeId);
  const stored = await tx.select(ROW).from(rows).where(isOfEmployees(place, employeeIds));
  const storedRows = new Map(stored.map((row) => [row.employeeId, toSavedRow(row)]));
  const toSave = sent.filter((row) => !isSameRow(row, storedRows.get(row.employeeId) ?? BLANK_ROW));
  const changed = toSave.flatMap(({ employeeId }) => {
    const known = storedRows.get(employeeId);
    return known && known.version > typedOn ? [known] : [];
  });
  if (changed.length > 0) return { ok: false, changed };
  if (toSave.length === 0) return { ok: true, version };
  await writeRows(tx, stamp, place, { version: version + 1, rows: toSave });
  return { ok: true, version: version + 1 };
}

/**
 * Empties the rows of employees whose pay is loaded, in the transaction of the load. Rows in which nothing is
 * typed stay as they are.
 */
export async function emptyDraftRows(
  tx: Transaction,
  stamp: ChangeStamp,
  place: RunPlace,
  employeeIds: readonly number[],
): Promise<void> {
  const version = await lockDraft(tx, place);
  if (version === undefined) return;
  const isTyped = sql`${rows.typed} <> ${JSON.stringify(BLANK_ROW)}::jsonb`;
  const typed = await tx
    .select({ employeeId: rows.employeeId })
    .from(rows)
    .where(and(isOfEmployees(place, employeeIds), isTyped));
  if (typed.length === 0) return;
  await writeRows(tx, stamp, place, {
    version: version + 1,
    rows: typed.map(({ employeeId }) => ({ employeeId, ...BLANK_ROW })),
  });
}

/** Locks a draft until the end of the transaction, and returns its version; undefined if nobody began it. */
async function lockDraft(tx: Transaction, place: RunPlace): Promise<number | undefined> {
  const [draft] = await tx
    .select({ version: drafts.version })
    .from(drafts)
    .where(isOfRun(drafts, place))
    .for('update');
  return draft?.version;
}

/** Begins a draft and locks it. Returns its version, which is not 0 if somebody else has just begun it. */
async function beginDraft(tx: Transaction, place: RunPlace): Promise<number> {
  const [draft] = await tx
    .insert(drafts)
    .values({ ...placeOf(place), version: 0 })
    .onConflictDoUpdate({
      target: [drafts.accountId, drafts.companyId, drafts.periodId, drafts.kind],
      set: { version: sql`${drafts.version}` },
    })
    .returning({ version: drafts.version });
  return draft?.version ?? 0;
}

async function writeRows(
  tx: Transaction,
  { actorId, at }: ChangeStamp,
  place: RunPlace,
  { version, rows: written }: { version: number; rows: readonly NewDraftRow[] },
): Promise<void> {
  await tx.update(drafts).set({ version }).where(isOfRun(drafts, place));
  await tx
    .insert(rows)
    .values(
      written.map(({ employeeId, ...row }) => ({
        ...placeOf(place),
        employeeId,
        version,
        typed: tidyRow(row),
        changedBy: actorId,
        changedAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: [rows.accountId, rows.companyId, rows.periodId, rows.kind, rows.employeeId],
      set: {
        version,
        typed: sql`excluded.typed`,
        changedBy: actorId,
        changedAt: at,
      },
    });
}

function placeOf({ accountId, companyId, periodId, kind }: RunPlace): RunPlace {
  return { accountId, companyId, periodId, kind };
}

function isOfRun(table: typeof drafts | typeof rows, place: RunPlace | Places<RunPlace>): SQL | undefined {
  return and(
    eq(table.accountId, place.accountId),
    eq(table.companyId, place.companyId),
    eq(table.periodId, place.periodId),
    eq(table.kind, place.kind),
  );
}

function isOfEmployees(place: RunPlace, employeeIds: readonly number[]): SQL | undefined {
  return and(isOfRun(rows, place), inArray(rows.employeeId, [...employeeIds]));
}
