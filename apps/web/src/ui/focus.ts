import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';

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

/** The fields of a form or drawer that may take the focus when it opens. */
const FIELDS = 'input:not([type="hidden"]), select, textarea';

/** Returns the first field in which something can be typed or chosen; undefined if there is none. */
export function firstFieldIn(element: Element | null | undefined): HTMLElement | undefined {
  return [...(element?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].find(isReachable);
}

/**
 * Focuses the first field of a form when it opens, unless somebody works elsewhere on the page already or the
 * form lies below the window. Returns handlers of the form: a field that took the focus by itself is not
 * checked when the pointer leaves it untouched, because an error would move what is being clicked.
 */
export function useFirstField(form: RefObject<HTMLFormElement | null>, isWanted: boolean) {
  const untouched = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (!isWanted || !form.current || !isFree(form.current)) return;
    const field = firstFieldIn(form.current);
    field?.focus({ preventScroll: true });
    untouched.current = field;
  }, [form, isWanted]);
  const touch = ({ target }: { target: EventTarget }) => {
    if (target === untouched.current) untouched.current = undefined;
  };
  return {
    onKeyDownCapture: touch,
    onPointerDownCapture: touch,
    onInputCapture: touch,
    onBlurCapture: (event: FocusEvent) => {
      if (event.target === untouched.current) event.stopPropagation();
      touch(event);
    },
  };
}

/** Returns true if a form is in view and the focus is still on something that contains it. */
function isFree(form: HTMLFormElement): boolean {
  const isInView = form.getBoundingClientRect().top < innerHeight;
  return isInView && (document.activeElement?.contains(form) ?? true);
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
