import { useLayoutEffect } from 'react';

/** What had the focus and all that it lies in, from the inside out, each with how many siblings stand before it. */
type Place = readonly { element: Element; position: number }[];

/**
 * Keeps the focus where it was while a question is asked, although what asked it may be gone with the answer, such as a row that
 * is removed, or switched off among those that are on. The keyboard would start again at the top of the page. `asker` had it before
 * where what asks is off for a moment, and has lost it, when the question comes.
 */
export function useFocusInPlace(isAsking: boolean, asker?: Element | null): void {
  useLayoutEffect(() => {
    if (!isAsking) return;
    const place = placeOf(asker ?? document.activeElement);
    // After the dialog, which gives the focus back to what is still there.
    return () => void setTimeout(() => focusOn(place));
  }, [isAsking, asker]);
}

function placeOf(focused: Element | null): Place {
  const place = [];
  // Beyond the body nothing is left of the screen: what comes after it is another one's.
  for (let element = focused; element && element !== document.body; element = element.parentElement) {
    place.push({ element, position: [...(element.parentElement?.children ?? [])].indexOf(element) });
  }
  return place;
}

/** Focuses what stands now where the focus was: of a row that is gone, the next one; else the nearest around it. */
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

// The dialog gives nothing back to what had lost the focus before it came.
function focusAgain(element: Element | undefined): void {
  if (document.activeElement === document.body && element instanceof HTMLElement) element.focus();
}

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea';
