import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Options of a question whose answer a form starts with (`FreshlyLoaded`). It is asked when the form opens, however lately another
 * screen was answered the same: an older answer would be saved over what others changed since.
 */
export const NO_CACHE = { gcTime: 0, staleTime: 0 } as const;

/** The same for a sheet of pay: the choices above its form stay where they are while the next sheet is on its way. */
export const NO_CACHE_KEEP_PREVIOUS = { ...NO_CACHE, placeholderData: keepPreviousData } as const;

/** Whether an answer has come since this stands on the screen: one that is kept of another screen, or of another question, has not. */
export function useIsFresh({ dataUpdatedAt }: { dataUpdatedAt: number }): boolean {
  const [openedAt] = useState(() => Date.now());
  return dataUpdatedAt >= openedAt;
}
