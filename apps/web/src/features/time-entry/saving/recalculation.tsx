import { Alert, Button, List } from '@chakra-ui/react';
import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import type { Cents } from '@garita/domain/money/cents';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { FiledReason, useFiledReason } from '../../../pay/filed-reason.tsx';
import { PaidNotice } from '../../../pay/paid-notice.tsx';
import { StatementComparison } from '../../../pay/saving/statement-comparison.tsx';
import { compareStatements, type LineRef, lineKey } from '../../../pay/statement-lines.ts';
import { paidText } from '../../../text/paid.es.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import { dollarsText } from '../../../ui/amount.tsx';
import { ConfirmDialog } from '../../../ui/overlay/overlays.ts';

const { recalculation: text, concepts, amounts } = payrollText;

/** What a recalculation would change. Nothing is stored until it is accepted. */
export type Recalculation = { before: PayStatement; after: PayStatement; commandId: string };

type RecalculationDialogProps = {
  /** Undefined keeps the dialog closed. */
  recalculation: Recalculation | undefined;
  /** What was paid of the entry; changing that is asked deliberately. */
  paid: PaidDifference | null;
  /** What was filed of the entry with an agency; changing that takes a reason. */
  filed: readonly FiledDocument[];
  onClose: () => void;
  onAccept: (reason: string | undefined) => Promise<unknown>;
  /** Takes back what was typed over a computed amount, for the form to save. */
  onBackToComputed: (line: LineRef) => void;
};

/** Every line as it is stored and as it would be, side by side, before a recalculation is accepted. */
export function RecalculationDialog(props: RecalculationDialogProps) {
  const { recalculation, paid, filed, onClose, onAccept, onBackToComputed } = props;
  const { reason, isGiven, box } = useFiledReason(filed);
  if (!recalculation) return null;
  const { before, after } = recalculation;
  const hasChanges = compareStatements(before, after).some((line) => line.before !== line.after);
  return (
    <ConfirmDialog
      open
      title={text.title}
      description={hasChanges ? text.text : text.nothing}
      isWide
      isDestructive={paid !== null && hasChanges}
      {...(paid && hasChanges && { acceptLabel: paidText.changePaid })}
      onClose={onClose}
      mayAccept={isGiven}
      onAccept={() => onAccept(reason)}
    >
      {hasChanges && <PaidNotice paid={paid} net={after.net} />}
      <EditedLines lines={editedLines(after)} onBackToComputed={onBackToComputed} />
      <StatementComparison before={before} after={after} />
      <FiledReason {...box} />
    </ConfirmDialog>
  );
}

type EditedLinesProps = {
  lines: readonly EditedLine[];
  onBackToComputed: (line: LineRef) => void;
};

/** What was typed over computed amounts survives a recalculation; each may be taken back instead. */
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

/** Everything of a statement that was typed over. */
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
