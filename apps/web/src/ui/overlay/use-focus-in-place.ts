import { useLayoutEffect } from 'react';

/** The focused element and its ancestors from the inside out, each with its position among its siblings. */
type Place = readonly { element: Element; position: number }[];

/**
 * Keeps the place of the focus while a question is open. The element that asked may be gone afterwards, such
 * as a removed row, and the keyboard would start again at the top of the page. `asker` is the element that
 * had the focus before, if it lost it before the question opened.
 */
export function useFocusInPlace(isAsking: boolean, asker?: Element | null): void {
  useLayoutEffect(() => {
    if (!isAsking) return;
    const place = placeOf(asker ?? document.activeElement);
    // Runs after the dialog has returned the focus to an element that still exists.
    return () => void setTimeout(() => focusOn(place));
  }, [isAsking, asker]);
}

function placeOf(focused: Element | null): Place {
  const place = [];
  // Outside the body nothing belongs to this screen.
  for (let element = focused; element && element !== document.body; element = element.parentElement) {
    place.push({ element, position: [...(element.parentElement?.children ?? [])].indexOf(element) });
  }
  return place;
}

/**
 * Focuses the element that is now where the focus was: the next row after a removed one, or else the nearest
 * one around it.
 */
function focusOn(place: Place): void {
  const gone = place.findIndex(({ element }) => element.isConnected) - 1;
  if (gone < 0) return focusAgain(place[0]?.element);
  const position = place[gone]?.position ?? 0;
  const remaining = place.slice(gone + 1).map(({ element }) => element);
  const siblings = remaining[0]?.children;
  const next = siblings?.[Math.min(position, siblings.length - 1)];
  const found = [next, ...remaining].map((element) => element?.querySelector<HTMLElement>(FOCUSABLE));
  found.find(Boolean)?.focus();
}

// The dialog returns no focus to an element that had lost it before the dialog opened.
function focusAgain(element: Element | undefined): void {
  if (document.activeElement === document.body && element instanceof HTMLElement) element.focus();
}

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea';
