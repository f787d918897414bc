/** The colours of documents. Dark enough to be read from a photocopy; the lightest is for rules only. */
export const INK = {
  text: '#1c2733',
  muted: '#4f5d6b',
  /** Zeros, and the line of the cut. */
  quiet: '#6b7785',
  brand: '#14466b',
  rule: '#c3ccd4',
} as const;
