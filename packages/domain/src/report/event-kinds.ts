/** What a person calls the events of a ledger, whoever they are about. */
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
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
