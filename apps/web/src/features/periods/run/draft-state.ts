import { BLANK_ROW, type DraftedRow, isSameRow } from '@garita/domain/pay/run/drafted-row.schema';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** A draft as the server answers it: its version, and all rows or those that changed. */
export type AnsweredDraft = Pick<inferRouterOutputs<AppRouter>['payRuns']['draft'], 'version' | 'rows'>;

/** A row as the server has it: what is typed, who changed it last, and when. */
export type AnsweredRow = AnsweredDraft['rows'][number];

type ByEmployee<Row> = Readonly<Record<number, Row>>;

/**
 * The draft of a run on this screen. `typed` has the rows as they are shown, `saved` those of the server at
 * `version`, and `sent` those of a save that is not answered yet. A row in `conflicts` is typed here and was
 * changed by somebody else since: it is not saved before somebody chooses one of the two.
 */
export type DraftState = {
  version: number;
  typed: ByEmployee<DraftedRow>;
  saved: ByEmployee<AnsweredRow>;
  sent: ByEmployee<DraftedRow>;
  conflicts: ByEmployee<AnsweredRow>;
};

/** Returns the state of a draft that has just been read. */
export function readDraft(draft: AnsweredDraft): DraftState {
  return receiveDraft({ version: 0, typed: {}, saved: {}, sent: {}, conflicts: {} }, draft);
}

/** Returns a row as it is shown. */
export function typedRow({ typed }: Pick<DraftState, 'typed'>, employeeId: number): DraftedRow {
  return typed[employeeId] ?? BLANK_ROW;
}

/** Returns the employees whose rows are typed and not saved, without those that wait for a choice. */
export function unsavedEmployees(state: DraftState): number[] {
  return Object.keys(state.typed)
    .map(Number)
    .filter(
      (id) =>
        state.conflicts[id] === undefined && !isSameRow(typedRow(state, id), state.saved[id] ?? BLANK_ROW),
    );
}

/**
 * Takes in what the server has. A row that is not typed here is replaced. One that is stays as typed, and is
 * a conflict if the server's is neither that nor what this screen sent or had before.
 */
export function receiveDraft(state: DraftState, { version, rows }: AnsweredDraft): DraftState {
  if (rows.length === 0 && version === state.version) return state;
  const typed = { ...state.typed };
  const saved = { ...state.saved };
  const conflicts = { ...state.conflicts };
  for (const row of rows) {
    const { employeeId } = row;
    const { cells, isWithoutWork } = row;
    const known = saved[employeeId];
    // Answers may arrive in another order than they were made.
    if (known && known.version >= row.version) continue;
    const before = known ?? BLANK_ROW;
    const here = typedRow(state, employeeId);
    const isUntouched = isSameRow(here, before);
    const isOwn = isSameRow(row, state.sent[employeeId] ?? before);
    saved[employeeId] = row;
    if (isUntouched || isSameRow(here, row)) {
      typed[employeeId] = { cells, isWithoutWork };
      delete conflicts[employeeId];
    } else if (!isOwn) conflicts[employeeId] = row;
  }
  return { ...state, version: Math.max(version, state.version), typed, saved, conflicts };
}

/** Settles a conflict: with the row of the other person, or with what is typed here, which is then saved. */
export function settleConflict(state: DraftState, employeeId: number, keeps: 'typed' | 'saved'): DraftState {
  const { [employeeId]: row, ...conflicts } = state.conflicts;
  if (!row) return state;
  const { cells, isWithoutWork } = row;
  return {
    ...state,
    conflicts,
    typed: keeps === 'saved' ? { ...state.typed, [employeeId]: { cells, isWithoutWork } } : state.typed,
  };
}
