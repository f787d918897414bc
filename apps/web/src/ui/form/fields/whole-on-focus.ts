import type { FocusEvent, MouseEvent } from 'react';

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
