import { useFormContext } from 'react-hook-form';
import { notifyError } from '../../../components/notices.ts';
import { isChanged } from '../../../form/saving/is-changed.ts';
import { trpc } from '../../../lib/trpc.ts';
import { usePayDeeds } from '../../../pay/saving/use-pay-deeds.ts';
import type { Reload } from '../../../pay/saving/use-reload.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import type { Work } from '../state/calculation.ts';
import { useRecalculation } from './use-recalculation.ts';

/** What can be done with a saved entry, a recalculation among it. */
export function useEntryDeeds({ work, onReload }: { work: Work; onReload: Reload }) {
  const form = useFormContext();
  const { mutateAsync: remove } = trpc.payroll.delete.useMutation();
  const deeds = usePayDeeds({ remove, onReload });
  const recalculation = useRecalculation({ onDone: deeds.reload, onOutdated: deeds.onOutdated });

  // A recalculation is of what is stored; what is typed would be gone with it.
  const recalculate = async () => {
    if (!work.saved) return;
    if (isChanged(form.formState)) return notifyError(payrollText.recalculation.saveFirst);
    await recalculation.preview(work.saved);
  };

  return { ...deeds, recalculation, recalculate: () => void recalculate() };
}
