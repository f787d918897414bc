import { useMemo, useState } from 'react';
import type { FoundBeside } from '../components/record-table/use-record-table.ts';
import { useHoldersOfNumber } from '../lib/use-holders-of-number.ts';

type Holder = 'employeeIds' | 'contractorIds';

/** Has a list find people by the whole number of which it shows, if anything, the last four digits. */
export function useFoundByNumber(of: Holder): FoundBeside<{ id: number }> {
  const [search, setSearch] = useState('');
  const ids = useHoldersOfNumber(search)?.[of];
  return useMemo(() => ({ ask: setSearch, has: ({ id }) => ids?.includes(id) ?? false }), [ids]);
}
