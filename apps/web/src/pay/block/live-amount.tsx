import { Box, Text } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import { useState } from 'react';
import { Amount, dollarsText } from '../../components/amount.tsx';
import { payrollText } from '../../text/payroll.es.ts';

type LiveAmountProps = { cents: Cents | undefined; fontSize?: string | undefined };

/** An amount that follows what is typed: each change flashes once, softly. A dash where there is nothing to show. */
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

/** What a stored amount was before the change that is not saved yet. Nothing where it did not change. */
export function AmountBefore({ before, now }: AmountBeforeProps) {
  if (before === undefined || before === now) return null;
  return (
    <Text fontSize="13px" lineHeight="16px" color="accent.fg" textAlign="end" pe="7">
      {payrollText.amounts.before(dollarsText(before))}
    </Text>
  );
}
