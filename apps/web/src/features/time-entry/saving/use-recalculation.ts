import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { notifyError, notifySuccess } from '../../../components/notices.ts';
import { errorText } from '../../../lib/error-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { refusalOf } from '../../../pay/saving/pay-refusal.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import type { SavedEntry } from '../state/sheet.ts';
import type { Recalculation } from './recalculation.tsx';

type RecalculationOptions = { onDone: (entryId: number) => Promise<void>; onOutdated: () => void };

/** Shows what a recalculation of a saved entry would change, and records it once it is accepted. */
export function useRecalculation({ onDone, onOutdated }: RecalculationOptions) {
  const utils = trpc.useUtils();
  const recalculate = trpc.payroll.recalculate.useMutation();
  const [asked, setAsked] = useState<Recalculation>();

  const refuse = (error: unknown, again: (statement?: Recalculation['after']) => void) => {
    const refusal = refusalOf(error);
    if (refusal.kind === 'outdated') return onOutdated();
    if (refusal.kind === 'net-changed') return again(refusal.statement);
    notifyError(errorText(error));
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
    accept: async ({ entryId, version }: SavedEntry) => {
      if (!asked) return;
      const { commandId, after } = asked;
      try {
        await recalculate.mutateAsync({ entryId, version, commandId, confirmedNet: after.net });
        setAsked(undefined);
        notifySuccess(payrollText.confirmation.edited);
        await onDone(entryId);
      } catch (error) {
        refuse(error, (statement = after) => setAsked({ ...asked, after: statement }));
      }
    },
  };
}
