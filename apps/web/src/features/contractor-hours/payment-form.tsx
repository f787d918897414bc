import { type ContractorTime, contractorTimeSchema } from '@garita/domain/contractor/contractor-time.schema';
import { useState } from 'react';
import { SchemaForm } from '../../form/schema-form.tsx';
import { UntilReloaded } from '../../form/until-reloaded.tsx';
import { PaymentBody } from './payment-body.tsx';
import type { PaymentConfirmation } from './saving/payment-dialogs.tsx';
import { calculate } from './state/calculation.ts';
import { newDraft, savedDraft } from './state/draft.ts';
import type { Work } from './state/sheet.ts';

type PaymentFormProps = {
  work: Work;
  today: string;
  mayWrite: boolean;
  /** Opens what the ledger has now: this payment, or without one the year's next. */
  onReload: (entryId: number | undefined) => Promise<void>;
};

/**
 * One payment, new or saved. It keeps the sheet that it was opened with: what others change meanwhile is found when saving,
 * and never changes a form under somebody's hands.
 */
export function PaymentForm({ work: opened, today, mayWrite, onReload }: PaymentFormProps) {
  const [work] = useState(opened);
  const [draft] = useState(() => (work.saved ? savedDraft(work.saved) : newDraft(work.sheet.year, today)));
  const [confirmation, setConfirmation] = useState<PaymentConfirmation>();

  const ask = async (entry: ContractorTime, commandId: string) => {
    const { payment: statement } = calculate(work, entry);
    setConfirmation({ entry, commandId, statement, isAskedAgain: false });
    return false;
  };

  return (
    <UntilReloaded onReload={onReload}>
      {(reload) => (
        <SchemaForm
          schema={contractorTimeSchema}
          defaultValues={draft}
          onSubmit={ask}
          actions={null}
          doesEnterMoveOn
        >
          <PaymentBody
            {...{ work, draft, mayWrite, confirmation }}
            onReload={reload}
            onAsk={setConfirmation}
          />
        </SchemaForm>
      )}
    </UntilReloaded>
  );
}
