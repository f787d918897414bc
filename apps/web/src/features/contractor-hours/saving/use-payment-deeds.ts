import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useRemoval } from '../../../form/use-removal.ts';
import { trpc } from '../../../lib/trpc.ts';

/** What can be done with a saved payment, and what follows: the form holds nothing unsaved and opens anew. */
export function usePaymentDeeds(onReload: (entryId: number | undefined) => Promise<void>) {
  const form = useFormContext();
  const remove = trpc.contractorTime.delete.useMutation();
  const [isOutdated, setIsOutdated] = useState(false);
  const onOutdated = () => setIsOutdated(true);
  const reload = async (entryId: number | undefined) => {
    form.reset(form.getValues());
    await onReload(entryId);
  };
  const removal = useRemoval({ remove: remove.mutateAsync, onDone: () => reload(undefined), onOutdated });
  return { reload, removal, isOutdated, onOutdated, closeOutdated: () => setIsOutdated(false) };
}
