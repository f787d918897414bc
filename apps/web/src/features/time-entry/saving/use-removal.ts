import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { notifyError, notifySuccess } from '../../../components/notices.ts';
import { errorText } from '../../../lib/error-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import type { SavedEntry } from '../state/sheet.ts';
import { refusalOf } from './refusal.ts';

type RemovalOptions = { onDone: () => Promise<void>; onOutdated: () => void };

/** Asks before a saved entry is reversed, and reverses it. */
export function useRemoval({ onDone, onOutdated }: RemovalOptions) {
  const remove = trpc.payroll.delete.useMutation();
  const [asked, setAsked] = useState<{ commandId: string }>();
  return {
    isAsking: asked !== undefined,
    ask: () => setAsked({ commandId: uuidv7() }),
    close: () => setAsked((current) => (current === asked ? undefined : current)),
    accept: async ({ entryId, version }: SavedEntry) => {
      if (!asked) return;
      try {
        await remove.mutateAsync({ entryId, version, commandId: asked.commandId });
        setAsked(undefined);
        notifySuccess(payrollText.removal.done);
        await onDone();
      } catch (error) {
        const { kind } = refusalOf(error);
        if (kind === 'outdated') return onOutdated();
        notifyError(errorText(error));
        if (kind === 'unanswered') setAsked({ ...asked });
      }
    },
  };
}
