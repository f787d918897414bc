import { Box, Grid } from '@chakra-ui/react';
import {
  CONTRACTOR_CATEGORIES,
  isNothingPaid,
  retainedRefusal,
} from '@garita/domain/contractor/contractor-payment';
import { type ContractorTime, contractorTimeSchema } from '@garita/domain/contractor/contractor-time.schema';
import type { FieldCode } from '@garita/domain/field-code';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { trpc } from '../../lib/trpc.ts';
import { ActionBar, BarAmount, type PayAction } from '../../pay/action-bar.tsx';
import type { PaymentLine } from '../../pay/explanation/explain-payment.ts';
import { PayFoot } from '../../pay/form-layout.tsx';
import { PayFields, PayForm } from '../../pay/saving/pay-form.tsx';
import type { Ask } from '../../pay/saving/use-confirmed-save.ts';
import { useOpenedWork } from '../../pay/saving/use-opened-work.ts';
import { usePayActions } from '../../pay/saving/use-pay-actions.ts';
import type { Reload } from '../../pay/saving/use-reload.ts';
import { useStubActions } from '../../pay/use-stub-actions.tsx';
import { contractorHoursText as text } from '../../text/contractor-hours.es.ts';
import { isChanged } from '../../ui/form/saving/is-changed.ts';
import { useLastValid } from '../../ui/form/use-last-valid.ts';
import { ExplanationDrawer } from './explanation-drawer.tsx';
import { type Hours, HoursContext, useHours } from './hours-context.ts';
import { calculate, isOpen, liveTimeSchema, newDraft, type PaymentWork, savedDraft } from './payment.ts';
import { CategoryBlock, HOURS_FIELD, HoursBlock, SummaryBlock } from './payment-blocks.tsx';
import { type PaymentConfirmation, PaymentDialogs, savedSummary } from './payment-dialogs.tsx';
import { TermsRow } from './terms-row.tsx';
import { WarningList } from './warning-list.tsx';

type PaymentFormProps = {
  work: PaymentWork;
  today: string;
  mayWrite: boolean;
  /** Opens what the ledger has now: this payment, or without one the year's next. */
  onReload: Reload;
};

/** One payment, new or saved. It keeps the sheet that it was opened with: what others change meanwhile is found when saving. */
export function PaymentForm({ work: opened, today, mayWrite, onReload }: PaymentFormProps) {
  const { work, setPaid } = useOpenedWork(opened);
  const [draft] = useState(() => (work.saved ? savedDraft(work.saved) : newDraft(work.sheet.year, today)));
  const [confirmation, setConfirmation] = useState<PaymentConfirmation>();

  const ask = (entry: ContractorTime, asked: { commandId: string; goesOn: boolean }) =>
    setConfirmation({ entry, ...asked, statement: calculate(work, entry).payment, isAskedAgain: false });

  const [schemas] = useState(() => payable(work));
  return (
    <PayForm {...schemas} draft={draft} onAsk={ask} onReload={onReload}>
      {(reload) => (
        <PaymentBody
          {...{ work, draft, mayWrite, confirmation, setPaid }}
          onAsk={setConfirmation}
          onReload={reload}
        />
      )}
    </PayForm>
  );
}

/** What may be typed: no more withheld than is paid, and something to pay in the end. A saved payment stays what it is. */
function payable(work: PaymentWork) {
  const leavingSchema = contractorTimeSchema.superRefine((time, context) => {
    const { payment, isStored } = calculate(work, time);
    const message = isStored ? undefined : retainedRefusal(payment);
    if (message) context.addIssue({ code: 'custom', path: ['editedRetained'], message });
  });
  const schema = leavingSchema.refine(
    (time) => {
      const { payment, isStored } = calculate(work, time);
      return isStored || !isNothingPaid(time, payment);
    },
    { path: [HOURS_FIELD], message: 'nothing-to-pay' satisfies FieldCode },
  );
  return { schema, leavingSchema };
}

type PaymentBodyProps = Pick<Hours, 'setPaid'> & {
  work: PaymentWork;
  draft: ContractorTime;
  mayWrite: boolean;
  confirmation: PaymentConfirmation | undefined;
  onAsk: Ask<PaymentConfirmation>;
  onReload: Reload;
};

/** What stands inside the form of a payment. It calculates along with what is typed; nothing is asked of the server. */
function PaymentBody(props: PaymentBodyProps) {
  const { work, draft, mayWrite, confirmation, setPaid, onAsk, onReload } = props;
  const [question, setQuestion] = useState<PaymentLine>();
  const { values: time, isValid } = useLastValid(liveTimeSchema, draft);
  const isReadOnly = !mayWrite || !(work.saved || isOpen(work.sheet));
  const { mutateAsync: remove } = trpc.contractorTime.delete.useMutation();
  const deeds = usePayActions({
    remove,
    summary: work.saved && savedSummary(work.sheet, work.saved),
    onReload,
  });
  const calculation = calculate(work, time);

  return (
    <HoursContext
      value={{ work, setPaid, mayWrite, isReadOnly, time, isValid, calculation, explain: setQuestion }}
    >
      <PayFields startsIn={work.saved || isReadOnly ? undefined : HOURS_FIELD}>
        <TermsRow />
        <PaymentBlocks />
        <PayFoot warnings={<WarningList />}>
          <PaymentActions onRemove={deeds.removal.ask} />
        </PayFoot>
      </PayFields>
      <PaymentDialogs {...{ deeds, confirmation, onAsk }} />
      <ExplanationDrawer line={question} onClose={() => setQuestion(undefined)} />
    </HoursContext>
  );
}

/** The hours, the four categories of form 480.6SP, and what the payment comes to. */
function PaymentBlocks() {
  return (
    <Grid gap="4" alignItems="start" css={AREAS}>
      <Box gridArea="hours">
        <HoursBlock />
      </Box>
      <Grid gridArea="categories" gap="4" css={CATEGORIES}>
        {CONTRACTOR_CATEGORIES.map((category) => (
          <CategoryBlock key={category} category={category} />
        ))}
      </Grid>
      <Box gridArea="summary">
        <SummaryBlock />
      </Box>
    </Grid>
  );
}

// By what the menu leaves, not by the window.
const TWO_COLUMNS = '@container (min-width: 680px)';
const THREE_COLUMNS = '@container (min-width: 1000px)';

const AREAS = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"hours" "categories" "summary"',
  [TWO_COLUMNS]: {
    gridTemplateColumns: 'minmax(17rem, 1fr) minmax(0, 1.2fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"hours categories" "summary categories"',
  },
  [THREE_COLUMNS]: { gridTemplateColumns: 'minmax(17rem, 1fr) minmax(0, 2fr)' },
};

const CATEGORIES = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  [THREE_COLUMNS]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

/** What can be done with the payment, with its total in view. */
function PaymentActions({ onRemove }: { onRemove: () => void }) {
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
