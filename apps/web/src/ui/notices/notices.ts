import { useSyncExternalStore } from 'react';

/** The number of notices that the history keeps. */
const HISTORY_LENGTH = 20;

export type Notice = {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  detail?: string | undefined;
  at: Date;
};

const queue = createNoticeQueue();

/** Shows notices on this display from now on, including those that are waiting. */
export const showNoticesOn = queue.attach;

let history: readonly Notice[] = [];
let nextId = 1;
/**
 * The notice on the screen. The same text twice is one notice, shown again; a notice that is closing counts
 * as gone.
 */
let shown: { id: string; text: string } | undefined;
const listeners = new Set<() => void>();

/** Shows that an action succeeded, and optionally its subject. */
export function notifySuccess(text: string, detail?: string): void {
  notify('success', text, detail);
}

/** Shows that an action has begun. */
export function notifyInfo(text: string): void {
  notify('info', text);
}

/** Shows that an action failed, and why. */
export function notifyError(text: string): void {
  notify('error', text);
}

/** Removes a notice that is no longer true. */
export function withdrawNotice(text: string): void {
  if (shown?.text === text) queue.dismiss(shown.id);
}

/** Returns the latest notices, newest first. They live as long as the page, because they may name people. */
export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, () => history);
}

/** Forgets every notice, on signing out. */
export function clearNotices(): void {
  clearDisplay();
  remember([]);
}

function clearDisplay(): void {
  queue.remove();
  shown = undefined;
}

function notify(kind: Notice['kind'], text: string, detail?: string): void {
  const number = nextId++;
  // A new notice replaces the one on the screen; the history keeps both.
  if (shown?.text !== text) clearDisplay();
  const id = shown?.id ?? `notice-${number}`;
  shown = { id, text };
  const onStatusChange = ({ status }: { status: string }) => {
    if (status !== 'visible' && shown?.id === id) shown = undefined;
  };
  queue.create({ id, type: kind, title: text, description: detail, closable: true, onStatusChange });
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

/** A notice as the display shows it. */
export type ShownNotice = {
  id: string;
  type: 'success' | 'error' | 'info';
  title: string;
  description: string | undefined;
  closable: true;
  onStatusChange: (change: { status: string }) => void;
};

/** A display of notices: `ui/notices/toaster.tsx`, which is loaded after the page. */
export type NoticeDisplay = {
  create: (notice: ShownNotice) => unknown;
  dismiss: (id: string) => unknown;
  /** Removes everything at once. */
  remove: () => unknown;
};

/** Keeps notices until a display is attached, and passes them on from then on. */
export function createNoticeQueue(): NoticeDisplay & { attach: (display: NoticeDisplay) => void } {
  let waiting: readonly ShownNotice[] = [];
  let display: NoticeDisplay = {
    create: (notice) => {
      waiting = [...waiting, notice];
    },
    dismiss: (gone) => {
      waiting = waiting.filter(({ id }) => id !== gone);
    },
    remove: () => {
      waiting = [];
    },
  };
  return {
    create: (notice) => display.create(notice),
    dismiss: (id) => display.dismiss(id),
    remove: () => display.remove(),
    attach: (next) => {
      display = next;
      for (const notice of waiting) display.create(notice);
      waiting = [];
    },
  };
}

// Sizes that the screen around the notices needs before their display is loaded.

/** The width that the buttons take at the end of the top bar, and the width of a notice beside them. */
export const IN_BAR = {
  end: { md: '17rem', lg: '26rem' },
  width: { md: '16rem', lg: '18rem' },
} as const;

export const NOTICE_SPACE_NAME = '--notice-room';
/** The height of the notice at the foot of a narrow window; zero without one. */
export const NOTICE_SPACE = `var(${NOTICE_SPACE_NAME}, 0px)`;
