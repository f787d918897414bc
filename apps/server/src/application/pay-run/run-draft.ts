import { requiredOr } from '@garita/domain/field-code';
import type { DraftedRow } from '@garita/domain/pay/run/drafted-row.schema';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import type { Database } from '@garita/ledger/database/client';
import { logPosition } from '@garita/ledger/queries/pay/pay-beside';
import { findUserNames } from '@garita/ledger/registry/access/user-names';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import {
  findRunDraft,
  type NewDraftRow,
  type RunDraft,
  type RunPlace,
  type SavedDraftRow,
  saveRunDraft as saveInRegistry,
} from '@garita/ledger/registry/records/pay-run-drafts';
import { z } from 'zod';
import { AppError, type FieldError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { companyPeriodOf } from '../company/company-periods.ts';
import { useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';

const known = requiredOr('option-invalid');

/** The version of a draft, which the database holds in 32 bits. Codes: `required`, `option-invalid`. */
export const draftVersionSchema = z.int(known).nonnegative(known).max(2_147_483_647, known);

/** The run of a company in a period. */
type OfRun = { companyId: number; periodId: number };

/**
 * The row of an employee in a draft: what is typed, the draft's version of its last change, who made it and
 * when (ISO 8601).
 */
export type ShownDraftRow = DraftedRow & {
  employeeId: number;
  version: number;
  changedBy: { id: number; name: string };
  changedAt: string;
};

/** A draft, or its rows that changed after a version. */
export type ShownDraft = { version: number; rows: ShownDraftRow[] };

/** A draft with the end of the company's log, so that a reader notices that pay was loaded. */
export type DraftAtPosition = ShownDraft & { position: number };

/**
 * Returns the draft of a company's run, or its rows that changed after a version of it. Rows that were
 * emptied are among those. Errors: `not-found`.
 */
export const getRunDraft = useCase(
  'pay:read',
  async (
    context,
    { since = 0, ...run }: OfRun & { since?: number | undefined },
  ): Promise<DraftAtPosition> => {
    const { database } = context.dependencies;
    const { companyId } = run;
    const scope = companyScope(context.actor, companyId);
    const { company, draft, position } = await batchQueries(database, (db) => ({
      company: companyRegistry.find(db, scope, companyId),
      draft: findRunDraft(db, { ...scope, periodId: run.periodId, kind: 'regular' }, since),
      position: logPosition(db, companyId),
    }));
    orNotFound(company);
    return { ...shownDraft(draft, await readNames(database, draft.rows)), position };
  },
);

/** The rows of a draft that were typed, and the version of the draft on which they were. */
export type SaveDraftInput = IdempotentInput & OfRun & { version: number; rows: readonly NewDraftRow[] };

/**
 * Saves the rows of a run's draft as they were typed, all or none, and returns every row that changed after
 * the version on which they were typed. An employee whose row is not named keeps it.
 *
 * Errors: `not-found`, `invalid-input` for an employee who is named twice, `draft-changed` with the rows that
 * somebody else changed since, those of a key.
 */
export const saveRunDraft = useCase(
  'pay:write',
  (context, { companyId, periodId, version, rows, ...command }: SaveDraftInput): Promise<ShownDraft> =>
    writeIdempotently(
      context,
      { operation: 'payRuns.saveDraft', ...command, request: [companyId, periodId, version, rows] },
      async (tx, stamp) => {
        const scope = companyScope(context.actor, companyId);
        orNotFound(await companyRegistry.find(tx, scope, companyId));
        await companyPeriodOf(tx, { companyId, periodId });
        requireNobodyTwice(rows);
        const employeeIds = rows.map(({ employeeId }) => employeeId);
        const employees = await employeeRegistry.listByIds(tx, scope, employeeIds);
        if (employees.length < employeeIds.length) throw new AppError('not-found');
        const place: RunPlace = { ...scope, periodId, kind: 'regular' };
        const saved = await saveInRegistry(tx, stamp, place, { version, rows });
        if (!saved.ok) throw draftChanged(rows, saved.changed, await readNames(tx, saved.changed));
        const draft = await findRunDraft(tx, place, version);
        return shownDraft(draft, await readNames(tx, draft.rows));
      },
    ),
);

function requireNobodyTwice(rows: readonly NewDraftRow[]): void {
  const errors = rows.flatMap(({ employeeId }, index): FieldError[] => {
    const isAgain = rows.slice(0, index).some((one) => one.employeeId === employeeId);
    return isAgain ? [{ path: ['rows', String(index), 'employeeId'], code: 'line-repeated' }] : [];
  });
  if (errors.length > 0) throw new AppError('invalid-input', { errors });
}

async function readNames(db: Database, rows: readonly SavedDraftRow[]): Promise<ReadonlyMap<number, string>> {
  return findUserNames(db, [...new Set(rows.map(({ changedBy }) => changedBy))]);
}

/** Returns a draft with the names of who changed its rows; '' for somebody who is no user any more. */
export function shownDraft({ version, rows }: RunDraft, names: ReadonlyMap<number, string>): ShownDraft {
  const shown = rows.map(({ changedBy, changedAt, ...row }) => ({
    ...row,
    changedBy: { id: changedBy, name: names.get(changedBy) ?? '' },
    changedAt: changedAt.toISOString(),
  }));
  return { version, rows: shown };
}

function draftChanged(
  sent: readonly NewDraftRow[],
  changed: readonly SavedDraftRow[],
  names: ReadonlyMap<number, string>,
): AppError {
  const errors = changed.map(({ employeeId, changedBy, changedAt }): FieldError => {
    const index = sent.findIndex((row) => row.employeeId === employeeId);
    const rowChange = { by: names.get(changedBy) ?? '', at: changedAt.toISOString() };
    return { path: ['rows', String(index)], code: 'draft-changed', rowChange };
  });
  return new AppError('draft-changed', { errors });
}
