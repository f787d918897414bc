import type { LineDirection } from '@garita/domain/reference/enumerations';
import { Row } from '../../../pay/block/row.tsx';
import type { ConceptId } from '../../../pay/statement-lines.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import { LineWhy } from '../line-why.tsx';
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
