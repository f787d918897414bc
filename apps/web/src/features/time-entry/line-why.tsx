import { WhyButton } from '../../pay/block/why-button.tsx';
import type { LineRef } from '../../pay/statement-lines.ts';
import { useEntry } from './entry-context.ts';

/** Opens the explanation of a line of the statement. */
export function LineWhy({ line, label }: { line: LineRef; label: string }) {
  const { explain } = useEntry();
  return <WhyButton label={label} onAsk={() => explain(line, label)} />;
}
