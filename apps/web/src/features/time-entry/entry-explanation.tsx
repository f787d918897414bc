import type { LineRef } from '../../pay/statement-lines.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { SideDrawer } from '../../ui/overlay/overlays.ts';
import { Loaded } from '../../ui/page/loaded.tsx';
import { useLazyModule } from '../../ui/page/use-lazy-module.ts';

const { why } = payrollText;

/** An amount that somebody asked about. */
export type Question = { line: LineRef; label: string };

type ExplanationDrawerProps = {
  /** Undefined keeps the drawer closed. */
  question: Question | undefined;
  onClose: () => void;
};

/** Answers '¿Por qué?' beside the form. */
export function ExplanationDrawer({ question, onClose }: ExplanationDrawerProps) {
  const part = useLazyModule('explanation', () => import('./explanation-body.tsx'));
  return (
    <SideDrawer
      open={question !== undefined}
      title={`${why.title} ${question?.label ?? ''}`}
      onClose={onClose}
    >
      {question && (
        <Loaded query={part}>{({ ExplanationBody }) => <ExplanationBody question={question} />}</Loaded>
      )}
    </SideDrawer>
  );
}
