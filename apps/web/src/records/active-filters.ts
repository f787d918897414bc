import { recordsText } from '../text/records.es.ts';
import type { RowFilter } from '../ui/table/row-filter.ts';
import type { OnOrOff } from './record-kind.ts';

/** The chips of every list whose records can be switched off, by the article of its records. */
export const ACTIVE_FILTERS: Record<'el' | 'la', readonly RowFilter<OnOrOff>[]> = {
  el: filtersOf('el'),
  la: filtersOf('la'),
};

/** Whether one of these chips leaves the records that are switched on, rather than the others. */
export function isOfActive({ label }: Pick<RowFilter<never>, 'label'>): boolean {
  return Object.values<string>(recordsText.onlyActive).includes(label);
}

function filtersOf(article: 'el' | 'la'): RowFilter<OnOrOff>[] {
  return [
    { label: recordsText.onlyActive[article], accepts: ({ isActive }) => isActive },
    { label: recordsText.onlyInactive[article], accepts: ({ isActive }) => !isActive },
  ];
}
