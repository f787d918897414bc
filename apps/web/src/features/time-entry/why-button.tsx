import { IconButton } from '@chakra-ui/react';
import { CircleQuestionMark } from 'lucide-react';
import { payrollText } from '../../text/payroll.es.ts';
import { useEntry } from './entry-context.ts';
import type { LineRef } from './state/statement-lines.ts';

/** Opens the explanation of an amount. */
export function WhyButton({ line, label }: { line: LineRef; label: string }) {
  const { explain } = useEntry();
  const name = payrollText.why.openOf(label);
  return (
    <IconButton
      type="button"
      variant="ghost"
      size="2xs"
      color="fg.muted"
      aria-label={name}
      title={name}
      aria-haspopup="dialog"
      onClick={() => explain(line, label)}
      data-print="hidden"
    >
      <CircleQuestionMark aria-hidden />
    </IconButton>
  );
}
