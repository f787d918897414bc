import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

// A pointer that opened a menu moves to the entry; the menu ignores a click without movement.
const ELSEWHERE_ON_SCREEN = { clientX: 10, clientY: 10 };

/** Opens the menu of a button by the mouse and clicks one of its entries. */
export async function chooseFromMenu(user: UserEvent, button: HTMLElement, name: string): Promise<void> {
  await user.click(button);
  const target = await screen.findByRole('menuitem', { name });
  await user.pointer([{ target, coords: ELSEWHERE_ON_SCREEN }, '[MouseLeft]']);
}
