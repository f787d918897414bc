import type { ConceptOf } from '@garita/domain/pay/concepts';
import { ComputedAmountRow } from '../../../pay/block/amounts.tsx';
import { payrollText } from '../../../text/pay/payroll.es.ts';
import { useEntry, useLiveAmounts } from '../entry-context.tsx';
import { LineBefore, LineWhy } from './rows.tsx';

/** The exempt part of the severance, which may be typed over. It changes the tax, and no sum. */
export function ExemptSeveranceRow({ concept }: { concept: ConceptOf<'exempt-part'> }) {
  const { isReadOnly } = useEntry();
  const { severance, typed } = useLiveAmounts().calculation?.statement ?? {};
  const line = { concept };
  const label = payrollText.concepts[concept];
  return (
    <ComputedAmountRow
      name="editedSeveranceExempt"
      label={label}
      computed={Math.min(typed?.severance ?? 0, severance?.limit ?? 0)}
      isDeducted={false}
      isReadOnly={isReadOnly}
      why={<LineWhy line={line} label={label} />}
      before={<LineBefore line={line} />}
    />
  );
}
