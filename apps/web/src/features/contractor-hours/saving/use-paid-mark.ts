import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { trpc } from '../../../lib/trpc.ts';
import type { SavedPayment } from '../state/sheet.ts';

/** The mark of a saved payment as paid. It changes apart from the form, which keeps what is typed in it. */
export function usePaidMark({ entryId, version, paid: opened }: SavedPayment) {
  const [paid, setPaid] = useState(opened);
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.contractorTime.markPaid.useMutation();
  const mark = async (next: PaidMark | null) => {
    const marked = await mutateAsync({ entryId, version, paid: next, commandId: uuidv7() });
    setPaid(marked.paid);
    void utils.contractorTime.sheet.invalidate();
  };
  return { paid, mark };
}
