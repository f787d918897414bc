import { Box, Table, Text } from '@chakra-ui/react';
import { sumCents } from '@garita/domain/money/cents';
import type { RunColumn } from '@garita/domain/pay/run/drafted-row.schema';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useCurrentUser } from '../../../lib/trpc.ts';
import { payRunText as text } from '../../../text/pay/pay-run.es.ts';
import { Amount } from '../../../ui/amount.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { type DraftState, typedRow } from './draft-state.ts';
import { COMPUTED, GridRow, type GridRowProps, type RowActions, RowCard, Totals } from './grid-row.tsx';
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
  const grid = useRef<HTMLDivElement>(null);
  const refusalsOf = useMemo(() => groupByEmployee(refusals), [refusals]);
  const placeOf = (target: EventTarget | null) => {
    const { row, column } = target instanceof HTMLElement ? target.dataset : {};
    return row === undefined || column === undefined
      ? undefined
      : { row: Number(row), column: Number(column) };
  };
  const isNarrow = useIsNarrow();
  const focused = useRef<number>(undefined);
  // oxlint-disable-next-line react/incompatible-library -- its functions are read anew in every render
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => (isNarrow ? CARD_HEIGHT : ROW_HEIGHT),
    overscan: OVERSCAN,
    getItemKey: (index) => rows[index]?.payee.employeeId ?? index,
    // The row that has the focus keeps it when it is scrolled out of view.
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), focused.current, range.count),
  });
  const items = virtual.getVirtualItems();
  const { scrollToIndex } = virtual;
  const focus = useCallback(
    (row: number, column: number) => {
      const take = () => {
        const input = grid.current?.querySelector<HTMLInputElement>(
          `[data-row="${row}"][data-column="${column}"]`,
        );
        input?.focus();
        input?.select();
        return input;
      };
      if (take() || row < 0) return;
      scrollToIndex(row);
      requestAnimationFrame(() => requestAnimationFrame(take));
    },
    [scrollToIndex],
  );
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
  const shown = items.flatMap(({ index, start }, nth) => {
    const row = rows[index];
    if (!row) return [];
    const { employeeId } = row.payee;
    const gap = start - (items[nth - 1]?.end ?? 0);
    const props: GridRowProps = {
      row,
      index,
      columns,
      userId,
      ...actions,
      typed: typedRow(draft, employeeId),
      saved: draft.saved[employeeId],
      conflict: draft.conflicts[employeeId],
      refusals: refusalsOf.get(employeeId) ?? NO_REFUSALS,
      measure: virtual.measureElement,
    };
    return [{ employeeId, gap, props }];
  });
  const rest = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const totalOf = (name: (typeof COMPUTED)[number]['name']) =>
    sumCents(rows.map(({ statement }) => statement?.[name] ?? 0));
  const handlers = {
    ref: grid,
    maxH: '70dvh',
    onKeyDown: onKey,
    onPaste,
    onFocusCapture: (event: FocusEvent) => {
      focused.current = placeOf(event.target)?.row;
    },
  };
  if (isNarrow) {
    return (
      <>
        <Box overflowY="auto" {...handlers}>
          <Box as="ul" listStyleType="none" aria-label={text.grid} style={{ paddingBottom: rest }}>
            {shown.map(({ employeeId, gap, props }) => (
              <RowCard key={employeeId} gap={gap} {...props} />
            ))}
          </Box>
        </Box>
        <Box borderWidth="1px" rounded="md" bg="bg.subtle" p="3" fontWeight="semibold">
          <Text mb="2">{text.total}</Text>
          <Totals amounts={totalOf} />
        </Box>
      </>
    );
  }
  return (
    <Box overflow="auto" scrollPaddingBlock="12" {...handlers}>
      <Table.Root size="sm" aria-label={text.grid} aria-rowcount={rows.length + 2} css={GRID}>
        <Table.Header>
          <Table.Row aria-rowindex={1}>
            <Table.ColumnHeader minW="56">{text.employee}</Table.ColumnHeader>
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
          {shown.map(({ employeeId, gap, props }) => (
            <Fragment key={employeeId}>
              {gap > 0 && <Gap height={gap} />}
              <GridRow {...props} />
            </Fragment>
          ))}
          {rest > 0 && <Gap height={rest} />}
        </Table.Body>
        <Table.Footer>
          <Table.Row fontWeight="semibold" aria-rowindex={rows.length + 2}>
            <Table.Cell>{text.total}</Table.Cell>
            <Table.Cell colSpan={columns.length} />
            {COMPUTED.map(({ name, label }) => (
              <Table.Cell key={label}>
                <Amount cents={totalOf(name)} />
              </Table.Cell>
            ))}
          </Table.Row>
        </Table.Footer>
      </Table.Root>
    </Box>
  );
}

/** The room of the rows that are left out. */
function Gap({ height }: { height: number }) {
  return <tr aria-hidden style={{ height }} />;
}

// Heights before a row is measured, in pixels, and the rows beyond the window that are there.
const ROW_HEIGHT = 74;
const CARD_HEIGHT = 420;
const OVERSCAN = 4;

function withIndex(indexes: number[], index: number | undefined, count: number): number[] {
  if (index === undefined || index >= count || indexes.includes(index)) return indexes;
  return [...indexes, index].toSorted((one, other) => one - other);
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
  '& thead th': { position: 'sticky', top: '0', zIndex: '2' },
  '& tfoot td': { position: 'sticky', bottom: '0', zIndex: '2' },
  // Above the other captions and totals, which are above the rows.
  '& :is(thead, tfoot) :is(th, td):is(:first-of-type, :last-of-type)': { zIndex: '3' },
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
