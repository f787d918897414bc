import { useSyncExternalStore } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

let isUsed = false;
const waiting = new Set<() => void>();

/**
 * Calls back once somebody uses the page, or at once if they already do. Files that a click or key may need
 * are fetched then; a page that is only opened fetches what it shows. Returns a function that cancels the
 * call.
 */
export function onFirstInteraction(callback: () => void): () => void {
  if (isUsed) callback();
  else waiting.add(callback);
  return () => void waiting.delete(callback);
}

/** Returns true once somebody uses the page. */
export function useHasInteracted(): boolean {
  return useSyncExternalStore(onFirstInteraction, () => isUsed);
}

function begin(event: Event): void {
  // Browsers also report a pointer that has not moved, when something appears under it.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return;
  isUsed = true;
  for (const sign of SIGNS) removeEventListener(sign, begin, { capture: true });
  for (const callback of waiting) callback();
  waiting.clear();
}

for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
