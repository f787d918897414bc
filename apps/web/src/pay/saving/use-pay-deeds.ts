import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Reload } from './use-reload.ts';
import { type Remove, useRemoval } from './use-removal.ts';

export type PayDeeds = ReturnType<typeof usePayDeeds>;

/**
 * What can be done with a saved entry of pay, and what follows: the form holds nothing unsaved and opens anew. Where
 * somebody else has changed the entry, nothing is done and it is outdated.
 */
export function usePayDeeds({ remove, onReload }: { remove: Remove; onReload: Reload }) {
  const form = useFormContext();
  const [isOutdated, setIsOutdated] = useState(false);
  const onOutdated = () => setIsOutdated(true);
  const reload: Reload = async (entryId) => {
    form.reset(form.getValues());
    await onReload(entryId);
  };
  const removal = useRemoval({ remove, onDone: () => reload(undefined), onOutdated });
  return { reload, removal, isOutdated, onOutdated, closeOutdated: () => setIsOutdated(false) };
}
