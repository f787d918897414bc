import { Text } from '@chakra-ui/react';
import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import type { Cents } from '@garita/domain/money/cents';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import { paidText } from '../../text/pay/pay.es.ts';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.tsx';
import { type PendingPayChange, useConfirmedChange } from './confirmed-change.ts';
import { type Particular, PayChangeDialog } from './pay-change-dialog.tsx';
import { entryRefusalOf } from './pay-refusal.ts';
import type { Reload } from './use-reload.ts';

/** An entry of pay as it was opened. */
type SavedPay = { entryId: number; version: number };

type PayActionsOptions = {
  saved: SavedPay | undefined;
  /** Deletes the entry; harmless to do twice under the same key. */
  remove: (command: SavedPay & PendingPayChange) => Promise<unknown>;
  /** Names in the notices what is saved. */
  summary: string | undefined;
  onReload: Reload;
  /** Somebody has closed the period meanwhile. Contractors' payments belong to no period. */
  onClosed?: () => void;
};

export type PayActions = ReturnType<typeof usePayActions>;

/**
 * The actions on a saved entry of pay. After one of them the form holds nothing unsaved and opens anew. Where
 * somebody else has changed the entry, nothing is done and it is outdated.
 */
export function usePayActions({ saved, remove, summary, onReload, onClosed }: PayActionsOptions) {
  const form = useFormContext();
  const [isOutdated, setIsOutdated] = useState(false);
  const onOutdated = () => setIsOutdated(true);
  const reload: Reload = async (...opened) => {
    form.reset(form.getValues());
    await onReload(...opened);
  };
  const [removal, setRemoval] = useState<PendingPayChange>();
  const { accept } = useConfirmedChange({
    setChange: setRemoval,
    send: async ({ commandId, reason }: PendingPayChange) => {
      if (saved) await remove({ entryId: saved.entryId, version: saved.version, reason, commandId });
    },
    refusalOf: entryRefusalOf,
    onDone: async () => {
      notifySuccess(payrollText.removal.done, summary);
      await reload(undefined);
    },
    onOutdated,
    onClosed,
  });
  return {
    reload,
    askRemoval: () => setRemoval({ commandId: uuidv7() }),
    removal: { change: removal, setChange: setRemoval, onAccept: accept },
    isOutdated,
    onOutdated,
    closeOutdated: () => setIsOutdated(false),
  };
}

type SavedPayDialogsProps = {
  saved: SavedPay & { statement: { net: Cents }; paid: PaidDifference | null };
  actions: PayActions;
  particulars: readonly Particular[];
  /** The documents filed with an agency that count it; removing it then takes a reason. */
  filed: readonly FiledDocument[];
  removalQuestion: string;
};

/** The questions about a saved entry of pay: whether to delete it, and whether to open it again. */
export function SavedPayDialogs({ saved, actions, removalQuestion, ...shown }: SavedPayDialogsProps) {
  const { removal, isOutdated, closeOutdated, reload } = actions;
  const { removal: text, stale } = payrollText;
  return (
    <>
      <PayChangeDialog
        {...removal}
        {...shown}
        title={text.title}
        description={removalQuestion}
        isDestructive
        {...(saved.paid && { acceptLabel: paidText.deletePaid })}
        paid={saved.paid}
        net={0}
      >
        <Text fontSize="20px" fontWeight="semibold" mt="3">
          {text.total} {dollarsText(saved.statement.net)}
        </Text>
      </PayChangeDialog>
      {/* Offered, not done: what was typed can still be read and copied. */}
      <ConfirmDialog
        open={isOutdated}
        title={stale.title}
        description={stale.text}
        acceptLabel={stale.reload}
        isDestructive
        onClose={closeOutdated}
        onAccept={() => reload(saved.entryId)}
      />
    </>
  );
}
