import { WhyButton } from '../../components/block/why-button.tsx';
import { useEntry } from './entry-context.ts';
import type { LineRef } from './state/statement-lines.ts';

/** Opens the explanation of a line of the statement. */
export function LineWhy({ line, label }: { line: LineRef; label: string }) {
  const { explain } = useEntry();
  return <WhyButton label={label} onAsk={() => explain(line, label)} />;
}
