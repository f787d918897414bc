import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { trpc } from '../../lib/trpc.ts';
import { StatementComparison } from '../../pay/comparison.tsx';
import type { SavedEntry } from '../../pay/entry/sheet.ts';
import {
  type PendingPayChange,
  type SetPayChange,
  useConfirmedChange,
} from '../../pay/saving/confirmed-change.ts';
import { answerTo, PayChangeDialog } from '../../pay/saving/pay-change-dialog.tsx';
import { entryRefusalOf } from '../../pay/saving/pay-refusal.ts';
import { compareStatements, type LineRef } from '../../pay/statement-lines.ts';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { Loaded, useModule } from '../../ui/page/loaded.tsx';

const { recalculation: text } = payrollText;

/** A recalculation that is asked about: the stored statement and the one that would replace it. */
type Recalculation = PendingPayChange & { before: PayStatement; after: PayStatement };

type RecalculationOptions = {
  saved: SavedEntry | undefined;
  onDone: (entryId: number) => Promise<void>;
  onOutdated: () => void;
  onClosed: () => void;
};

/** Shows what a recalculation of the saved entry would change, and records it once it is accepted. */
export function useRecalculation({ saved, onDone, onOutdated, onClosed }: RecalculationOptions) {
  const utils = trpc.useUtils();
  const recalculate = trpc.payroll.recalculate.useMutation();
  const [recalculation, setRecalculation] = useState<Recalculation>();
  const { accept, refuse } = useConfirmedChange({
    setChange: setRecalculation,
    send: async ({ commandId, reason, after }: Recalculation) => {
      if (!saved) return;
      const { entryId, version } = saved;
      await recalculate.mutateAsync({ entryId, version, commandId, reason, confirmedNet: after.net });
    },
    refusalOf: entryRefusalOf,
    askedAgain: (change, { statement: after }) => ({ ...change, after }),
    onDone: async (_answer, change) => {
      notifySuccess(hasChanges(change) ? payrollText.confirmation.edited : text.doneWithoutChange);
      if (saved) await onDone(saved.entryId);
    },
    onOutdated,
    onClosed,
  });
  const preview = async ({ entryId, version }: SavedEntry) => {
    try {
      const sides = await utils.payroll.previewRecalculation.fetch({ entryId, version }, { staleTime: 0 });
      setRecalculation({ ...sides, commandId: uuidv7() });
    } catch (error) {
      refuse(error);
    }
  };
  return { change: recalculation, setChange: setRecalculation, onAccept: accept, preview };
}

type RecalculationDialogProps = {
  /** Undefined keeps the dialog closed. */
  change: Recalculation | undefined;
  setChange: SetPayChange<Recalculation>;
  onAccept: (change: Recalculation) => Promise<void>;
  /** The amount that was paid of the entry; null where nothing was. */
  paid: PaidDifference | null;
  /** The documents filed with an agency that count the entry. */
  filed: readonly FiledDocument[];
  /** Takes back the amount that was typed over a computed one, for the form to save. */
  onBackToComputed: (line: LineRef) => void;
};

/** Every line as it is stored and as it would be, side by side, before a recalculation is accepted. */
export function RecalculationDialog({ paid, onBackToComputed, ...props }: RecalculationDialogProps) {
  const { before, after } = props.change ?? {};
  const changes = hasChanges(props.change);
  return (
    <PayChangeDialog
      {...props}
      {...answerTo(paid !== null && changes)}
      title={text.title}
      description={changes ? text.text : text.nothing}
      isWide
      paid={changes ? paid : null}
      net={after?.net ?? 0}
    >
      {before && after && (
        <>
          {hasEdits(after) && <EditedLines of={after} onBackToComputed={onBackToComputed} />}
          <StatementComparison before={before} after={after} />
        </>
      )}
    </PayChangeDialog>
  );
}

/** Returns true if a recalculation changes any amount. */
function hasChanges(change: Recalculation | undefined): boolean {
  return (
    change !== undefined &&
    compareStatements(change.before, change.after).some((line) => line.before !== line.after)
  );
}

/** Returns true if somebody typed an amount over a computed one. */
function hasEdits({ incomeTax, severance, companyLines }: PayStatement): boolean {
  return incomeTax.isEdited || severance?.isEdited === true || companyLines.some(({ isEdited }) => isEdited);
}

/** The amounts typed over computed ones, fetched where there are any. */
function EditedLines(props: { of: PayStatement; onBackToComputed: (line: LineRef) => void }) {
  const lines = useModule('edited lines', () => import('./edited-lines.tsx'), true);
  return <Loaded query={lines}>{({ EditedLines: Lines }) => <Lines {...props} />}</Loaded>;
}
