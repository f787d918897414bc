import { Box, Table } from '@chakra-ui/react';
import { sumCents } from '@garita/domain/money/cents';
import type { RunColumn } from '@garita/domain/pay/run/drafted-row.schema';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { useCurrentUser } from '../../../lib/trpc.ts';
import { payRunText as text } from '../../../text/pay/pay-run.es.ts';
import { Amount } from '../../../ui/amount.tsx';
import { type DraftState, typedRow } from './draft-state.ts';
import { COMPUTED, GridRow, type RowActions } from './grid-row.tsx';
import type { RowRefusal, RunRow } from './run-rows.ts';
import type { TypedCell } from './use-run-draft.ts';

type RunGridProps = RowActions & {
  columns: readonly RunColumn[];
  rows: readonly RunRow[];
  draft: DraftState;
  /** The refusals of the last load by the server. The first cell gets the focus. */
  refusals: readonly RowRefusal[];
  onUndo: () => void;
};

/**
 * The rows of a run. Tab goes through the cells; Enter and the arrows up and down stay in a column. A block
 * that was copied from a spreadsheet is pasted from the focused cell on. Ctrl+D repeats the cell above, and
 * Ctrl+Z takes back what was typed last.
 */
export function RunGrid({ columns, rows, draft, refusals, onUndo, ...actions }: RunGridProps) {
  const { onType } = actions;
  const userId = useCurrentUser()?.id;
  const grid = useRef<HTMLTableElement>(null);
  const refusalsOf = useMemo(() => groupByEmployee(refusals), [refusals]);
  const placeOf = (target: EventTarget | null) => {
    const { row, column } = target instanceof HTMLElement ? target.dataset : {};
    return row === undefined || column === undefined
      ? undefined
      : { row: Number(row), column: Number(column) };
  };
  const focus = useCallback((row: number, column: number) => {
    const input = grid.current?.querySelector<HTMLInputElement>(
      `[data-row="${row}"][data-column="${column}"]`,
    );
    input?.focus();
    input?.select();
  }, []);
  const refusedAt = useRefusedPlace({ refusals, rows, columns });
  useEffect(() => {
    if (!refusedAt) return;
    // The question that was answered gives the focus back to its button first.
    const timer = setTimeout(() => focus(refusedAt.row, refusedAt.column), FOCUS_MS);
    return () => clearTimeout(timer);
  }, [refusedAt, focus]);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (!place) return;
    const { row, column } = place;
    const isWithControl = event.ctrlKey || event.metaKey;
    if (isWithControl && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      onUndo();
    } else if (isWithControl && event.key.toLowerCase() === 'd') {
      event.preventDefault();
      const name = columns[column];
      const above = rows[row - 1]?.payee.employeeId;
      const own = rows[row]?.payee.employeeId;
      if (name && above !== undefined && own !== undefined)
        onType([{ employeeId: own, column: name, text: typedRow(draft, above).cells[name] ?? '' }]);
    } else if (event.key === 'Enter' || event.key === 'ArrowDown') {
      event.preventDefault();
      focus(row + (event.shiftKey ? -1 : 1), column);
    } else if (event.key === 'ArrowUp') {
      event.preventDefault();
      focus(row - 1, column);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    const block = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '');
    if (!place || !/[\t\n]/.test(block)) return;
    event.preventDefault();
    onType(pastedCells(block, place, { columns, rows }));
  };
  return (
    <Box overflowX="auto" onKeyDown={onKey} onPaste={onPaste}>
      <Table.Root ref={grid} size="sm" aria-label={text.grid} css={GRID}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{text.employee}</Table.ColumnHeader>
            {[...columns.map((column) => text.concepts[column]), ...COMPUTED.map(({ label }) => label)].map(
              (label) => (
                <Table.ColumnHeader key={label} textAlign="end">
                  {label}
                </Table.ColumnHeader>
              ),
            )}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row, index) => (
            <GridRow
              key={row.payee.employeeId}
              {...{ row, index, columns, userId, ...actions }}
              typed={typedRow(draft, row.payee.employeeId)}
              saved={draft.saved[row.payee.employeeId]}
              conflict={draft.conflicts[row.payee.employeeId]}
              refusals={refusalsOf.get(row.payee.employeeId) ?? NO_REFUSALS}
            />
          ))}
        </Table.Body>
        <Table.Footer>
          <Table.Row fontWeight="semibold">
            <Table.Cell>{text.total}</Table.Cell>
            <Table.Cell colSpan={columns.length} />
            {COMPUTED.map(({ name, label }) => (
              <Table.Cell key={label}>
                <Amount cents={sumCents(rows.map(({ statement }) => statement?.[name] ?? 0))} />
              </Table.Cell>
            ))}
          </Table.Row>
        </Table.Footer>
      </Table.Root>
    </Box>
  );
}

const NO_REFUSALS: readonly RowRefusal[] = [];
const FOCUS_MS = 50;

function groupByEmployee(refusals: readonly RowRefusal[]): Map<number, RowRefusal[]> {
  const groups = new Map<number, RowRefusal[]>();
  for (const refusal of refusals)
    groups.set(refusal.employeeId, [...(groups.get(refusal.employeeId) ?? []), refusal]);
  return groups;
}

/** Returns the place of the first refused cell; one object for as long as the refusals stay the same. */
function useRefusedPlace({ refusals, rows, columns }: Pick<RunGridProps, 'refusals' | 'rows' | 'columns'>) {
  const [first] = refusals;
  const row = rows.findIndex(({ payee }) => payee.employeeId === first?.employeeId);
  const column = Math.max(0, first?.column ? columns.indexOf(first.column) : 0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- rows that are typed in later move no focus
  return useMemo(() => (first && row >= 0 ? { row, column } : undefined), [first]);
}

// The name and the net stay in view beside many columns.
const GRID = {
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { bg: 'bg.panel', verticalAlign: 'middle', px: '2' },
  '& :is(th, td):is(:first-of-type, :last-of-type)': { position: 'sticky', zIndex: '1' },
  '& :is(th, td):first-of-type': { insetStart: '0' },
  '& :is(th, td):last-of-type': { insetEnd: '0' },
};

/** Returns the cells that a pasted block fills from a place on; what lies outside the grid is left out. */
export function pastedCells(
  block: string,
  from: { row: number; column: number },
  { columns, rows }: Pick<RunGridProps, 'columns' | 'rows'>,
): TypedCell[] {
  return block.split(/\r?\n/).flatMap((line, down) =>
    line.split('\t').flatMap((cell, right) => {
      const row = rows[from.row + down];
      const column = columns[from.column + right];
      return row && column ? [{ employeeId: row.payee.employeeId, column, text: cell.trim() }] : [];
    }),
  );
}
