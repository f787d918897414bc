import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { notifyError } from '../../../components/notices.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import type { Work } from '../state/calculation.ts';
import { useRecalculation } from './use-recalculation.ts';
import { useRemoval } from './use-removal.ts';

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
  const removal = useRemoval({ onDone: () => reload(undefined), onOutdated });

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
