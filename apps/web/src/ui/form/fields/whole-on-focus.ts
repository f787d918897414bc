import type { FocusEvent, MouseEvent } from 'react';

/**
 * Handlers that select all of an input when it is entered, so that typing replaces what is there. A click would put the
 * caret after the selection; that is why it is turned into a plain focus. A zero is replaced whenever it is clicked: a caret
 * in it makes 4000 of a typed 40.
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
