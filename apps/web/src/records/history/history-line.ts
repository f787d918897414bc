import type { AppRouter } from '@garita/server/router';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { historyText } from '../../text/history.es.ts';
import { type HistoryField, plain } from './history-field.ts';

/** Whose history: a record of a kind. */
export type HistoryOf = Pick<inferRouterInputs<AppRouter>['recordChanges']['list'], 'record' | 'recordId'>;

/** What the history of a kind of record is filed under, and how it tells of it. */
export type HistoryKind = Pick<HistoryOf, 'record'> & {
  /** The fields of such a record, in the order of its form. */
  fields: Readonly<Record<string, HistoryField>>;
  /** What a change is called where it is not just an edit. */
  updated?: string;
};

/** One change of a record. */
export type RecordHistoryLine = inferRouterOutputs<AppRouter>['recordChanges']['list']['lines'][number];

/** What happened, in a word or two. */
export function happening(
  { fields, updated = historyText.updated }: HistoryKind,
  line: RecordHistoryLine,
): string {
  if (line.kind === 'shown') return shownText(fields, line);
  if (line.kind !== 'updated') return historyText[line.kind];
  if (!isSwitch(line)) return updated;
  return line.changes[0]?.after === true ? historyText.activated : historyText.deactivated;
}

/** Whether a change did nothing but switch the record on or off, which its title says already. */
export function isSwitch({ kind, changes }: RecordHistoryLine): boolean {
  return kind === 'updated' && changes.length === 1 && changes[0]?.field === 'isActive';
}

function shownText(fields: HistoryKind['fields'], { changes: [shown] }: RecordHistoryLine): string {
  if (!shown || shown.field === 'socialSecurityNumber') return historyText.socialSecurityShown;
  return historyText.shown(historyField(fields, shown.field).label);
}

/** How a history tells of a field; one that there is no more keeps its own name. */
export function historyField(fields: HistoryKind['fields'], field: string): HistoryField {
  return fields[field] ?? plain(field);
}
