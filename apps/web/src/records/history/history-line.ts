import type { AppRouter } from '@garita/server/router';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { historyText } from '../../text/history.es.ts';
import { type HistoryField, plain } from './history-field.ts';

/** A record, by its kind and id. */
export type HistoryOf = Pick<inferRouterInputs<AppRouter>['recordChanges']['list'], 'record' | 'recordId'>;

/** The name under which the history of a kind of record is stored, and how to show it. */
export type HistoryKind = Pick<HistoryOf, 'record'> & {
  /** The fields of such a record, in the order of its form. */
  fields: Readonly<Record<string, HistoryField>>;
  /** The title of a change, unless it is an ordinary edit. */
  updated?: string;
};

/** One change of a record. */
export type RecordHistoryLine = inferRouterOutputs<AppRouter>['recordChanges']['list']['lines'][number];

/** Returns the title of a change. */
export function happening(
  { fields, updated = historyText.updated }: HistoryKind,
  line: RecordHistoryLine,
): string {
  if (line.kind === 'shown') return shownText(fields, line);
  if (line.kind !== 'updated') return historyText[line.kind];
  if (!isSwitch(line)) return updated;
  return line.changes[0]?.after === true ? historyText.activated : historyText.deactivated;
}

/** Returns true if a change did nothing but switch the record on or off, which its title says already. */
export function isSwitch({ kind, changes }: RecordHistoryLine): boolean {
  return kind === 'updated' && changes.length === 1 && changes[0]?.field === 'isActive';
}

function shownText(fields: HistoryKind['fields'], { changes: [shown] }: RecordHistoryLine): string {
  if (!shown || shown.field === 'socialSecurityNumber') return historyText.socialSecurityShown;
  return historyText.shown(historyField(fields, shown.field).label);
}

/** Returns how to show a field; a field that no longer exists keeps its own name. */
export function historyField(fields: HistoryKind['fields'], field: string): HistoryField {
  return fields[field] ?? plain(field);
}
