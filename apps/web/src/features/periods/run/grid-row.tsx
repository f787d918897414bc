import {
  Badge,
  Box,
  Button,
  Link as ChakraLink,
  DataList,
  HStack,
  SimpleGrid,
  Table,
  Text,
} from '@chakra-ui/react';
import {
  BLANK_ROW,
  type DraftedRow,
  isSameRow,
  type RunColumn,
  type TypedCells,
} from '@garita/domain/pay/run/drafted-row.schema';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { memo, startTransition, useOptimistic } from 'react';
import { Link } from 'react-router';
import { timeEntryAt } from '../../../lib/addresses.ts';
import { timeText } from '../../../lib/date-text.ts';
import { entryWarningText } from '../../../pay/entry/typed-warnings.ts';
import { payRunText as text } from '../../../text/pay/pay-run.es.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { TickBox } from '../../../ui/controls/tick-box.tsx';
import type { AnsweredRow } from './draft-state.ts';
import { isHours } from './run-columns.ts';
import type { RowRefusal, RunRow } from './run-rows.ts';
import type { TypedCell } from './use-run-draft.ts';

/** The computed columns of a row. */
export const COMPUTED = [
  { name: 'gross', label: text.gross },
  { name: 'withheld', label: text.withheld },
  { name: 'deducted', label: text.deducted },
  { name: 'net', label: text.net },
] as const;

/** The functions of the rows, each the same for as long as the grid is shown. */
export type RowActions = {
  /** Puts texts into cells, as one step that can be taken back. */
  onType: (typed: readonly TypedCell[]) => void;
  /** Settles the conflict of a row: with what is typed here, or with what is saved. */
  onSettle: (employeeId: number, keeps: 'typed' | 'saved') => void;
  /** Says whether the person of a row did not work in the period. */
  onWithoutWork: (employeeId: number, isWithoutWork: boolean) => void;
};

/** A row of the grid, and where it stands in it. */
export type GridRowProps = RowActions & {
  columns: readonly RunColumn[];
  row: RunRow;
  index: number;
  typed: DraftedRow;
  refusals: readonly RowRefusal[];
  saved: AnsweredRow | undefined;
  conflict: AnsweredRow | undefined;
  userId: number | undefined;
  /** Takes the element, so that its height is known. */
  measure: (element: HTMLElement | null) => void;
};

/** The row of a person in the table. A key pressed in one row renders only that row. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, columns, measure } = props;
  return (
    <Table.Row ref={measure} data-index={index} aria-rowindex={index + 2}>
      <Table.Cell whiteSpace="nowrap">
        <RowHead {...props} />
      </Table.Cell>
      {columns.map((column, at) => (
        <Table.Cell key={column} textAlign="end">
          <CellInput {...props} column={column} at={at} />
        </Table.Cell>
      ))}
      {COMPUTED.map(({ name, label }) => (
        <Table.Cell key={label}>
          <Amount cents={row.statement?.[name] ?? 0} fontWeight={name === 'net' ? 'semibold' : undefined} />
        </Table.Cell>
      ))}
    </Table.Row>
  );
});

/** The row of a person as a card, for a narrow window. `gap` is the height of the cards that are left out. */
export const RowCard = memo(function RowCard({ gap, ...props }: GridRowProps & { gap: number }) {
  const { row, index, columns, measure } = props;
  return (
    <Box as="li" style={{ marginTop: gap }}>
      <Box ref={measure} data-index={index} pb="2">
        <Box borderWidth="1px" rounded="md" bg="bg.panel" p="3">
          <RowHead {...props} />
          <SimpleGrid columns={2} gap="2" my="2">
            {columns.map((column, at) => (
              <Box key={column}>
                <Text fontSize="13px" color="fg.muted" aria-hidden>
                  {text.concepts[column]}
                </Text>
                <CellInput {...props} column={column} at={at} />
              </Box>
            ))}
          </SimpleGrid>
          <Totals amounts={(name) => row.statement?.[name] ?? 0} />
        </Box>
      </Box>
    </Box>
  );
});

/** The computed amounts below each other, each with its name. */
export function Totals({ amounts }: { amounts: (name: (typeof COMPUTED)[number]['name']) => number }) {
  return (
    <DataList.Root orientation="horizontal" size="sm" gap="1">
      {COMPUTED.map(({ name, label }) => (
        <DataList.Item key={name}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue justifyContent="end">
            <Amount cents={amounts(name)} fontWeight={name === 'net' ? 'semibold' : undefined} />
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}

/** The person of a row, and everything that is said about the row. */
function RowHead({ row, columns, typed, refusals, onWithoutWork, ...others }: GridRowProps) {
  const { cells, isWithoutWork } = typed;
  const { payee, warnings, faults } = row;
  const { employeeId, name, sheet, period } = payee;
  const faulty = columns.filter((column) => faults[column] !== undefined);
  return (
    <>
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
      {refusals.map(({ column, msg }) => (
        <Text
          key={`${column} ${msg}`}
          id={column && faultId(employeeId, column)}
          color="fg.error"
          fontSize="13px"
          whiteSpace="normal"
          maxW="80"
        >
          {column ? text.refused(text.concepts[column], msg) : msg}
        </Text>
      ))}
      {(isWithoutWork || isBlank(cells)) && (
        <Box>
          <TickBox
            isTicked={isWithoutWork}
            onTick={(isTicked) => onWithoutWork(employeeId, isTicked)}
            control={{ 'aria-label': text.withoutWorkOf(name) }}
            labelCss={{ fontSize: '13px', color: 'fg.muted' }}
          >
            {text.withoutWork}
          </TickBox>
        </Box>
      )}
      <RowOfOthers {...others} {...{ employeeId, columns, cells }} />
    </>
  );
}

type CellInputProps = Pick<GridRowProps, 'row' | 'index' | 'typed' | 'refusals' | 'onType'> & {
  column: RunColumn;
  /** The place of the column. */
  at: number;
};

/**
 * A cell. The typed text is shown at once, and the pay is calculated in a transition, which a further key
 * interrupts: a key never waits for the rows.
 */
function CellInput({ row, index, typed, refusals, onType, column, at }: CellInputProps) {
  const { employeeId, name } = row.payee;
  const [shown, setShown] = useOptimistic(typed.cells[column] ?? '');
  const isWrong = row.faults[column] !== undefined || refusals.some((refusal) => refusal.column === column);
  return (
    <Input
      size="sm"
      width={{ base: 'full', md: isHours(column) ? '16' : '20' }}
      px="2"
      textAlign="end"
      inputMode="decimal"
      autoComplete="off"
      data-row={index}
      data-column={at}
      aria-label={text.cell(text.concepts[column], name)}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? faultId(employeeId, column) : undefined}
      disabled={typed.isWithoutWork}
      placeholder={isHours(column) ? '00:00' : '0.00'}
      value={shown}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ target: { value } }) =>
        startTransition(() => {
          setShown(value);
          onType([{ employeeId, column, text: value }]);
        })
      }
    />
  );
}

type RowOfOthersProps = Pick<GridRowProps, 'columns' | 'saved' | 'conflict' | 'userId' | 'onSettle'> & {
  employeeId: number;
  cells: TypedCells;
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

function isBlank(cells: TypedCells): boolean {
  return Object.values(cells).every((typed) => typed.trim() === '');
}

function faultId(employeeId: number, column: RunColumn): string {
  return `run-${employeeId}-${column}`;
}
