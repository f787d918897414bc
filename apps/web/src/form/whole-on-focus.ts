import type { FocusEvent, MouseEvent } from 'react';

/**
 * Handlers that select all of an input when it is entered, so that typing replaces what is there. A click would put the
 * caret after the selection; that is why it is turned into a plain focus.
 */
export const wholeOnFocus = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
    if (document.activeElement === event.currentTarget || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
  },
};
