import type { KeyboardEvent } from 'react';

const STOPS = 'input:not([type="hidden"]), select, textarea, button[type="submit"]';

/**
 * Moves to the next input of the form on Enter, as on an adding machine. After the last input comes the
 * submit button, where Enter submits. In a text area Enter remains a new line.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const next = stopAfter(target);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function stopAfter(element: HTMLElement): HTMLElement | undefined {
  const form = element.closest('form') ?? document.body;
  const stops = [...form.querySelectorAll<HTMLElement>(STOPS)].filter(isReachable);
  return stops[stops.indexOf(element) + 1];
}

function isReachable(element: HTMLElement): boolean {
  const isReadOnly = element instanceof HTMLInputElement && element.readOnly;
  return (
    element.tabIndex >= 0 && !isReadOnly && !element.matches(':disabled') && !element.closest('[hidden]')
  );
}
