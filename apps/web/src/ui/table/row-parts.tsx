import { Button, Link as ChakraLink, chakra, HStack, IconButton } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { tableText } from '../../text/table.es.ts';
import type { MenuAction } from '../page/actions-menu.tsx';
import type { RecordColumn } from './record-column.ts';
import type { RecordTableModel } from './use-record-table.ts';

/** Shared by the table and the cards: the same records in the same order, with the same actions. */
export type RowsViewProps<Row extends object> = RowOpening<Row> & {
  /** Names the table: 'Compañías'. */
  label: string;
  columns: readonly RecordColumn<Row>[];
  table: RecordTableModel<Row>['table'];
  /** The rows that are summed. */
  found: readonly Row[];
  rowId: (row: Row) => string | number;
  rowLabel: (row: Row) => string;
  actions?: ((row: Row) => readonly MenuAction[]) | undefined;
};

/** The way a row opens: a link to a screen or a command on this one; undefined for rows that do not open. */
export type RowOpening<Row> = {
  rowHref?: ((row: Row) => string) | undefined;
  onOpenRow?: ((row: Row) => void) | undefined;
};

const INTERACTIVE = 'a, button, input, label, select, textarea, [role="menu"]';

/**
 * Opens a row by a click anywhere on it. Its first cell is a real link or button (`OpeningCell`), which Tab
 * and Enter reach, so the row itself needs no role.
 */
export function useRowClick<Row>({ rowHref, onOpenRow }: RowOpening<Row>) {
  const navigate = useNavigate();
  if (!rowHref && !onOpenRow) return undefined;
  return (row: Row) => (event: MouseEvent<HTMLElement>) => {
    if (!isClickOnRow(event)) return;
    if (rowHref) void navigate(rowHref(row));
    else onOpenRow?.(row);
  };
}

// React also sends a row the clicks in dialogs and menus that its cells opened elsewhere. A click that ends a
// text selection is for copying.
function isClickOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest(INTERACTIVE) === null && getSelection()?.type !== 'Range';
}

type OpeningCellProps<Row> = RowOpening<Row> & { row: Row; children: ReactNode };

/** The first cell of a row that opens: the link or button for keyboards, screen readers and new tabs. */
export function OpeningCell<Row>({ row, rowHref, onOpenRow, children }: OpeningCellProps<Row>) {
  if (rowHref) {
    return (
      <ChakraLink asChild color="fg" fontWeight="medium">
        <Link to={rowHref(row)}>{children}</Link>
      </ChakraLink>
    );
  }
  if (!onOpenRow) return children;
  return (
    <chakra.button
      type="button"
      textAlign="start"
      fontWeight="medium"
      cursor="pointer"
      _hover={{ textDecoration: 'underline' }}
      onClick={() => onOpenRow(row)}
    >
      {children}
    </chakra.button>
  );
}

type RowActionsProps = {
  /** Names the record, so that ten buttons 'Editar' are told apart. */
  rowLabel: string;
  actions: readonly MenuAction[];
};

/** The actions on one record: the main one as a button with words, the others as icons. */
export function RowActions({ rowLabel, actions }: RowActionsProps) {
  return (
    <HStack gap="1" justify="flex-end" wrap={{ base: 'wrap', md: 'nowrap' }}>
      {actions.map((action) => (
        <RowAction key={action.label} action={action} name={tableText.actionOn(action.label, rowLabel)} />
      ))}
    </HStack>
  );
}

function RowAction({ action, name }: { action: MenuAction; name: string }) {
  const { label, icon: Icon, showsLabel, isDestructive } = action;
  const shared = { 'aria-label': name, size: 'xs' } as const;
  const onClick = 'onSelect' in action ? action.onSelect : undefined;
  const face = (content: ReactNode) => ('to' in action ? <Link to={action.to}>{content}</Link> : content);

  return showsLabel ? (
    <Button
      {...shared}
      variant="surface"
      colorPalette="brand"
      px="2"
      asChild={'to' in action}
      onClick={onClick}
    >
      {face(label)}
    </Button>
  ) : (
    <IconButton
      {...shared}
      variant="ghost"
      minW="7"
      color={isDestructive ? 'fg.error' : undefined}
      title={label}
      asChild={'to' in action}
      onClick={onClick}
    >
      {face(<Icon aria-hidden />)}
    </IconButton>
  );
}
