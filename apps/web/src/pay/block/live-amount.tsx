import { Box, Text, VisuallyHidden } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import { useEffect, useState } from 'react';
import { payrollText } from '../../text/payroll.es.ts';
import { Amount, dollarsText } from '../../ui/amount.tsx';

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
