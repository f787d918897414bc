import type { KeyboardEvent } from 'react';

/** Saves by Alt+Enter. To be heard while the event goes down, before the fields for which Enter means to move on. */
export function submitOnAltEnter(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target } = event;
  const isHere = target instanceof Node && currentTarget.contains(target);
  if (event.key !== 'Enter' || !event.altKey || !isHere) return;
  event.preventDefault();
  event.stopPropagation();
  currentTarget.closest('form')?.requestSubmit();
}
