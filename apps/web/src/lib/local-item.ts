import { useSyncExternalStore } from 'react';

/** One text in local storage that screens can watch, in this window and in the others. */
export type LocalItem = {
  /** Returns the stored text, or the initial one. */
  read: () => string;
  /** Stores a text; the initial text is stored as nothing. */
  write: (text: string) => void;
  subscribe: (listener: () => void) => () => void;
};

/** The local storage item `key`, which reads as `initial` while nothing is stored. */
export function localItem(key: string, initial = ''): LocalItem {
  const listeners = new Set<() => void>();
  const onOtherWindow = (event: StorageEvent) => {
    // A null key says that everything was cleared.
    if (event.key === key || event.key === null) for (const listener of listeners) listener();
  };

  return {
    read: () => localStorage.getItem(key) ?? initial,
    write: (text) => {
      if (text === initial) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', onOtherWindow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onOtherWindow);
      };
    },
  };
}

/** Returns the text of a local item, and renders again when it changes. */
export function useLocalItem(item: LocalItem): string {
  return useSyncExternalStore(item.subscribe, item.read);
}
