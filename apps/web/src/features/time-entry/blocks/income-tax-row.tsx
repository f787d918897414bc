import { AmountInput } from '../../../form/amount-field.tsx';
import { useBoundField } from '../../../form/bound-field.ts';
import { FieldNote } from '../../../form/field-frame.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { useLiveEntry } from '../live-entry.ts';
import { WhyButton } from '../why-button.tsx';
import { Editable } from './editable.tsx';
import { EditedNote } from './edited-note.tsx';
import { BeforeNote } from './live-amount.tsx';
import { Row } from './row.tsx';

const label = payrollText.concepts.incomeTax;

/** The one tax that may be typed: as computed until somebody types over it. */
export function IncomeTaxRow() {
  const { control, frame, value, onChange } = useBoundField({ name: 'editedIncomeTax', label });
  const { calculation, work } = useLiveEntry();
  const incomeTax = calculation?.statement.incomeTax;
  const computed = incomeTax?.computed.amount ?? 0;
  return (
    <Row
      label={<label htmlFor={frame.id}>{label}</label>}
      direction="deduction"
      why={calculation && <WhyButton line={{ concept: 'incomeTax' }} label={label} />}
      note={
        <>
          <FieldNote {...frame} />
          {value !== undefined && (
            <EditedNote label={label} computed={computed} onReset={() => onChange(undefined)} />
          )}
          <BeforeNote before={work.saved?.statement.incomeTax.amount} now={incomeTax?.amount} />
        </>
      }
    >
      <Editable>
        <AmountInput {...control} value={value ?? computed} onChange={onChange} size="xs" />
      </Editable>
    </Row>
  );
}
