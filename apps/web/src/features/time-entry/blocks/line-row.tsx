import type { LineDirection } from '@garita/domain/reference/enumerations';
import { payrollText } from '../../../text/payroll.es.ts';
import { useLiveEntry } from '../live-entry.ts';
import { type ConceptId, conceptCents } from '../state/statement-lines.ts';
import { WhyButton } from '../why-button.tsx';
import { BeforeNote, LiveAmount } from './live-amount.tsx';
import { Row } from './row.tsx';

type LineRowProps = { concept: ConceptId; label?: string; direction?: LineDirection; isStrong?: boolean };

/** An amount that is computed: shown, compared with what is stored, and explained. */
export function LineRow({ concept, label = payrollText.concepts[concept], ...row }: LineRowProps) {
  const { calculation, work } = useLiveEntry();
  const cents = calculation && conceptCents(calculation.statement, concept);
  const before = work.saved && conceptCents(work.saved.statement, concept);
  return (
    <Row
      {...row}
      label={label}
      why={calculation && <WhyButton line={{ concept }} label={label} />}
      note={<BeforeNote before={before} now={cents} />}
    >
      <LiveAmount cents={cents} />
    </Row>
  );
}
