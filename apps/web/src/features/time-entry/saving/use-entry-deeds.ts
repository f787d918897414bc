import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { notifyError } from '../../../components/notices.ts';
import { useRemoval } from '../../../form/use-removal.ts';
import { trpc } from '../../../lib/trpc.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import type { Work } from '../state/calculation.ts';
import { useRecalculation } from './use-recalculation.ts';

type EntryDeedsOptions = {
  work: Work;
  onReload: (entryId: number | undefined) => Promise<void>;
};

/** What can be done with a saved entry, and what follows each: the form holds nothing unsaved and opens anew. */
export function useEntryDeeds({ work, onReload }: EntryDeedsOptions) {
  const form = useFormContext();
  const [isOutdated, setIsOutdated] = useState(false);
  const onOutdated = () => setIsOutdated(true);
  const reload = async (entryId: number | undefined) => {
    form.reset(form.getValues());
    await onReload(entryId);
  };
  const recalculation = useRecalculation({ onDone: reload, onOutdated });
  const remove = trpc.payroll.delete.useMutation();
  const removal = useRemoval({ remove: remove.mutateAsync, onDone: () => reload(undefined), onOutdated });

  // A recalculation is of what is stored; what is typed would be gone with it.
  const recalculate = async () => {
    if (!work.saved) return;
    if (Object.keys(form.formState.dirtyFields).length > 0)
      return notifyError(payrollText.recalculation.saveFirst);
    await recalculation.preview(work.saved);
  };

  return {
    reload,
    isOutdated,
    onOutdated,
    closeOutdated: () => setIsOutdated(false),
    recalculation,
    removal,
    recalculate: () => void recalculate(),
  };
}
