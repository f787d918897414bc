/** The kinds of ledger events as users see them, for employees and contractors alike. */
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
