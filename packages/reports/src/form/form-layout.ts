import { LETTER } from '../pdf/pdf-document.ts';

// The measures that the blocks of a form share, in points.

export const FORM_LEFT = 36;
export const FORM_WIDTH = LETTER.width - 2 * FORM_LEFT;
/** The column of the numbers of lines. */
export const NUMBER_WIDTH = 30;
/** The boxes at the right edge. */
export const BOX_WIDTH = 118;
