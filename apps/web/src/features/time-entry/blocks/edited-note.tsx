import { Badge, Button, Flex } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import { dollarsText } from '../../../components/amount.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { Editable } from './editable.tsx';

type EditedNoteProps = {
  /** The line that was typed over. */
  label: string;
  computed: Cents;
  onReset: () => void;
};

/** Marks an amount that was typed over the computed one, and offers the way back. */
export function EditedNote({ label, computed, onReset }: EditedNoteProps) {
  const { amounts } = payrollText;
  return (
    <Flex justify="end" align="center" gap="2" pe="7" wrap="wrap">
      <Badge colorPalette="accent" title={amounts.editedFrom(dollarsText(computed))}>
        {amounts.edited}
      </Badge>
      <Editable>
        <Button
          type="button"
          variant="plain"
          size="2xs"
          px="0"
          colorPalette="brand"
          aria-label={amounts.backToComputedOf(label)}
          onClick={onReset}
          data-print="hidden"
        >
          {amounts.backToComputed} ({dollarsText(computed)})
        </Button>
      </Editable>
    </Flex>
  );
}
