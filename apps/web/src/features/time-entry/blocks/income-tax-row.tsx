import { ComputedAmountRow } from '../../../pay/block/computed-amount-row.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { useEntry } from '../entry-context.ts';
import { LineWhy } from '../line-why.tsx';
import { useLiveAmounts } from '../live-amounts.tsx';
import { LineBefore } from './line-amount.tsx';

const LINE = { concept: 'incomeTax' } as const;
const label = payrollText.concepts.incomeTax;

/** The one tax that may be typed. */
export function IncomeTaxRow() {
  const { isReadOnly } = useEntry();
  const { calculation } = useLiveAmounts();
  return (
    <ComputedAmountRow
      name="editedIncomeTax"
      label={label}
      computed={calculation?.statement.incomeTax.computed.amount ?? 0}
      isReadOnly={isReadOnly}
      why={<LineWhy line={LINE} label={label} />}
      before={<LineBefore line={LINE} />}
    />
  );
}
