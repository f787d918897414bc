import { recordsText } from '../text/records.es.ts';
import type { RowFilter } from '../ui/table/use-record-table.ts';
import type { SwitchableRecord } from './record-kind.ts';

/** The chips above lists whose records can be deactivated, by the grammatical article of the records. */
export const ACTIVE_FILTERS: Record<'el' | 'la', readonly RowFilter<SwitchableRecord>[]> = {
  el: filtersOf('el'),
  la: filtersOf('la'),
};

/** Returns true if a chip keeps the active records, and false if it keeps the inactive ones. */
export function isOfActive({ label }: Pick<RowFilter<never>, 'label'>): boolean {
  return Object.values<string>(recordsText.onlyActive).includes(label);
}

function filtersOf(article: 'el' | 'la'): RowFilter<SwitchableRecord>[] {
  return [
    { label: recordsText.onlyActive[article], accepts: ({ isActive }) => isActive },
    { label: recordsText.onlyInactive[article], accepts: ({ isActive }) => !isActive },
  ];
}
