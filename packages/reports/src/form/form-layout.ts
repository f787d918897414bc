import type { TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { LETTER } from '../pdf/pdf-document.ts';

// The measures, in points, and the text styles that the blocks of a form share.

export const FORM_LEFT = 36;
export const FORM_WIDTH = LETTER.width - 2 * FORM_LEFT;
/** The width of the column of line numbers. */
export const NUMBER_WIDTH = 30;
/** The width of the boxes at the right edge. */
export const BOX_WIDTH = 118;

/** The styles of a box's caption and of its content. */
export const BOX_CAPTION: TextStyle = { size: 6.2, color: INK.muted };
export const BOX_VALUE: TextStyle = { size: 8.5, weight: 600, color: INK.text };

/** The style of line numbers, and the style of a form's words. */
export const NUMBER: TextStyle = { size: 8, weight: 600, color: INK.text };
export const TEXT: TextStyle = { size: 8, color: INK.text };
