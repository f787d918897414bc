import { Stack } from '@chakra-ui/react';
import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { submitOnAltEnter } from '../../form/submit-on-alt-enter.ts';
import { useLastValid } from '../../form/use-last-valid.ts';
import { HOURS_FIELD } from './blocks/hours-block.tsx';
import type { PaymentLine } from './explanation/explain-payment.ts';
import { ExplanationDrawer } from './explanation/explanation-drawer.tsx';
import { HoursContext } from './hours-context.ts';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentBlocks } from './payment-blocks.tsx';
import { type Ask, type PaymentConfirmation, PaymentDialogs } from './saving/payment-dialogs.tsx';
import { usePaymentDeeds } from './saving/use-payment-deeds.ts';
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
  onAsk: Ask;
  onReload: (entryId: number | undefined) => Promise<void>;
};

// What has the focus must not lie behind the bar above the screen or the one at its foot.
const BARS = '6rem';

/** What stands inside the form of a payment. It calculates along with what is typed; nothing is asked of the server. */
export function PaymentBody({ work, draft, mayWrite, confirmation, onAsk, onReload }: PaymentBodyProps) {
  const [question, setQuestion] = useState<PaymentLine>();
  const { values: time, isValid } = useLastValid(liveTimeSchema, draft);
  const isReadOnly = !mayWrite || !(work.saved || isOpen(work.sheet));
  const deeds = usePaymentDeeds(onReload);
  useHoursFocus(!work.saved && !isReadOnly);
  const calculation = calculate(work, time);

  return (
    <HoursContext value={{ work, mayWrite, isReadOnly, time, isValid, calculation, explain: setQuestion }}>
      <Stack
        gap="4"
        containerType="inline-size"
        css={{ '& :is(input, select, textarea, button)': { scrollMarginBlock: BARS } }}
        onKeyDownCapture={submitOnAltEnter}
      >
        <WarningList />
        <TermsRow />
        <PaymentBlocks />
        <PaymentActions onRemove={deeds.removal.ask} />
      </Stack>
      <PaymentDialogs {...{ deeds, confirmation, onAsk }} />
      <ExplanationDrawer line={question} onClose={() => setQuestion(undefined)} />
    </HoursContext>
  );
}

/** A new payment starts with the hours, wherever the focus was. */
function useHoursFocus(isWanted: boolean): void {
  const { setFocus } = useFormContext();
  useEffect(() => {
    if (isWanted) setFocus(HOURS_FIELD);
  }, [isWanted, setFocus]);
}
