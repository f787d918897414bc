import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import { useState } from 'react';
import { useLastValid } from '../../form/use-last-valid.ts';
import { trpc } from '../../lib/trpc.ts';
import type { PaymentLine } from '../../pay/explanation/explain-payment.ts';
import { PayFields } from '../../pay/saving/pay-fields.tsx';
import type { Ask } from '../../pay/saving/use-confirmed-save.ts';
import { usePayDeeds } from '../../pay/saving/use-pay-deeds.ts';
import type { Reload } from '../../pay/saving/use-reload.ts';
import { HOURS_FIELD } from './blocks/hours-block.tsx';
import { ExplanationDrawer } from './explanation-drawer.tsx';
import { HoursContext } from './hours-context.ts';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentBlocks } from './payment-blocks.tsx';
import { PaymentDialogs } from './saving/payment-dialogs.tsx';
import type { PaymentConfirmation } from './saving/use-save-payment.ts';
import { calculate } from './state/calculation.ts';
import { liveTimeSchema } from './state/live-time.schema.ts';
import { isOpen, type Work } from './state/sheet.ts';
import { TermsRow } from './terms-row.tsx';
import { WarningList } from './warning-list.tsx';

type PaymentBodyProps = {
  work: Work;
  draft: ContractorTime;
  mayWrite: boolean;
  confirmation: PaymentConfirmation | undefined;
  onAsk: Ask<PaymentConfirmation>;
  onReload: Reload;
};

/** What stands inside the form of a payment. It calculates along with what is typed; nothing is asked of the server. */
export function PaymentBody({ work, draft, mayWrite, confirmation, onAsk, onReload }: PaymentBodyProps) {
  const [question, setQuestion] = useState<PaymentLine>();
  const { values: time, isValid } = useLastValid(liveTimeSchema, draft);
  const isReadOnly = !mayWrite || !(work.saved || isOpen(work.sheet));
  const { mutateAsync: remove } = trpc.contractorTime.delete.useMutation();
  const deeds = usePayDeeds({ remove, onReload });
  const calculation = calculate(work, time);

  return (
    <HoursContext value={{ work, mayWrite, isReadOnly, time, isValid, calculation, explain: setQuestion }}>
      <PayFields startsIn={work.saved || isReadOnly ? undefined : HOURS_FIELD}>
        <WarningList />
        <TermsRow />
        <PaymentBlocks />
        <PaymentActions onRemove={deeds.removal.ask} />
      </PayFields>
      <PaymentDialogs {...{ deeds, confirmation, onAsk }} />
      <ExplanationDrawer line={question} onClose={() => setQuestion(undefined)} />
    </HoursContext>
  );
}
