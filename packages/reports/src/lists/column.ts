import type { ListColumn } from './list-report.ts';

/** A column of words, at the left edge. */
export function words(caption: string, share: number): ListColumn {
  return { caption, share, isFigure: false };
}

/** A column of figures, at the right edge. */
export function figures(caption: string, share = 1): ListColumn {
  return { caption, share, isFigure: true };
}
