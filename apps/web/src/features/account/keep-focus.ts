import type { MouseEvent } from 'react';

/**
 * For the pointer going down on a button below a form: the field keeps the focus. Leaving it would check it, and what that
 * shows or takes away moves the button from under the pointer before the click.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
