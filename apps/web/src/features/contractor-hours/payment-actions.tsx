import { Trash2 } from 'lucide-react';
import { useFormState } from 'react-hook-form';
import { ActionBar, BarAmount, type PayAction } from '../../pay/action-bar.tsx';
import { useStubActions } from '../../pay/use-stub-actions.tsx';
import { contractorHoursText as text } from '../../text/contractor-hours.es.ts';
import { isChanged } from '../../ui/form/saving/is-changed.ts';
import { useHours } from './hours-context.ts';
import type { PaymentWork } from './state/sheet.ts';

/** What can be done with the payment, with its total in view. */
export function PaymentActions({ onRemove }: { onRemove: () => void }) {
  const { work, isReadOnly, mayWrite, calculation } = useHours();
  const stub = useStubActions(papersOf(work), { hasChanges: isChanged(useFormState()) });
  // For a saved payment only, and nothing that changes pay for those who may only read.
  const removal: PayAction = { label: text.remove, icon: Trash2, isDestructive: true, onSelect: onRemove };
  const deeds = work.saved && mayWrite ? [removal, ...stub.deeds] : stub.deeds;
  return (
    <>
      <ActionBar deeds={deeds} isNew={!work.saved} isReadOnly={isReadOnly}>
        <BarAmount label={text.total} cents={calculation.payment.net} />
      </ActionBar>
      {stub.drawer}
    </>
  );
}

function papersOf({ saved }: PaymentWork): Parameters<typeof useStubActions>[0] {
  if (!saved) return undefined;
  const { companyId, contractorId, entryId, taxYear } = saved;
  return { stub: { report: 'contractor-stub', companyId, contractorId, entryId, year: taxYear } };
}
