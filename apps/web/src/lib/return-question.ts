import { useSyncExternalStore } from 'react';

// True while somebody whose session has ended is asked to sign in again and return to their form.
let isOpen = false;
const listeners = new Set<() => void>();

/** Shows or hides the question. */
export function askToReturn(isAsked: boolean): void {
  isOpen = isAsked;
  for (const listener of listeners) listener();
}

/** Returns true while the question is shown. */
export function useIsAskedToReturn(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
