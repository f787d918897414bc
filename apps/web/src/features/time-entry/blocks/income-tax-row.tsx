import { EditedNote } from '../../../components/block/edited-note.tsx';
import { Row } from '../../../components/block/row.tsx';
import { AmountInput } from '../../../form/amount-field.tsx';
import { useBoundField } from '../../../form/bound-field.ts';
import { FieldNote } from '../../../form/field-frame.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { useEntry } from '../entry-context.ts';
import { LineWhy } from '../line-why.tsx';
import { useLiveAmounts } from '../live-amounts.tsx';
import { Editable } from './editable.tsx';
import { LineBefore } from './line-amount.tsx';

const LINE = { concept: 'incomeTax' } as const;
const label = payrollText.concepts.incomeTax;

/** The one tax that may be typed: as computed until somebody types over it. */
export function IncomeTaxRow() {
  const { control, frame, value, onChange } = useBoundField({ name: 'editedIncomeTax', label });
  const { isReadOnly } = useEntry();
  const { calculation } = useLiveAmounts();
  const computed = calculation?.statement.incomeTax.computed.amount ?? 0;
  return (
    <Row
      label={<label htmlFor={frame.id}>{label}</label>}
      direction="deduction"
      why={<LineWhy line={LINE} label={label} />}
      note={
        <>
          <FieldNote {...frame} />
          {value !== undefined && (
            <EditedNote {...{ label, computed, isReadOnly }} onReset={() => onChange(undefined)} />
          )}
          <LineBefore line={LINE} />
        </>
      }
    >
      <Editable>
        <AmountInput {...control} value={value ?? computed} onChange={onChange} size="xs" />
      </Editable>
    </Row>
  );
}
