import { Badge, Button, Flex } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import type { ReactNode } from 'react';
import { payrollText } from '../../text/payroll.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { useBoundField } from '../../ui/form/fields/bound-field.ts';
import { Editable } from '../../ui/form/fields/editable.tsx';
import { FieldNote } from '../../ui/form/fields/field-frame.tsx';
import { AmountInput } from '../../ui/form/fields/figure-fields.tsx';
import { Row } from './block.tsx';

type ComputedAmountRowProps = {
  /** The path of what is typed over the amount; undefined in the form while nothing is. */
  name: string;
  label: string;
  computed: Cents;
  isReadOnly: boolean;
  /** The button that explains the amount. */
  why: ReactNode;
  /** The stored amount, where an unsaved change differs from it. */
  before: ReactNode;
};

/** An amount withheld, as computed until somebody types over it. */
export function ComputedAmountRow(props: ComputedAmountRowProps) {
  const { name, label, computed, isReadOnly, why, before } = props;
  const { control, frame, value, onChange } = useBoundField({ name, label });
  return (
    <Row
      label={<label htmlFor={frame.id}>{label}</label>}
      direction="deduction"
      why={why}
      before={before}
      note={
        <>
          <FieldNote {...frame} />
          {value !== undefined && (
            <EditedNote {...{ label, computed, isReadOnly }} onReset={() => onChange(undefined)} />
          )}
        </>
      }
    >
      <Editable isReadOnly={isReadOnly}>
        <AmountInput {...control} value={value ?? computed} onChange={onChange} size="xs" />
      </Editable>
    </Row>
  );
}

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
