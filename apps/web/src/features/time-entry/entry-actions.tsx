import { Button } from '@chakra-ui/react';
import { ArrowDown, Calculator, FilePen, Printer, Trash2, Undo2 } from 'lucide-react';
import { useFormState } from 'react-hook-form';
import { trpc } from '../../lib/trpc.ts';
import { ActionBar, BarAmount, type PayAction, ShortcutHint } from '../../pay/action-bar.tsx';
import type { EntryWork } from '../../pay/entry/calculation.ts';
import { isClosed } from '../../pay/entry/sheet.ts';
import { FOUR_BLOCKS } from '../../pay/form-layout.tsx';
import { GO_ON, GO_ON_KEY } from '../../pay/saving/pay-form.tsx';
import { usePayActions } from '../../pay/saving/saved-pay.tsx';
import type { Reload } from '../../pay/saving/use-reload.ts';
import { useStubActions } from '../../pay/use-stub-actions.tsx';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { isChanged } from '../../ui/form/saving/use-saving.ts';
import { notifyError } from '../../ui/notices/notices.ts';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { savedSummary } from './confirmation-texts.ts';
import { useEntry, useLiveAmounts } from './entry-context.tsx';
import { useRecalculation } from './recalculation.tsx';

const { actions: text, concepts } = payrollText;

type EntryActionsOptions = { work: EntryWork; onReload: Reload; onClosed: () => void };

/** The actions on a saved entry: recalculating, deleting and opening it again. */
export function useEntryActions({ work, onReload, onClosed }: EntryActionsOptions) {
  const { saved } = work;
  const hasChanges = isChanged(useFormState());
  const { mutateAsync: remove } = trpc.payroll.delete.useMutation();
  const summary = saved && savedSummary(work, saved);
  const actions = usePayActions({ saved, remove, summary, onReload, onClosed });
  const { reload: onDone, onOutdated } = actions;
  const recalculation = useRecalculation({ saved, onDone, onOutdated, onClosed });

  // The stored entry is recalculated, and the form then opens anew: unsaved changes would be lost.
  const recalculate = async () => {
    if (!saved) return;
    if (hasChanges) return notifyError(payrollText.recalculation.saveFirst);
    await recalculation.preview(saved);
  };

  return { ...actions, recalculation, recalculate: () => void recalculate() };
}

type EntryActionsProps = {
  onRecalculate: () => void;
  onRemove: () => void;
  onGoOn: () => void;
  /** Begins correcting the entry in another period, or with false gives it up. */
  onCorrect: (isCorrecting: boolean) => void;
};

/** The bar of actions on the entry, with the net in view where the summary is not. */
export function EntryActions({ onGoOn, ...props }: EntryActionsProps) {
  const { work, isReadOnly } = useEntry();
  const stub = useStubActions(documentsOf(work), { hasChanges: isChanged(useFormState()) });
  return (
    <>
      <ActionBar
        actions={useOtherActions(props, stub.actions)}
        isNew={!work.saved}
        isReadOnly={isReadOnly}
        next={work.correction ? undefined : <GoOnButton onGoOn={onGoOn} />}
      >
        <NetInBar />
      </ActionBar>
      {stub.drawer}
    </>
  );
}

function documentsOf({ saved }: EntryWork): Parameters<typeof useStubActions>[0] {
  if (!saved) return undefined;
  const { companyId, employeeId, entryId } = saved;
  const ids = { companyId, employeeId, entryId };
  return { stub: { report: 'entry-stub', ...ids }, letter: { report: 'pay-letter', ...ids } };
}

/**
 * The actions besides saving: those that change pay only for a saved entry, and only for those who may write.
 */
function useOtherActions(
  { onRecalculate, onRemove, onCorrect }: Omit<EntryActionsProps, 'onGoOn'>,
  stub: readonly PayAction[],
): PayAction[] {
  const { work, mayWrite } = useEntry();
  const { saved, period, correction } = work;
  const paper: PayAction = { label: text.print, icon: Printer, isKnownByIcon: true, onSelect: () => print() };
  const remove: PayAction = { label: text.remove, icon: Trash2, isDestructive: true, onSelect: onRemove };
  const recalculate: PayAction = { label: text.recalculate, icon: Calculator, onSelect: onRecalculate };
  if (!saved || !mayWrite) return [...stub, paper];
  if (correction) return [{ label: text.giveUpCorrection, icon: Undo2, onSelect: () => onCorrect(false) }];
  if (saved.corrects) return [...(isClosed(period) ? [] : [remove]), ...stub, paper];
  if (isClosed(period)) {
    return [{ label: text.correct, icon: FilePen, onSelect: () => onCorrect(true) }, ...stub, paper];
  }
  return [remove, recalculate, ...stub, paper];
}

/** Goes on to the next employee without pay in the period, after saving unsaved changes. */
function GoOnButton({ onGoOn }: { onGoOn: () => void }) {
  const { saved } = useEntry().work;
  const hasChanges = isChanged(useFormState());
  const isNarrow = useIsNarrow();
  const saves = !saved || hasChanges;
  const label = saves ? text.saveAndGoOn : text.goOn;
  return (
    <Button
      variant="outline"
      aria-label={label}
      title={text.goOnShortcut}
      aria-keyshortcuts={GO_ON_KEY}
      {...(saves ? { type: 'submit', value: GO_ON } : { type: 'button', onClick: onGoOn })}
    >
      {!isNarrow && label}
      {isNarrow ? <ArrowDown aria-hidden /> : <ShortcutHint>{text.goOnKey}</ShortcutHint>}
    </Button>
  );
}

function NetInBar() {
  const { calculation } = useLiveAmounts();
  return (
    <BarAmount
      label={concepts.net}
      cents={calculation?.statement.net}
      css={{ [FOUR_BLOCKS]: { display: 'none' } }}
    />
  );
}
