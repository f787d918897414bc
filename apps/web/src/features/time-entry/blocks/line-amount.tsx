import type { Cents } from '@garita/domain/money/cents';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { AmountBefore, LiveAmount } from '../../../pay/block/live-amount.tsx';
import { type LineRef, lineCents } from '../../../pay/statement-lines.ts';
import { useEntry } from '../entry-context.ts';
import { useLiveAmounts } from '../live-amounts.tsx';

/** An amount of the statement as it is now. */
export function LineAmount({ line, fontSize }: { line: LineRef; fontSize?: string }) {
  const cents = centsIn(useLiveAmounts().calculation?.statement, line);
  return <LiveAmount cents={cents} fontSize={fontSize} />;
}

/** What a line of the stored statement was before the change that is not saved yet. */
export function LineBefore({ line }: { line: LineRef }) {
  const before = centsIn(useEntry().work.saved?.statement, line);
  const now = centsIn(useLiveAmounts().calculation?.statement, line);
  return <AmountBefore before={before} now={now} />;
}

function centsIn(statement: PayStatement | undefined, line: LineRef): Cents | undefined {
  return statement && lineCents(statement, line);
}
