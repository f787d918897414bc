import { useSyncExternalStore } from 'react';

// Whether somebody whose session ended is asked to come back to what they were typing.
let isOpen = false;
const listeners = new Set<() => void>();

/** Asks them, or stops asking. */
export function askToReturn(isAsked: boolean): void {
  isOpen = isAsked;
  for (const listener of listeners) listener();
}

/** Whether they are asked now. */
export function useIsAskedToReturn(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
