import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import { errorText } from '../../lib/error-text.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { notifyError, notifySuccess } from '../../ui/notices/notices.ts';
import { refusalOf } from './pay-refusal.ts';
import type { Reload } from './use-reload.ts';

export type PayActions = ReturnType<typeof usePayActions>;

/**
 * What can be done with a saved entry of pay, and what follows: the form holds nothing unsaved and opens anew. Where
 * somebody else has changed the entry, nothing is done and it is outdated.
 */
export function usePayActions({ remove, summary, onReload, onClosed }: PayDeedsOptions) {
  const form = useFormContext();
  const [isOutdated, setIsOutdated] = useState(false);
  const onOutdated = () => setIsOutdated(true);
  const reload: Reload = async (...opened) => {
    form.reset(form.getValues());
    await onReload(...opened);
  };
  const removal = useRemoval({ remove, summary, onDone: () => reload(undefined), onOutdated, onClosed });
  return { reload, removal, isOutdated, onOutdated, closeOutdated: () => setIsOutdated(false) };
}

/** An entry of pay as it was opened. */
export type SavedPay = { entryId: number; version: number };

/** Reverses an entry; harmless to do twice under the same key. */
type Remove = (saved: SavedPay & { commandId: string; reason?: string | undefined }) => Promise<unknown>;

type PayDeedsOptions = {
  remove: Remove;
  /** What is saved, in short, for the notices. */
  summary: string | undefined;
  onReload: Reload;
  /** The period was closed meanwhile. Contractors' pay is of none. */
  onClosed?: () => void;
};

type RemovalOptions = Omit<PayDeedsOptions, 'onReload'> & {
  onDone: () => Promise<void>;
  onOutdated: () => void;
};

/** Asks before a saved entry of pay is reversed, and reverses it. */
function useRemoval({ remove, summary, onDone, onOutdated, onClosed }: RemovalOptions) {
  const [asked, setAsked] = useState<{ commandId: string }>();
  return {
    isAsking: asked !== undefined,
    ask: () => setAsked({ commandId: uuidv7() }),
    close: () => setAsked((current) => (current === asked ? undefined : current)),
    accept: async ({ entryId, version, reason }: SavedPay & { reason?: string | undefined }) => {
      if (!asked) return;
      try {
        await remove({ entryId, version, reason, commandId: asked.commandId });
        setAsked(undefined);
        notifySuccess(payrollText.removal.done, summary);
        await onDone();
      } catch (error) {
        const { kind } = refusalOf(error);
        if (kind === 'outdated') return onOutdated();
        notifyError(errorText(error));
        if (kind === 'closed') onClosed?.();
        if (kind === 'unanswered') setAsked({ ...asked });
      }
    },
  };
}
