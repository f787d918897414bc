import { useDeferredValue, useMemo, useState } from 'react';
import { useMatches, useSearchParams } from 'react-router';
import { useCurrentUser, useIsAllowed } from '../../lib/current-user.ts';
import { recentChoices, rememberChoice } from '../../lib/recent-choices.ts';
import { todayInPuertoRico } from '../../lib/today.ts';
import { trpc } from '../../lib/trpc.ts';
import { type FoundGroup, findEntries, indexOf } from './find-entries.ts';
import { GROUPS, type PaletteEntry } from './palette-entry.ts';
import { periodEntries } from './period-entries.ts';
import { recordEntries, type SearchableRecords } from './record-entries.ts';
import { useFoundByNumber } from './use-found-by-number.ts';
import { useGeneralEntries } from './use-general-entries.ts';

/** What is shown: groups of the palette's own, and before them what was chosen lately. */
export type ShownGroup = Omit<FoundGroup, 'group'> & { group: FoundGroup['group'] | 'recent' };

const NO_RECORDS: SearchableRecords = { companies: [], employees: [], contractors: [] };

/** What is typed, what that finds, and what becomes of a choice. The records are asked for whenever the palette opens. */
export function usePalette() {
  const [query, setQuery] = useState('');
  const typed = useDeferredValue(query);
  const userId = useCurrentUser()?.id ?? 0;
  const [recent] = useState(() => recentChoices(userId));
  const { data = NO_RECORDS, isError, isLoading } = trpc.search.records.useQuery(undefined, { staleTime: 0 });

  const permissions = {
    mayWriteRecords: useIsAllowed('records:write'),
    mayWritePay: useIsAllowed('pay:write'),
  };
  const general = useGeneralEntries(permissions);
  const special = useSpecialEntries(data, permissions);
  const ofNumber = useFoundByNumber(typed, special.entries);
  const shown =
    typed.trim() === ''
      ? entriesBeforeTyping([...general, ...special.entries], general, recent)
      : [...ofNumber, ...findEntries([...indexOf(general), ...special.index], typed, recent)];

  return {
    query,
    setQuery,
    shown,
    /** What is shown is not yet what the typed words find. */
    isBehind: typed !== query || (isLoading && shown.length === 0),
    isError,
    remember: ({ id }: PaletteEntry) => rememberChoice(userId, id),
  };
}

// Thousands, so they are made and indexed once for each answer of the server and not at every letter.
function useSpecialEntries(
  data: SearchableRecords,
  { mayWriteRecords, mayWritePay }: Parameters<typeof recordEntries>[1],
) {
  const { companyId, employeeId } = useOpenRecords();
  return useMemo(() => {
    const occasion = {
      today: todayInPuertoRico(),
      companyId: data.companies.find(({ id }) => id === companyId)?.id,
      employee: data.employees.find(({ id }) => id === employeeId),
    };
    const entries = [...recordEntries(data, { mayWriteRecords, mayWritePay }), ...periodEntries(occasion)];
    return { entries, index: indexOf(entries) };
  }, [data, companyId, employeeId, mayWriteRecords, mayWritePay]);
}

/** Whose screen is open. Procesos has its company behind the question mark. */
function useOpenRecords() {
  const { companyId, employeeId } = useMatches().at(-1)?.params ?? {};
  const [address] = useSearchParams();
  return { companyId: Number(companyId ?? address.get('company')), employeeId: Number(employeeId) };
}

function entriesBeforeTyping(
  all: readonly PaletteEntry[],
  general: readonly PaletteEntry[],
  recent: readonly string[],
): ShownGroup[] {
  const chosen = recent.flatMap((id) => all.find((entry) => entry.id === id) ?? []);
  const groups: ShownGroup[] = GROUPS.map((group) => ({
    group,
    entries: general.filter((entry) => entry.group === group && !chosen.includes(entry)),
  }));
  return [{ group: 'recent' as const, entries: chosen }, ...groups].filter(
    ({ entries }) => entries.length > 0,
  );
}
