import { SideDrawer } from '../../components/side-drawer.tsx';
import type { LineRef } from '../../pay/statement-lines.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { ExplanationBody } from './explanation-body.tsx';

/** An amount that somebody asked about. */
export type Question = { line: LineRef; label: string };

type ExplanationDrawerProps = {
  /** Undefined keeps the drawer closed. */
  question: Question | undefined;
  onClose: () => void;
};

/** Answers '¿Por qué?' beside the form. */
export function ExplanationDrawer({ question, onClose }: ExplanationDrawerProps) {
  return (
    <SideDrawer
      open={question !== undefined}
      title={`${payrollText.why.title} ${question?.label ?? ''}`}
      onClose={onClose}
    >
      {question && <ExplanationBody question={question} />}
    </SideDrawer>
  );
}
