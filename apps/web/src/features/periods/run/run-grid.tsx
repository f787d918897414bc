import { Badge, Box, Button, Link as ChakraLink, HStack, Table, Text } from '@chakra-ui/react';
import { sumCents } from '@garita/domain/money/cents';
import {
  BLANK_ROW,
  isSameRow,
  type RunColumn,
  type TypedCells,
} from '@garita/domain/pay/run/drafted-row.schema';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { type ClipboardEvent, type KeyboardEvent, memo, useRef } from 'react';
import { Link } from 'react-router';
import { timeEntryAt } from '../../../lib/addresses.ts';
import { timeText } from '../../../lib/date-text.ts';
import { useCurrentUser } from '../../../lib/trpc.ts';
import { entryWarningText } from '../../../pay/entry/typed-warnings.ts';
import { payRunText as text } from '../../../text/pay/pay-run.es.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { type AnsweredRow, type DraftState, typedRow } from './draft-state.ts';
import { isHours } from './run-columns.ts';
import type { RunRow } from './run-rows.ts';
import type { TypedCell } from './use-run-draft.ts';

type RunGridProps = {
  columns: readonly RunColumn[];
  rows: readonly RunRow[];
  draft: DraftState;
  /** Puts texts into cells, as one step that can be taken back. */
  onType: (typed: readonly TypedCell[]) => void;
  onUndo: () => void;
  /** Settles the conflict of a row: with what is typed here, or with what is saved. */
  onSettle: (employeeId: number, keeps: 'typed' | 'saved') => void;
};

/**
 * The rows of a run. Tab goes through the cells; Enter and the arrows up and down stay in a column. A block
 * that was copied from a spreadsheet is pasted from the focused cell on. Ctrl+D repeats the cell above, and
 * Ctrl+Z takes back what was typed last.
 */
export function RunGrid({ columns, rows, draft, onType, onUndo, onSettle }: RunGridProps) {
  const userId = useCurrentUser()?.id;
  const grid = useRef<HTMLTableElement>(null);
  const placeOf = (target: EventTarget | null) => {
    const { row, column } = target instanceof HTMLElement ? target.dataset : {};
    return row === undefined || column === undefined
      ? undefined
      : { row: Number(row), column: Number(column) };
  };
  const focus = (row: number, column: number) => {
    const input = grid.current?.querySelector<HTMLInputElement>(
      `[data-row="${row}"][data-column="${column}"]`,
    );
    input?.focus();
    input?.select();
  };
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
              {...{ row, index, columns, onType, onSettle, userId }}
              cells={typedRow(draft, row.payee.employeeId).cells}
              saved={draft.saved[row.payee.employeeId]}
              conflict={draft.conflicts[row.payee.employeeId]}
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

const COMPUTED = [
  { name: 'gross', label: text.gross },
  { name: 'withheld', label: text.withheld },
  { name: 'deducted', label: text.deducted },
  { name: 'net', label: text.net },
] as const;

// The name and the net stay in view beside many columns.
const GRID = {
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { bg: 'bg.panel', verticalAlign: 'middle', px: '2' },
  '& :is(th, td):is(:first-of-type, :last-of-type)': { position: 'sticky', zIndex: '1' },
  '& :is(th, td):first-of-type': { insetStart: '0' },
  '& :is(th, td):last-of-type': { insetEnd: '0' },
};

type GridRowProps = Pick<RunGridProps, 'columns' | 'onType' | 'onSettle'> & {
  row: RunRow;
  index: number;
  cells: TypedCells;
  saved: AnsweredRow | undefined;
  conflict: AnsweredRow | undefined;
  userId: number | undefined;
};

// A key pressed in one row renders only that row.
const GridRow = memo(function GridRow({ row, index, columns, cells, onType, ...others }: GridRowProps) {
  const { payee, statement, warnings, faults } = row;
  const { employeeId, name, sheet, period } = payee;
  const faulty = columns.filter((column) => faults[column] !== undefined);
  return (
    <Table.Row>
      <Table.Cell whiteSpace="nowrap">
        <ChakraLink asChild variant="underline" colorPalette="brand">
          <Link
            to={timeEntryAt({ companyId: sheet.company.id, employeeId, periodId: period.id })}
            title={text.detail}
          >
            {name}
          </Link>
        </ChakraLink>
        {warnings.length > 0 && (
          <Badge ms="2" colorPalette="accent" title={warnings.map(entryWarningText).join(' ')}>
            {text.warnings(warnings.length)}
          </Badge>
        )}
        {faulty.map((column) => (
          <Text key={column} id={faultId(employeeId, column)} color="fg.error" fontSize="13px">
            {text.refused(text.concepts[column], fieldText(faults[column] ?? 'required'))}
          </Text>
        ))}
        <RowOfOthers {...others} {...{ employeeId, columns, cells }} />
      </Table.Cell>
      {columns.map((column, at) => (
        <Table.Cell key={column} textAlign="end">
          <Input
            size="sm"
            width={isHours(column) ? '16' : '20'}
            px="2"
            textAlign="end"
            inputMode="decimal"
            autoComplete="off"
            data-row={index}
            data-column={at}
            aria-label={text.cell(text.concepts[column], name)}
            aria-invalid={faults[column] !== undefined}
            aria-describedby={faults[column] === undefined ? undefined : faultId(employeeId, column)}
            placeholder={isHours(column) ? '00:00' : '0.00'}
            value={cells[column] ?? ''}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => onType([{ employeeId, column, text: event.target.value }])}
          />
        </Table.Cell>
      ))}
      {COMPUTED.map(({ name: amount, label }) => (
        <Table.Cell key={label}>
          <Amount cents={statement?.[amount] ?? 0} fontWeight={amount === 'net' ? 'semibold' : undefined} />
        </Table.Cell>
      ))}
    </Table.Row>
  );
});

type RowOfOthersProps = Pick<
  GridRowProps,
  'columns' | 'cells' | 'saved' | 'conflict' | 'userId' | 'onSettle'
> & {
  employeeId: number;
};

/** Tells who else typed in a row; in a conflict both texts, and the choice between them. */
function RowOfOthers({ saved, conflict, userId, onSettle, employeeId, columns, cells }: RowOfOthersProps) {
  if (conflict) {
    const { name } = conflict.changedBy;
    const differing = columns.filter(
      (column) => (conflict.cells[column] ?? '') !== (cells[column] ?? '').trim(),
    );
    return (
      <Box role="alert" whiteSpace="normal" maxW="80" fontSize="13px">
        <Text color="fg.error">{text.conflict(name, timeText(conflict.changedAt))}</Text>
        {differing.map((column) => (
          <Text key={column}>
            {text.conflictCell(text.concepts[column], conflict.cells[column] ?? '', cells[column] ?? '')}
          </Text>
        ))}
        <HStack gap="2" mt="1">
          <Button size="xs" variant="outline" onClick={() => onSettle(employeeId, 'typed')}>
            {text.keepTyped}
          </Button>
          <Button size="xs" variant="outline" onClick={() => onSettle(employeeId, 'saved')}>
            {text.takeSaved(name)}
          </Button>
        </HStack>
      </Box>
    );
  }
  const isOfOther = saved && saved.changedBy.id !== userId && !isSameRow(saved, BLANK_ROW);
  return isOfOther ? (
    <Text fontSize="13px" color="fg.muted">
      {text.typedBy(saved.changedBy.name, timeText(saved.changedAt))}
    </Text>
  ) : null;
}

function faultId(employeeId: number, column: RunColumn): string {
  return `run-${employeeId}-${column}`;
}

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
