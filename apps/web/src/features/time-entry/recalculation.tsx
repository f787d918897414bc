import { Alert, Button, List } from '@chakra-ui/react';
import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import type { Cents } from '@garita/domain/money/cents';
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
import { compareStatements, type LineRef, lineKey } from '../../pay/statement-lines.ts';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';

const { recalculation: text, concepts, amounts } = payrollText;

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
          <EditedLines lines={editedLines(after)} onBackToComputed={onBackToComputed} />
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

type EditedLinesProps = {
  lines: readonly EditedLine[];
  onBackToComputed: (line: LineRef) => void;
};

/** The amounts typed over computed ones, which a recalculation keeps; each may be taken back instead. */
function EditedLines({ lines, onBackToComputed }: EditedLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Alert.Root status="warning" colorPalette="accent" size="sm" mt="3">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{text.editsKept}</Alert.Title>
        <List.Root variant="plain">
          {lines.map(({ ref, name, amount, computed }) => {
            const label = 'concept' in ref ? concepts[ref.concept] : (name ?? '');
            return (
              <List.Item key={lineKey(ref)}>
                {text.edit(label, dollarsText(amount), dollarsText(computed))}
                <Button
                  type="button"
                  variant="plain"
                  size="2xs"
                  px="0"
                  ms="1"
                  h="auto"
                  verticalAlign="baseline"
                  textDecoration="underline"
                  aria-label={amounts.backToComputedOf(label)}
                  onClick={() => onBackToComputed(ref)}
                >
                  {amounts.backToComputed}
                </Button>
              </List.Item>
            );
          })}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  );
}

/** An amount that somebody typed over the computed one, in cents. */
type EditedLine = { ref: LineRef; name?: string; amount: Cents; computed: Cents };

function editedLines({ incomeTax, companyLines }: PayStatement): EditedLine[] {
  const { amount, computed } = incomeTax;
  const tax: EditedLine = { ref: { concept: 'incomeTaxWithheld' }, amount, computed: computed.amount };
  return [
    ...(incomeTax.isEdited ? [tax] : []),
    ...companyLines
      .filter(({ isEdited }) => isEdited)
      .map(({ taxId, name, ...line }) => ({
        ref: { taxId },
        name,
        amount: line.amount,
        computed: line.computed,
      })),
  ];
}
