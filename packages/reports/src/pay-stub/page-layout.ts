import { LETTER } from '../pdf/pdf-document.ts';

// The page of a stub, in points from its top left corner: one grid of three columns, the cheque below the
// cut.

export const LEFT = 36;
export const CONTENT_WIDTH = LETTER.width - 2 * LEFT;
const GUTTER = 15;
export const COLUMN_WIDTH = (CONTENT_WIDTH - 2 * GUTTER) / 3;

/** The left edges of the three columns. */
export const COLUMNS = [LEFT, LEFT + COLUMN_WIDTH + GUTTER, LEFT + 2 * (COLUMN_WIDTH + GUTTER)] as const;

/** The top of the tables, unless the payee above them takes many lines. */
export const TABLES_TOP = 172;
/** The line at which the cheque is cut off; the stub ends above it. */
export const CUT = 586;
export const FOOTER = 773;
