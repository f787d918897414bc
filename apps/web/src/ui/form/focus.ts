import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';

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

/**
 * Handlers that select the whole text of an input when it is focused, so that typing replaces it. A click
 * would put the caret after the selection, so it becomes a plain focus. A click on a zero selects it, too: a
 * caret in it would make 4000 of a typed 40.
 */
export const wholeOnFocus = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
    const { currentTarget, button } = event;
    const isEntered = document.activeElement === currentTarget;
    if (button !== 0 || (isEntered && !isZero(currentTarget.value))) return;
    event.preventDefault();
    if (isEntered) currentTarget.select();
    else currentTarget.focus();
  },
};

function isZero(text: string): boolean {
  return /^[0.,]*$/.test(text);
}
