import { useNumberOwners } from '../../lib/use-number-owners.ts';
import type { FoundGroup } from './find-entries.ts';
import { GROUPS, type PaletteEntry } from './palette-entry.ts';

/** The entries of who has the whole number that is typed; none for anything else. */
export function useFoundByNumber(query: string, entries: readonly PaletteEntry[]): FoundGroup[] {
  const holders = useNumberOwners(query);
  if (!holders) return [];
  const found = new Set([
    ...holders.employeeIds.flatMap((id) => [`employee-${id}`, `employee-record-${id}`]),
    ...holders.contractorIds.flatMap((id) => [`contractor-${id}`, `contractor-record-${id}`]),
  ]);
  return GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group && found.has(entry.id)),
  })).filter((kind) => kind.entries.length > 0);
}
