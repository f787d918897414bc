import { useEffect, useState } from 'react';

/** The pause without changes before the server is asked. */
const PAUSE_MS = 250;

/**
 * Returns a value once it has not changed for a moment. Somebody who types a date or walks through a list
 * with the arrow keys loads one document, not one for each step.
 */
export function useDebounced<Chosen>(chosen: Chosen): { settled: Chosen; isSettled: boolean } {
  const [settled, setSettled] = useState(chosen);
  const written = JSON.stringify(chosen);
  const isSettled = written === JSON.stringify(settled);
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => setSettled(chosen), PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it says counts: the same choice is a new object in every render
  }, [written, isSettled]);
  return { settled, isSettled };
}
