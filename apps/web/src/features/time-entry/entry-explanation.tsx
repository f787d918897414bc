import { Loaded } from '../../components/loaded.tsx';
import { SideDrawer } from '../../components/overlays.ts';
import { useLazyModule } from '../../components/use-lazy-module.ts';
import type { LineRef } from '../../pay/statement-lines.ts';
import { payrollText } from '../../text/payroll.es.ts';

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
