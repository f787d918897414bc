import { Box, Grid } from '@chakra-ui/react';
import {
  CONTRACTOR_CATEGORIES,
  isNothingPaid,
  retainedRefusal,
} from '@garita/domain/contractor/contractor-payment';
import { type ContractorTime, contractorTimeSchema } from '@garita/domain/contractor/contractor-time.schema';
import type { FieldCode } from '@garita/domain/field-code';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { trpc } from '../../lib/trpc.ts';
import { ActionBar, BarAmount, type PayAction } from '../../pay/action-bar.tsx';
import type { PaymentLine } from '../../pay/explanation/explain-payment.ts';
import { PayFoot } from '../../pay/form-layout.tsx';
import type { SetPayChange } from '../../pay/saving/confirmed-change.ts';
import { PayFields, PayForm, useOpenedWork } from '../../pay/saving/pay-form.tsx';
import { usePayActions } from '../../pay/saving/saved-pay.tsx';
import type { Reload } from '../../pay/saving/use-reload.ts';
import { useStubActions } from '../../pay/use-stub-actions.tsx';
import { contractorHoursText as text } from '../../text/records/contractor-hours.es.ts';
import { useLastValid } from '../../ui/form/follow-values.ts';
import { isChanged } from '../../ui/form/saving/use-saving.ts';
import { ExplanationDrawer } from './explanation-drawer.tsx';
import {
  calculate,
  type Hours,
  HoursContext,
  isOpen,
  liveTimeSchema,
  newDraft,
  type PaymentWork,
  savedDraft,
  useHours,
} from './payment.ts';
import { CategoryBlock, HOURS_FIELD, HoursBlock } from './payment-blocks.tsx';
import { PaymentDialogs, type PaymentSave, savedSummary } from './payment-dialogs.tsx';
import { useRecalculation } from './payment-recalculation.tsx';
import { SummaryBlock } from './payment-summary.tsx';
import { TermsRow } from './terms-row.tsx';
import { WarningList } from './warning-list.tsx';

type PaymentFormProps = {
  work: PaymentWork;
  today: string;
  mayWrite: boolean;
  /** Opens the ledger's current data: this payment or, without an id, the next payment of the year. */
  onReload: Reload;
};

/**
 * One payment, new or saved. It keeps the sheet that it was opened with; saving finds the changes of others.
 */
export function PaymentForm({ work: opened, today, mayWrite, onReload }: PaymentFormProps) {
  const { work, setPaid } = useOpenedWork(opened);
  const [draft] = useState(() => (work.saved ? savedDraft(work.saved) : newDraft(work.sheet.year, today)));
  const [save, setSave] = useState<PaymentSave>();

  const ask = (entry: ContractorTime, submitted: { commandId: string; goesOn: boolean }) =>
    setSave({
      entry,
      ...submitted,
      statement: calculate(work, entry).payment,
      isAskedAgain: false,
      position: work.sheet.position,
    });

  const [schemas] = useState(() => payable(work));
  return (
    <PayForm {...schemas} draft={draft} onAsk={ask} onReload={onReload}>
      {(reload) => <PaymentBody {...{ work, draft, mayWrite, save, setSave, setPaid }} onReload={reload} />}
    </PayForm>
  );
}

/** Refuses a withholding above the pay, and nothing to pay. An unchanged saved payment is always valid. */
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
  save: PaymentSave | undefined;
  setSave: SetPayChange<PaymentSave>;
  onReload: Reload;
};

/** The inside of the form. It calculates the payment as somebody types, without asking the server. */
function PaymentBody(props: PaymentBodyProps) {
  const { work, draft, mayWrite, save, setSave, setPaid, onReload } = props;
  const [question, setQuestion] = useState<PaymentLine>();
  const { values: time, isValid } = useLastValid(liveTimeSchema, draft);
  const isReadOnly = !mayWrite || !(work.saved || isOpen(work.sheet));
  const { mutateAsync: remove } = trpc.contractorTime.delete.useMutation();
  const actions = usePayActions({
    saved: work.saved,
    remove,
    summary: work.saved && savedSummary(work.sheet, work.saved),
    onReload,
  });
  const recalculation = useRecalculation(work, actions);
  const calculation = calculate(work, time);

  return (
    <HoursContext
      value={{ work, setPaid, mayWrite, isReadOnly, time, isValid, calculation, explain: setQuestion }}
    >
      <PayFields startsIn={work.saved || isReadOnly ? undefined : HOURS_FIELD}>
        <TermsRow />
        <PaymentBlocks />
        <PayFoot warnings={<WarningList />}>
          <PaymentActions onRemove={actions.askRemoval} onRecalculate={recalculation.ask} />
        </PayFoot>
      </PayFields>
      <PaymentDialogs {...{ actions, recalculation, save, setSave }} />
      <ExplanationDrawer line={question} onClose={() => setQuestion(undefined)} />
    </HoursContext>
  );
}

/** The hours, the four categories of form 480.6SP, and the summary. */
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

// Measured by the width that the menu leaves, not by the window.
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

/** The actions on the payment, with its total in view. */
function PaymentActions({ onRemove, onRecalculate }: { onRemove: () => void; onRecalculate: () => void }) {
  const { work, isReadOnly, mayWrite, calculation } = useHours();
  const stub = useStubActions(papersOf(work), { hasChanges: isChanged(useFormState()) });
  const removal: PayAction = { label: text.remove, icon: Trash2, isDestructive: true, onSelect: onRemove };
  const recalculation: PayAction = {
    label: text.recalculate,
    icon: RefreshCw,
    onSelect: onRecalculate,
  };
  const changes = work.saved?.isStale ? [recalculation, removal] : [removal];
  const actions = work.saved && mayWrite ? [...changes, ...stub.actions] : stub.actions;
  return (
    <>
      <ActionBar actions={actions} isNew={!work.saved} isReadOnly={isReadOnly}>
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
