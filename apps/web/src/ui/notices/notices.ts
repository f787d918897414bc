import { useSyncExternalStore } from 'react';
import { createNoticeQueue } from './notice-queue.ts';

/** How many notices the history remembers. */
const HISTORY_LENGTH = 20;

export type Notice = {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  detail?: string | undefined;
  at: Date;
};

const stage = createNoticeQueue();

/** Has notices shown here from now on, those first that were said before. */
export const showNoticesOn = stage.leadTo;

let history: readonly Notice[] = [];
let nextId = 1;
/** What is on the screen: the same words twice are one notice, shown anew. One on its way out is gone. */
let shown: { id: string; text: string } | undefined;
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
  if (shown?.text === text) stage.dismiss(shown.id);
}

/** The latest notices, newest first. They live as long as the page: they may name people. */
export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, () => history);
}

/** Forgets every notice, as signing out should. */
export function clearNotices(): void {
  clearTheStage();
  remember([]);
}

function clearTheStage(): void {
  stage.remove();
  shown = undefined;
}

function notify(kind: Notice['kind'], text: string, detail?: string): void {
  const number = nextId++;
  // The answer to what somebody did last waits for none before it, which the history keeps.
  if (shown?.text !== text) clearTheStage();
  const id = shown?.id ?? `notice-${number}`;
  shown = { id, text };
  const onStatusChange = ({ status }: { status: string }) => {
    if (status !== 'visible' && shown?.id === id) shown = undefined;
  };
  stage.create({ id, type: kind, title: text, description: detail, closable: true, onStatusChange });
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
