import { Alert, Button, List } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { type LineRef, lineKey } from '../../pay/statement-lines.ts';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { dollarsText } from '../../ui/amount.tsx';

const { recalculation: text, concepts, amounts } = payrollText;

type EditedLinesProps = {
  of: PayStatement;
  onBackToComputed: (line: LineRef) => void;
};

/** The amounts typed over computed ones, which a recalculation keeps; each may be taken back instead. */
export function EditedLines({ of: statement, onBackToComputed }: EditedLinesProps) {
  return (
    <Alert.Root status="warning" colorPalette="accent" size="sm" mt="3">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{text.editsKept}</Alert.Title>
        <List.Root variant="plain">
          {editedLines(statement).map(({ ref, name, amount, computed }) => {
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

function editedLines({ incomeTax, severance, typed, companyLines }: PayStatement): EditedLine[] {
  const { amount, computed } = incomeTax;
  const tax: EditedLine = { ref: { concept: 'incomeTaxWithheld' }, amount, computed: computed.amount };
  const exempt: EditedLine = {
    ref: { concept: 'severanceExempt' },
    amount: severance?.exempt ?? 0,
    computed: Math.min(typed.severance, severance?.limit ?? 0),
  };
  return [
    ...(severance?.isEdited ? [exempt] : []),
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
