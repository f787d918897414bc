import { Badge, Button, Flex } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import { payrollText } from '../../text/payroll.es.ts';
import { dollarsText } from '../../ui/amount.tsx';

type EditedNoteProps = {
  /** The line that was typed over. */
  label: string;
  computed: Cents;
  /** For those who may not change it. */
  isReadOnly: boolean;
  onReset: () => void;
};

/** Marks an amount that was typed over the computed one, and offers the way back. */
export function EditedNote({ label, computed, isReadOnly, onReset }: EditedNoteProps) {
  const { amounts } = payrollText;
  return (
    <Flex justify="end" align="center" gap="2" pe="7" wrap="wrap">
      <Badge colorPalette="accent" title={amounts.editedFrom(dollarsText(computed))}>
        {amounts.edited}
      </Badge>
      <Button
        type="button"
        variant="plain"
        size="2xs"
        px="0"
        colorPalette="brand"
        aria-label={amounts.backToComputedOf(label)}
        disabled={isReadOnly}
        onClick={onReset}
        data-print="hidden"
      >
        {amounts.backToComputed} ({dollarsText(computed)})
      </Button>
    </Flex>
  );
}
