import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus to an element (`tabIndex={-1}`) when it appears, in place of the button that made it appear. */
export function useFocusOnShow(): RefObject<HTMLDivElement | null> {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return shown;
}
