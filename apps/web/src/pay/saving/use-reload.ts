import { useRef, useState } from 'react';

/**
 * Opens what the server has now: the entry with this id, or without one whatever comes in its place. Or, if
 * one is to go on, what comes next.
 */
export type Reload = (entryId: number | undefined, goesOn?: boolean) => Promise<void>;

type ReloadOptions = {
  /** Asks for the sheet anew. */
  refetch: () => Promise<void>;
  /** Chooses what the form shows. */
  open: (entryId: number | undefined) => void;
  /** Opens what comes next; false where nothing does. */
  openNext?: () => Promise<boolean>;
};

/**
 * Starts the form of a sheet over with what the server has now. `reloads` belongs in the key of the form,
 * `choices` to what stands above it: the button that saved or removed is gone with its form, and the next
 * choice is made there. The form of a new entry takes the focus from there.
 */
export function useReload({ refetch, open, openNext }: ReloadOptions) {
  const [reloads, setReloads] = useState(0);
  const choices = useRef<HTMLElement>(null);
  const reload: Reload = async (entryId, goesOn = false) => {
    if (goesOn && (await openNext?.())) return;
    await refetch();
    setReloads((count) => count + 1);
    open(entryId);
    choices.current?.focus({ preventScroll: true });
  };
  return { reloads, choices, reload };
}
