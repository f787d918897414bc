/** The colours of documents. They are dark enough for photocopies; the lightest is only for rules. */
export const INK = {
  text: '#1c2733',
  muted: '#4f5d6b',
  /** The colour of zeros, and of the line of the cut. */
  quiet: '#6b7785',
  brand: '#14466b',
  rule: '#c3ccd4',
} as const;
