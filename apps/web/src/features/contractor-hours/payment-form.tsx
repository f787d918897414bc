import { type ContractorTime, contractorTimeSchema } from '@garita/domain/contractor/contractor-time.schema';
import { useState } from 'react';
import { PayForm } from '../../pay/saving/pay-form.tsx';
import type { Reload } from '../../pay/saving/use-reload.ts';
import { PaymentBody } from './payment-body.tsx';
import type { PaymentConfirmation } from './saving/use-save-payment.ts';
import { calculate } from './state/calculation.ts';
import { newDraft, savedDraft } from './state/draft.ts';
import type { Work } from './state/sheet.ts';

type PaymentFormProps = {
  work: Work;
  today: string;
  mayWrite: boolean;
  /** Opens what the ledger has now: this payment, or without one the year's next. */
  onReload: Reload;
};

/**
 * One payment, new or saved. It keeps the sheet that it was opened with: what others change meanwhile is found when saving,
 * and never changes a form under somebody's hands.
 */
export function PaymentForm({ work: opened, today, mayWrite, onReload }: PaymentFormProps) {
  const [work] = useState(opened);
  const [draft] = useState(() => (work.saved ? savedDraft(work.saved) : newDraft(work.sheet.year, today)));
  const [confirmation, setConfirmation] = useState<PaymentConfirmation>();

  const ask = (entry: ContractorTime, commandId: string) =>
    setConfirmation({ entry, commandId, statement: calculate(work, entry).payment, isAskedAgain: false });

  return (
    <PayForm schema={contractorTimeSchema} draft={draft} onAsk={ask} onReload={onReload}>
      {(reload) => (
        <PaymentBody {...{ work, draft, mayWrite, confirmation }} onAsk={setConfirmation} onReload={reload} />
      )}
    </PayForm>
  );
}
