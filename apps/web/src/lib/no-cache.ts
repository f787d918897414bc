import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Options of a query that fills a form (`FreshlyLoaded`). It runs whenever the form opens, however recently
 * another screen ran it: an older answer would overwrite later changes of others when saved.
 */
export const NO_CACHE = { gcTime: 0, staleTime: 0 } as const;

/** Options for a payroll sheet: the pickers above its form stay while the next sheet loads. */
export const NO_CACHE_KEEP_PREVIOUS = { ...NO_CACHE, placeholderData: keepPreviousData } as const;

/**
 * Returns true if an answer has arrived since this component was mounted. A cached answer of another screen
 * or query does not count.
 */
export function useIsFresh({ dataUpdatedAt }: { dataUpdatedAt: number }): boolean {
  const [openedAt] = useState(() => Date.now());
  return dataUpdatedAt >= openedAt;
}
