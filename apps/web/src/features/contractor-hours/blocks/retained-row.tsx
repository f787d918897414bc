import { EditedNote } from '../../../components/block/edited-note.tsx';
import { AmountBefore } from '../../../components/block/live-amount.tsx';
import { Row } from '../../../components/block/row.tsx';
import { WhyButton } from '../../../components/block/why-button.tsx';
import { AmountInput } from '../../../form/amount-field.tsx';
import { useBoundField } from '../../../form/bound-field.ts';
import { Editable } from '../../../form/editable.tsx';
import { FieldNote } from '../../../form/field-frame.tsx';
import { contractorHoursText } from '../../../text/contractor-hours.es.ts';
import { useHours } from '../hours-context.ts';

const label = contractorHoursText.retained;

/** What is withheld: as computed until somebody types over it. */
export function RetainedRow() {
  const { work, isReadOnly, calculation, explain } = useHours();
  const { control, frame, value, onChange } = useBoundField({ name: 'editedRetained', label });
  const { amount, computed } = calculation.payment.retained;
  return (
    <Row
      label={<label htmlFor={frame.id}>{label}</label>}
      direction="deduction"
      why={<WhyButton label={label} onAsk={() => explain('retained')} />}
      note={
        <>
          <FieldNote {...frame} />
          {value !== undefined && (
            <EditedNote
              {...{ label, isReadOnly }}
              computed={computed.amount}
              onReset={() => onChange(undefined)}
            />
          )}
          <AmountBefore before={work.saved?.statement.retained.amount} now={amount} />
        </>
      }
    >
      <Editable isReadOnly={isReadOnly}>
        <AmountInput {...control} value={value ?? computed.amount} onChange={onChange} size="xs" />
      </Editable>
    </Row>
  );
}
