import { useSyncExternalStore } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

let isUsed = false;
const waiting = new Set<() => void>();

/**
 * Calls back once somebody uses the page, or at once where they do already: what is opened by a click or a key is fetched then. A page
 * that is only opened fetches what it shows. Answers how to stop waiting.
 */
export function onFirstInteraction(callback: () => void): () => void {
  if (isUsed) callback();
  else waiting.add(callback);
  return () => void waiting.delete(callback);
}

/** Whether somebody uses the page. */
export function useHasInteracted(): boolean {
  return useSyncExternalStore(onFirstInteraction, () => isUsed);
}

function begin(event: Event): void {
  // A browser tells of a pointer that has not moved, too, as what lies below it appears.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return;
  isUsed = true;
  for (const sign of SIGNS) removeEventListener(sign, begin, { capture: true });
  for (const callback of waiting) callback();
  waiting.clear();
}

for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
