import type { LineDirection } from '@garita/domain/reference/enumerations';
import { payrollText } from '../../../text/payroll.es.ts';
import type { ConceptId } from '../state/statement-lines.ts';
import { WhyButton } from '../why-button.tsx';
import { LineAmount, LineBefore } from './live-amount.tsx';
import { Row } from './row.tsx';

type LineRowProps = { concept: ConceptId; label?: string; direction?: LineDirection; isStrong?: boolean };

/** An amount that is computed: shown, compared with what is stored, and explained. */
export function LineRow({ concept, label = payrollText.concepts[concept], ...row }: LineRowProps) {
  const line = { concept };
  return (
    <Row
      {...row}
      label={label}
      why={<WhyButton line={line} label={label} />}
      note={<LineBefore line={line} />}
    >
      <LineAmount line={line} />
    </Row>
  );
}
