import { describe, expect, it } from 'vitest';
import {
  type AnsweredRow,
  type DraftState,
  readDraft,
  receiveDraft,
  settleConflict,
  typedRow,
  unsavedEmployees,
} from './draft-state.ts';

const ANA = 1;
const LUIS = 2;

function aRow(employeeId: number, regularPay: string, version: number): AnsweredRow {
  return {
    employeeId,
    cells: regularPay === '' ? {} : { regularPay },
    isWithoutWork: false,
    version,
    changedBy: { id: 7, name: 'Sara Paz' },
    changedAt: '2026-03-02T16:00:00.000Z',
  };
}

function type(state: DraftState, employeeId: number, regularPay: string): DraftState {
  return {
    ...state,
    typed: { ...state.typed, [employeeId]: { cells: { regularPay }, isWithoutWork: false } },
  };
}

const hours = (state: DraftState, employeeId: number) => typedRow(state, employeeId).cells.regularPay;

describe('the draft on a screen', () => {
  const opened = readDraft({ version: 1, rows: [aRow(ANA, '40', 1)] });

  it('shows the rows of others, and has nothing to save until something is typed', () => {
    expect(hours(opened, ANA)).toBe('40');
    expect(unsavedEmployees(opened)).toEqual([]);
    expect(unsavedEmployees(type(opened, LUIS, '38'))).toEqual([LUIS]);
    expect(unsavedEmployees(type(opened, ANA, ' 40 '))).toEqual([]);
  });

  it('takes in a row that was not typed here, and keeps one that was', () => {
    const state = receiveDraft(type(opened, LUIS, '38'), { version: 2, rows: [aRow(ANA, '41', 2)] });
    expect([hours(state, ANA), hours(state, LUIS)]).toEqual(['41', '38']);
    expect(state).toMatchObject({ version: 2, conflicts: {} });
    expect(unsavedEmployees(state)).toEqual([LUIS]);
  });

  it('names a conflict, and saves that row only after a choice', () => {
    const state = receiveDraft(type(opened, ANA, '20'), { version: 2, rows: [aRow(ANA, '41', 2)] });
    expect(hours(state, ANA)).toBe('20');
    expect(state.conflicts[ANA]).toMatchObject({ cells: { regularPay: '41' } });
    expect(unsavedEmployees(state)).toEqual([]);

    const own = settleConflict(state, ANA, 'typed');
    expect([hours(own, ANA), unsavedEmployees(own)]).toEqual(['20', [ANA]]);
    const others = settleConflict(state, ANA, 'saved');
    expect([hours(others, ANA), unsavedEmployees(others)]).toEqual(['41', []]);
    expect(others.conflicts).toEqual({});
  });

  it('ends a conflict when both have the same text', () => {
    const state = receiveDraft(type(opened, ANA, '20'), { version: 2, rows: [aRow(ANA, '41', 2)] });
    const again = receiveDraft(state, { version: 3, rows: [aRow(ANA, '20', 3)] });
    expect([again.conflicts, unsavedEmployees(again)]).toEqual([{}, []]);
  });

  it('takes its own save for no conflict if more was typed meanwhile', () => {
    const sent = { ...type(opened, ANA, '20'), sent: type(opened, ANA, '2').typed };
    const state = receiveDraft(sent, { version: 2, rows: [aRow(ANA, '2', 2)] });
    expect([hours(state, ANA), state.conflicts, unsavedEmployees(state)]).toEqual(['20', {}, [ANA]]);
  });

  it('empties the row of somebody who was loaded', () => {
    const state = receiveDraft(opened, { version: 2, rows: [aRow(ANA, '', 2)] });
    expect(typedRow(state, ANA)).toEqual({ cells: {}, isWithoutWork: false });
  });
});
