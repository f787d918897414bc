import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMatches, useSearchParams } from 'react-router';
import { useCalendars } from '../../lib/company-calendars.ts';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { recentChoices, rememberChoice } from '../../lib/recent-ids.ts';
import { trpc, useCurrentUser, useIsAllowed } from '../../lib/trpc.ts';
import { useNumberOwners } from '../../lib/use-number-owners.ts';
import { type FoundGroup, findEntries, GROUPS, indexOf, type PaletteEntry } from './find-entries.ts';
import { companyPeriodEntries, periodEntries } from './period-entries.ts';
import { recordEntries, type SearchableRecords } from './record-entries.ts';
import { documentEntries, useGeneralEntries } from './use-general-entries.ts';

/** A group of entries as the palette shows it; recently chosen entries come first. */
export type ShownGroup = Omit<FoundGroup, 'group'> & { group: FoundGroup['group'] | 'recent' };

const NO_RECORDS: SearchableRecords = { companies: [], employees: [], contractors: [] };

/**
 * The state of the palette: the typed words, what they find, and how to remember a choice. The records are
 * loaded each time the palette opens.
 */
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
  const named = companyPeriodEntries(typed, data.companies, {
    today: todayInPuertoRico(),
    calendarsOf: useCalendars(),
  });
  const ofNumber = useFoundByNumber(typed, special.entries);
  const shown =
    typed.trim() === ''
      ? entriesBeforeTyping([...general, ...special.entries], general, recent)
      : [...ofNumber, ...findEntries([...indexOf([...general, ...named]), ...special.index], typed, recent)];

  return {
    query,
    setQuery,
    shown,
    /** The results shown do not answer the typed words yet. */
    isBehind: typed !== query || (isLoading && shown.length === 0),
    isError,
    remember: ({ id }: PaletteEntry) => rememberChoice(userId, id),
  };
}

// Thousands of entries, so they are built once for each answer and not for each letter.
function useSpecialEntries(
  data: SearchableRecords,
  { mayWriteRecords, mayWritePay }: Parameters<typeof recordEntries>[1],
) {
  const { companyId, employeeId } = useOpenRecords();
  const calendarsOf = useCalendars();
  return useMemo(() => {
    const occasion = {
      calendarsOf,
      today: todayInPuertoRico(),
      company: data.companies.find(({ id }) => id === companyId),
      employee: data.employees.find(({ id }) => id === employeeId),
    };
    const entries = [
      ...recordEntries(data, { mayWriteRecords, mayWritePay }),
      ...periodEntries(occasion),
      ...documentEntries(occasion.company),
    ];
    return { entries, index: indexOf(entries) };
  }, [data, companyId, employeeId, mayWriteRecords, mayWritePay, calendarsOf]);
}

/** Returns the ids in the address. Procesos has its company in the query. */
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

/** Returns the entries of the people who have the typed number, if it is a whole one. */
function useFoundByNumber(query: string, entries: readonly PaletteEntry[]): FoundGroup[] {
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

/**
 * Handles an Enter key pressed before the results of the typed words have arrived: it is kept and chooses as
 * soon as they have. Otherwise a fast typist would open a result of fewer letters, or nothing. Further typing
 * cancels it.
 */
export function useAwaitedEnter(isWaiting: boolean, choose: () => void) {
  const isAwaited = useRef(false);
  const carryOut = useEffectEvent(() => {
    if (isAwaited.current) choose();
    isAwaited.current = false;
  });
  useEffect(() => {
    if (!isWaiting) carryOut();
  }, [isWaiting]);

  return {
    takeBack: () => {
      isAwaited.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isWaiting) return;
      event.preventDefault();
      isAwaited.current = true;
    },
  };
}
