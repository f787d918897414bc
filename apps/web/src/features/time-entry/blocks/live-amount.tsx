import { Box, Text } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { useState } from 'react';
import { Amount, dollarsText } from '../../../components/amount.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { useEntry } from '../entry-context.ts';
import { useLiveAmounts } from '../live-amounts.tsx';
import { type LineRef, lineCents } from '../state/statement-lines.ts';

/** An amount of the statement as it is now. */
export function LineAmount({ line, fontSize }: { line: LineRef; fontSize?: string }) {
  const cents = centsIn(useLiveAmounts().calculation?.statement, line);
  return <LiveAmount cents={cents} fontSize={fontSize} />;
}

/** What a line of the stored statement was before the change that is not saved yet. Nothing where it did not change. */
export function LineBefore({ line }: { line: LineRef }) {
  const before = centsIn(useEntry().work.saved?.statement, line);
  const now = centsIn(useLiveAmounts().calculation?.statement, line);
  if (before === undefined || before === now) return null;
  return (
    <Text fontSize="13px" lineHeight="16px" color="accent.fg" textAlign="end" pe="7">
      {payrollText.amounts.before(dollarsText(before))}
    </Text>
  );
}

function centsIn(statement: PayStatement | undefined, line: LineRef): Cents | undefined {
  return statement && lineCents(statement, line);
}

type LiveAmountProps = { cents: Cents | undefined; fontSize: string | undefined };

/** An amount that follows what is typed: each change flashes once, softly. A dash where there is nothing to show. */
function LiveAmount({ cents, fontSize }: LiveAmountProps) {
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
