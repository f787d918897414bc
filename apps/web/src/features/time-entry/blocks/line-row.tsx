import type { LineDirection } from '@garita/domain/reference/enumerations';
import { Row } from '../../../components/block/row.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { LineWhy } from '../line-why.tsx';
import type { ConceptId } from '../state/statement-lines.ts';
import { LineAmount, LineBefore } from './line-amount.tsx';

type LineRowProps = { concept: ConceptId; label?: string; direction?: LineDirection; isStrong?: boolean };

/** An amount that is computed: shown, compared with what is stored, and explained. */
export function LineRow({ concept, label = payrollText.concepts[concept], ...row }: LineRowProps) {
  const line = { concept };
  return (
    <Row {...row} label={label} why={<LineWhy line={line} label={label} />} note={<LineBefore line={line} />}>
      <LineAmount line={line} />
    </Row>
  );
}
