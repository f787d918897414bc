import { createToaster } from '@chakra-ui/react';
import { isNarrow, useIsNarrow } from '../use-is-narrow.ts';
import { NOTICE_SPACE_NAME } from './notice-space.ts';
import { showNoticesOn } from './notices.ts';

/** How long a notice stays, in milliseconds; the pointer or the focus on it holds it. */
const NOTICE_MS = 5000;

type Place = Required<Pick<Parameters<typeof createToaster>[0], 'placement' | 'offsets'>>;

/**
 * In the top bar, which stays in view however far the page is scrolled, before its buttons; the way to the screen gives room
 * meanwhile (`layout/top-bar.tsx`). Anywhere else a notice would lie over what somebody types into.
 */
const BEFORE_BUTTONS: Place = {
  placement: 'top-end',
  offsets: { top: '0.25rem', right: 'var(--bar-end)', bottom: '1rem', left: '1rem' },
};
/** On telephones no bar has room for words: at the foot, where the screen and the bar at its end make room meanwhile (`NOTICE_SPACE`). */
const AT_FOOT: Place = {
  placement: 'bottom',
  offsets: { top: '0px', right: '0px', bottom: '0px', left: '0px' },
};

/** Makes room for a notice at the foot while it is there, and keeps in view what somebody types into. */
export function makeRoom(notice: HTMLElement | null): (() => void) | undefined {
  if (!notice || !isNarrow()) return undefined;
  const { style } = document.documentElement;
  style.setProperty(NOTICE_SPACE_NAME, `${notice.offsetHeight}px`);
  const typedInto = document.activeElement;
  if (typedInto?.matches('input, textarea, select')) typedInto.scrollIntoView({ block: 'nearest' });
  return () => style.removeProperty(NOTICE_SPACE_NAME);
}

const inBar = toasterIn(BEFORE_BUTTONS);
const atFoot = toasterIn(AT_FOOT);

/** Where notices appear as wide as the window is; `<Toaster />` shows it once, in the provider. */
export function useToaster() {
  return useIsNarrow() ? atFoot : inBar;
}

function toasterNow() {
  return isNarrow() ? atFoot : inBar;
}

function toasterIn(place: Place) {
  return createToaster({
    ...place,
    duration: NOTICE_MS,
    // A second one would lie over what stands below the bar; the history keeps them all.
    max: 1,
    pauseOnPageIdle: true,
  });
}

showNoticesOn({
  create: (notice) => toasterNow().create(notice),
  dismiss: (id) => toasterNow().dismiss(id),
  remove: () => toasterNow().remove(),
});
