/** The kinds of ledger events in a person's words, whoever they are about. */
export const EVENT_KINDS = [
  'load',
  'amend',
  'recalculate',
  'delete',
  'mark',
  'opening',
  'leave',
  'period',
  'month',
  'memo',
  'filing',
  'cheque',
  'settlement',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
