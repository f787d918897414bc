import type { TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { LETTER } from '../pdf/pdf-document.ts';

// The measures, in points, and the letters that the blocks of a form share.

export const FORM_LEFT = 36;
export const FORM_WIDTH = LETTER.width - 2 * FORM_LEFT;
/** The column of the numbers of lines. */
export const NUMBER_WIDTH = 30;
/** The boxes at the right edge. */
export const BOX_WIDTH = 118;

/** The styles of a box's caption and of its content. */
export const BOX_CAPTION: TextStyle = { size: 6.2, color: INK.muted };
export const BOX_VALUE: TextStyle = { size: 8.5, weight: 600, color: INK.text };

/** The number of a line, and the words of a form. */
export const NUMBER: TextStyle = { size: 8, weight: 600, color: INK.text };
export const TEXT: TextStyle = { size: 8, color: INK.text };
