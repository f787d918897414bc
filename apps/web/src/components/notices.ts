import { createToaster } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { isNarrow, useIsNarrow } from './use-is-narrow.ts';

/** How long a notice stays, in milliseconds; the pointer or the focus on it holds it. */
const NOTICE_MS = 5000;
/** How many notices the history remembers. */
const HISTORY_LENGTH = 20;

export type Notice = {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  detail?: string | undefined;
  at: Date;
};

type Place = Required<Pick<Parameters<typeof createToaster>[0], 'placement' | 'offsets'>>;

/** How much of the end of the top bar its buttons take, and how wide a notice before them is. */
export const IN_BAR = {
  end: { md: '17rem', lg: '26rem' },
  width: { md: '16rem', lg: '18rem' },
} as const;

/**
 * In the top bar, which stays in view however far the page is scrolled, before its buttons; the way to the screen gives room
 * meanwhile (`layout/top-bar.tsx`). Anywhere else a notice would lie over what somebody types into.
 */
const BEFORE_BUTTONS: Place = {
  placement: 'top-end',
  offsets: { top: '0.25rem', right: 'var(--bar-end)', bottom: '1rem', left: '1rem' },
};
/** On telephones no bar has room for words: at the foot, where the screen and the bar at its end make room meanwhile (`NOTICE_ROOM`). */
const AT_FOOT: Place = {
  placement: 'bottom',
  offsets: { top: '0px', right: '0px', bottom: '0px', left: '0px' },
};

const ROOM = '--notice-room';
/** How much of the foot of the window a notice takes: nothing without one, and in wide windows. */
export const NOTICE_ROOM = `var(${ROOM}, 0px)`;

/** Makes room for a notice at the foot while it is there, and keeps in view what somebody types into. */
export function makeRoom(notice: HTMLElement | null): (() => void) | undefined {
  if (!notice || !isNarrow()) return undefined;
  const { style } = document.documentElement;
  style.setProperty(ROOM, `${notice.offsetHeight}px`);
  const typedInto = document.activeElement;
  if (typedInto?.matches('input, textarea, select')) typedInto.scrollIntoView({ block: 'nearest' });
  return () => style.removeProperty(ROOM);
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

let history: readonly Notice[] = [];
let nextId = 1;
/** What is on the screen, by its words: the same words twice are one notice, shown anew. One on its way out is gone. */
const shown = new Map<string, string>();
const listeners = new Set<() => void>();

/** Says that something is done, and to what. */
export function notifySuccess(text: string, detail?: string): void {
  notify('success', text, detail);
}

/** Says that something has begun. */
export function notifyInfo(text: string): void {
  notify('info', text);
}

/** Says that something failed, and what. */
export function notifyError(text: string): void {
  notify('error', text);
}

/** Takes what is no longer true off the screen. */
export function withdrawNotice(text: string): void {
  const id = shown.get(text);
  if (id !== undefined) toasterNow().dismiss(id);
}

/** The latest notices, newest first. They live as long as the page: they may name people. */
export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, () => history);
}

/** Forgets every notice, as signing out should. */
export function clearNotices(): void {
  toasterNow().remove();
  shown.clear();
  remember([]);
}

function notify(kind: Notice['kind'], text: string, detail?: string): void {
  const number = nextId++;
  const id = shown.get(text) ?? `notice-${number}`;
  shown.set(text, id);
  const onStatusChange = ({ status }: { status: string }) => {
    if (status !== 'visible' && shown.get(text) === id) shown.delete(text);
  };
  const toast = { id, type: kind, title: text, description: detail, closable: true, onStatusChange };
  toasterNow().create(toast);
  remember([{ id: number, kind, text, detail, at: new Date() }, ...history].slice(0, HISTORY_LENGTH));
}

function remember(notices: readonly Notice[]): void {
  history = notices;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
