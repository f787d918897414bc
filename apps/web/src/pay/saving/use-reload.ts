import { useRef, useState } from 'react';

/**
 * Opens the current data of the server: the entry with this id or, without an id, the entry that takes its
 * place. With `goesOn` it opens the next entry instead.
 */
export type Reload = (entryId: number | undefined, goesOn?: boolean) => Promise<void>;

type ReloadOptions = {
  /** Loads the sheet again. */
  refetch: () => Promise<void>;
  /** Chooses what the form shows. */
  open: (entryId: number | undefined) => void;
  /** Opens the next entry; resolves to false if there is none. */
  openNext?: () => Promise<boolean>;
};

/**
 * Opens the form of a sheet again with the server's current data. `reloads` belongs in the key of the form.
 * `choices` is the ref of the pickers above it, which take the focus, because the pressed button disappears
 * with its form. The form of a new entry then takes the focus itself.
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
