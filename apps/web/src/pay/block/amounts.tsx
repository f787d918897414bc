import { Badge, Box, Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import { type ReactNode, useEffect, useState } from 'react';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { Amount, dollarsText } from '../../ui/amount.tsx';
import { useBoundField } from '../../ui/form/fields/bound-field.ts';
import { Editable } from '../../ui/form/fields/editable.tsx';
import { FieldNote } from '../../ui/form/fields/field-frame.tsx';
import { AmountInput } from '../../ui/form/fields/figure-fields.tsx';
import { Row } from './block.tsx';

type LiveAmountProps = { cents: Cents | undefined; fontSize?: string | undefined };

/**
 * An amount that follows what is typed: each change flashes once, softly. A dash where there is nothing to
 * show.
 */
export function LiveAmount({ cents, fontSize }: LiveAmountProps) {
  const [first] = useState(cents);
  if (cents === undefined) {
    return (
      <Box as="span" display="block" textAlign="end" color="fg.muted">
        —
      </Box>
    );
  }
  return (
    <Amount
      // A new element for a new amount, so that its animation runs again.
      key={cents}
      cents={cents}
      fontSize={fontSize}
      rounded="sm"
      animation={cents === first ? undefined : 'flash 600ms ease-out'}
    />
  );
}

type AmountBeforeProps = { before: Cents | undefined; now: Cents | undefined };

/** The stored amount, where an unsaved change differs from it; nothing where it does not. */
export function AmountBefore({ before, now }: AmountBeforeProps) {
  if (before === undefined || before === now) return null;
  return (
    <Text as="span" fontSize="12px" fontWeight="normal" color="accent.fg" whiteSpace="nowrap">
      <VisuallyHidden>{payrollText.amounts.before} </VisuallyHidden>
      <s>{dollarsText(before)}</s>
    </Text>
  );
}

/** The time for which an amount must stand before it is read out, so that not every typed digit is spoken. */
const PAUSE_MS = 1000;

type SpokenAmountProps = {
  label: string;
  /** Undefined where there is none. */
  cents: Cents | undefined;
};

/** An amount that follows what is typed, for those who do not see it change. */
export function SpokenAmount({ label, cents }: SpokenAmountProps) {
  const [spoken, setSpoken] = useState<Cents>();
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(cents), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [cents]);
  return (
    <VisuallyHidden asChild>
      <output>{spoken !== undefined && `${label}: ${dollarsText(spoken)}`}</output>
    </VisuallyHidden>
  );
}

type ComputedAmountRowProps = {
  /** The path of the amount that is typed over it; undefined in the form while nothing is. */
  name: string;
  label: string;
  computed: Cents;
  /** False for an amount that changes no sum. */
  isDeducted?: boolean;
  isReadOnly: boolean;
  /** The button that explains the amount. */
  why: ReactNode;
  /** The stored amount, where an unsaved change differs from it. */
  before: ReactNode;
};

/** An amount, as computed until somebody types over it. */
export function ComputedAmountRow(props: ComputedAmountRowProps) {
  const { name, label, computed, isDeducted = true, isReadOnly, why, before } = props;
  const { control, frame, value, onChange } = useBoundField({ name, label });
  return (
    <Row
      label={<label htmlFor={frame.id}>{label}</label>}
      {...(isDeducted ? { direction: 'deduction' as const } : {})}
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
