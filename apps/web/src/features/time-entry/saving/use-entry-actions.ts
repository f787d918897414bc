import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import { errorText } from '../../../lib/error-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { refusalOf } from '../../../pay/saving/pay-refusal.ts';
import { usePayActions } from '../../../pay/saving/use-pay-actions.ts';
import type { Reload } from '../../../pay/saving/use-reload.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import { isChanged } from '../../../ui/form/saving/is-changed.ts';
import { notifyError, notifySuccess } from '../../../ui/notices/notices.ts';
import { savedSummary } from '../confirmation-texts.ts';
import type { EntryWork } from '../state/calculation.ts';
import type { SavedEntry } from '../state/sheet.ts';
import type { Recalculation } from './recalculation.tsx';

type EntryDeedsOptions = { work: EntryWork; onReload: Reload; onClosed: () => void };

/** What can be done with a saved entry, a recalculation among it. */
export function useEntryActions({ work, onReload, onClosed }: EntryDeedsOptions) {
  const hasChanges = isChanged(useFormState());
  const { mutateAsync: remove } = trpc.payroll.delete.useMutation();
  const deeds = usePayActions({
    remove,
    summary: work.saved && savedSummary(work, work.saved),
    onReload,
    onClosed,
  });
  const recalculation = useRecalculation({ onDone: deeds.reload, onOutdated: deeds.onOutdated, onClosed });

  // A recalculation is of what is stored; what is typed would be gone with it.
  const recalculate = async () => {
    if (!work.saved) return;
    if (hasChanges) return notifyError(payrollText.recalculation.saveFirst);
    await recalculation.preview(work.saved);
  };

  return { ...deeds, recalculation, recalculate: () => void recalculate() };
}

type RecalculationOptions = {
  onDone: (entryId: number) => Promise<void>;
  onOutdated: () => void;
  onClosed: () => void;
};

/** Shows what a recalculation of a saved entry would change, and records it once it is accepted. */
function useRecalculation({ onDone, onOutdated, onClosed }: RecalculationOptions) {
  const utils = trpc.useUtils();
  const recalculate = trpc.payroll.recalculate.useMutation();
  const [asked, setAsked] = useState<Recalculation>();

  const refuse = (error: unknown, again: (statement?: Recalculation['after']) => void) => {
    const refusal = refusalOf(error);
    if (refusal.kind === 'outdated') return onOutdated();
    if (refusal.kind === 'net-changed') return again(refusal.statement);
    notifyError(errorText(error));
    if (refusal.kind === 'closed') onClosed();
    if (refusal.kind === 'unanswered') again();
  };

  return {
    asked,
    close: () => setAsked((current) => (current === asked ? undefined : current)),
    preview: async ({ entryId, version }: SavedEntry) => {
      try {
        const sides = await utils.payroll.previewRecalculation.fetch({ entryId, version }, { staleTime: 0 });
        setAsked({ ...sides, commandId: uuidv7() });
      } catch (error) {
        refuse(error, () => undefined);
      }
    },
    accept: async ({ entryId, version }: SavedEntry, reason: string | undefined) => {
      if (!asked) return;
      const { commandId, after } = asked;
      try {
        await recalculate.mutateAsync({ entryId, version, commandId, reason, confirmedNet: after.net });
        setAsked(undefined);
        notifySuccess(payrollText.confirmation.edited);
        await onDone(entryId);
      } catch (error) {
        refuse(error, (statement = after) => setAsked({ ...asked, after: statement }));
      }
    },
  };
}
