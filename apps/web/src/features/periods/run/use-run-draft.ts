import type { RunColumn } from '@garita/domain/pay/run/drafted-row.schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { errorCodeOf, isRefusal } from '../../../lib/error-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import {
  type DraftState,
  readDraft,
  receiveDraft,
  settleConflict,
  typedRow,
  unsavedEmployees,
} from './draft-state.ts';
import type { RunSheet } from './run-rows.ts';

/** A cell of a row, and the text to put there. */
export type TypedCell = { employeeId: number; column: RunColumn; text: string };

/** The state of saving: `waiting` for a choice in a row, or saved `at` a time. */
export type DraftSaving = { kind: 'none' | 'saving' | 'failed' | 'waiting' } | { kind: 'saved'; at: Date };

type Screen = { draft: DraftState; steps: readonly (readonly TypedCell[])[] };

/** The pause after typing before it is saved, and that before a failed save is tried again. */
const PAUSE_MS = 600;
const RETRY_MS = 4_000;
/** The time between two looks at what others type. */
const POLL_MS = 2_000;
/** The steps that can be taken back. */
const MOST_STEPS = 200;

/**
 * Holds the draft of a run, which everybody who types in it shares: saves what is typed after a pause, and
 * takes in what others type while the page is visible. `onLoaded` is called when pay was loaded since the
 * sheet was read.
 */
export function useRunDraft(sheet: RunSheet, onLoaded: () => void) {
  const [{ draft }, setScreen] = useState<Screen>(() => ({
    draft: readDraft(sheet.draft),
    steps: [],
  }));
  const [saving, setSaving] = useState<DraftSaving>({ kind: 'none' });
  const { client } = trpc.useUtils();
  const run = { companyId: sheet.company.id, periodId: sheet.period.id };
  const setDraft = useCallback(
    (change: (draft: DraftState) => DraftState) =>
      setScreen((before) => ({ ...before, draft: change(before.draft) })),
    [],
  );

  const look = async () => {
    const { position, ...changed } = await client.payRuns.draft.query({ ...run, since: draft.version });
    setDraft((before) => receiveDraft(before, changed));
    if (position > sheet.position) onLoaded();
  };
  const save = async () => {
    const rows = unsavedEmployees(draft).map((employeeId) => ({
      ...typedRow(draft, employeeId),
      employeeId,
    }));
    setSaving({ kind: 'saving' });
    setDraft((before) => ({ ...before, sent: Object.fromEntries(rows.map((row) => [row.employeeId, row])) }));
    try {
      const { version } = draft;
      const saved = await client.payRuns.saveDraft.mutate({ ...run, version, rows, commandId: uuidv7() });
      setDraft((before) => ({ ...receiveDraft(before, saved), sent: {} }));
      setSaving({ kind: 'saved', at: new Date() });
    } catch (error) {
      // Without an answer nobody knows whether the rows were saved; what was sent tells it apart later.
      if (isRefusal(error)) setDraft((before) => ({ ...before, sent: {} }));
      if (errorCodeOf(error) === 'draft-changed') await look().catch(() => {});
      setSaving({ kind: errorCodeOf(error) === 'draft-changed' ? 'none' : 'failed' });
    }
  };

  const isBusy = saving.kind === 'saving';
  const isUnsaved = unsavedEmployees(draft).length > 0;
  const pause = saving.kind === 'failed' ? RETRY_MS : PAUSE_MS;
  useEffect(() => {
    if (isBusy || !isUnsaved) return;
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a key that is typed begins the pause again, nothing else does
  }, [draft, isBusy, isUnsaved, pause]);

  const latestLook = useRef(look);
  useEffect(() => {
    latestLook.current = look;
  });
  useEffect(() => {
    if (isBusy) return;
    const timer = setInterval(() => {
      // A look that fails is repeated; a failed save says that there is no connection.
      if (document.visibilityState === 'visible') void latestLook.current().catch(() => {});
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isBusy]);

  // One function for as long as the grid is shown, because every row would render with another one.
  const type = useCallback(
    (typed: readonly TypedCell[]) =>
      setScreen(({ draft: before, steps: earlier }) => ({
        draft: withCells(before, typed),
        steps: [
          ...earlier.slice(-MOST_STEPS),
          typed.map((cell) => ({ ...cell, text: textIn(before, cell) })),
        ],
      })),
    [],
  );
  const undo = () =>
    setScreen((before) => {
      const last = before.steps.at(-1);
      return last ? { draft: withCells(before.draft, last), steps: before.steps.slice(0, -1) } : before;
    });
  const settle = useCallback(
    (employeeId: number, keeps: 'typed' | 'saved') =>
      setDraft((before) => settleConflict(before, employeeId, keeps)),
    [setDraft],
  );
  const setWithoutWork = useCallback(
    (employeeId: number, isWithoutWork: boolean) =>
      setDraft((before) => ({
        ...before,
        typed: { ...before.typed, [employeeId]: { ...typedRow(before, employeeId), isWithoutWork } },
      })),
    [setDraft],
  );
  /** Forgets the rows of people whose pay was loaded, which the server has emptied. */
  const forget = useCallback(
    (employeeIds: readonly number[]) =>
      setScreen(({ draft: { typed, conflicts, ...before } }) => ({
        draft: { ...before, typed: without(typed, employeeIds), conflicts: without(conflicts, employeeIds) },
        steps: [],
      })),
    [],
  );
  const hasConflict = Object.keys(draft.conflicts).length > 0;
  return {
    draft,
    saving: shownSaving(saving, { isUnsaved, hasConflict }),
    isDirty: isUnsaved || hasConflict,
    type,
    undo,
    settle,
    setWithoutWork,
    forget,
  };
}

function shownSaving(
  saving: DraftSaving,
  { isUnsaved, hasConflict }: { isUnsaved: boolean; hasConflict: boolean },
): DraftSaving {
  if (hasConflict) return { kind: 'waiting' };
  if (isUnsaved) return saving.kind === 'failed' ? saving : { kind: 'saving' };
  return saving.kind === 'failed' ? { kind: 'none' } : saving;
}

function without<Row>(rows: Readonly<Record<number, Row>>, employeeIds: readonly number[]) {
  const left = new Set(employeeIds.map(String));
  return Object.fromEntries(Object.entries(rows).filter(([id]) => !left.has(id)));
}

function textIn(draft: DraftState, { employeeId, column }: TypedCell): string {
  return typedRow(draft, employeeId).cells[column] ?? '';
}

function withCells(draft: DraftState, typed: readonly TypedCell[]): DraftState {
  const rows = { ...draft.typed };
  for (const { employeeId, column, text } of typed) {
    const { cells, ...row } = typedRow({ typed: rows }, employeeId);
    rows[employeeId] = { ...row, cells: { ...cells, [column]: text } };
  }
  return { ...draft, typed: rows };
}
