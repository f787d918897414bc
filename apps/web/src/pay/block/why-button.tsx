import { IconButton } from '@chakra-ui/react';
import { CircleQuestionMark } from 'lucide-react';
import { payrollText } from '../../text/payroll.es.ts';

/** Opens the explanation of the amount with this label. */
export function WhyButton({ label, onAsk }: { label: string; onAsk: () => void }) {
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
      onClick={onAsk}
      data-print="hidden"
    >
      <CircleQuestionMark aria-hidden />
    </IconButton>
  );
}
