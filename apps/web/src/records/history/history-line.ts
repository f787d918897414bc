import type { AppRouter } from '@garita/server/router';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { historyText } from '../../text/history.es.ts';
import { historyField } from './fields/record-fields.ts';

/** Whose history: a record of a kind. */
export type HistoryOf = Pick<inferRouterInputs<AppRouter>['recordChanges']['list'], 'record' | 'recordId'>;

/** One change of a record. */
export type HistoryLine = inferRouterOutputs<AppRouter>['recordChanges']['list']['lines'][number];

/** What happened, in a word or two. */
export function happening(record: HistoryOf['record'], line: HistoryLine): string {
  if (line.kind === 'shown') return shownText(record, line);
  if (line.kind !== 'updated') return historyText[line.kind];
  if (record === 'fixedTax') return historyText.newVersion;
  if (!isSwitch(line)) return historyText.updated;
  return line.changes[0]?.after === true ? historyText.activated : historyText.deactivated;
}

/** Whether a change did nothing but switch the record on or off, which its title says already. */
export function isSwitch({ kind, changes }: HistoryLine): boolean {
  return kind === 'updated' && changes.length === 1 && changes[0]?.field === 'isActive';
}

function shownText(record: HistoryOf['record'], { changes: [shown] }: HistoryLine): string {
  if (!shown || shown.field === 'socialSecurityNumber') return historyText.socialSecurityShown;
  return historyText.shown(historyField(record, shown.field).label);
}
