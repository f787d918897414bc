import { Link as ChakraLink, chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

/** How a row opens: as a link to a screen, or by a deed on this one; undefined for rows that do not open. */
export type Opening<Row> = {
  rowHref?: ((row: Row) => string) | undefined;
  onOpenRow?: ((row: Row) => void) | undefined;
};

const INTERACTIVE = 'a, button, input, label, select, textarea, [role="menu"]';

/**
 * Opens a row by a click anywhere on it. Its first cell is a real link or button (`OpeningCell`), which is what Tab and Enter
 * reach, so the row itself needs no role of its own.
 */
export function useRowClick<Row>({ rowHref, onOpenRow }: Opening<Row>) {
  const navigate = useNavigate();
  if (!rowHref && !onOpenRow) return undefined;
  return (row: Row) => (event: MouseEvent<HTMLElement>) => {
    if (!isClickOnRow(event)) return;
    if (rowHref) void navigate(rowHref(row));
    else onOpenRow?.(row);
  };
}

// React hands a row also the clicks in dialogs and menus that its cells opened elsewhere in the page. A click that ends a
// selection of text is for copying.
function isClickOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest(INTERACTIVE) === null && getSelection()?.type !== 'Range';
}

type OpeningCellProps<Row> = Opening<Row> & { row: Row; children: ReactNode };

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
