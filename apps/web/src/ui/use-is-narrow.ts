import { useSyncExternalStore } from 'react';

/** The specification's threshold: below 700 px tables become cards. */
const NARROW = '(max-width: 699.98px)';

/** Returns true while the window is narrower than 700 px. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

/** Returns true if the window is narrower than 700 px now. */
export function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
