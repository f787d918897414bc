import { Block, Rows } from '../../../pay/block/block.tsx';
import { Row } from '../../../pay/block/row.tsx';
import { contractorHoursText } from '../../../text/contractor-hours.es.ts';
import { AmountInput } from '../../../ui/form/fields/amount-field.tsx';
import { type FieldProps, useBoundField } from '../../../ui/form/fields/bound-field.ts';
import { Editable } from '../../../ui/form/fields/editable.tsx';
import { FieldNote } from '../../../ui/form/fields/field-frame.tsx';
import { HoursInput } from '../../../ui/form/fields/hours-field.tsx';
import { useHours } from '../hours-context.ts';

const { hours } = contractorHoursText;

/** Where the focus goes when a new payment starts. */
export const HOURS_FIELD = 'minutes';

/** What is paid: time at the contractor's rate, an agreed price, and expenses, which are no income. */
export function HoursBlock() {
  return (
    <Block title={hours.title}>
      <Rows widths="typed">
        <TimeRow />
        <AmountRow name="flatFee" label={hours.flatFee} />
        <AmountRow name="reimbursedExpenses" label={hours.reimbursedExpenses} />
      </Rows>
    </Block>
  );
}

function TimeRow() {
  const { isReadOnly } = useHours();
  const label = hours.regular;
  const { control, frame, value, onChange } = useBoundField({ name: HOURS_FIELD, label });
  return (
    <Row label={<label htmlFor={frame.id}>{label}</label>} note={<FieldNote {...frame} />}>
      <Editable isReadOnly={isReadOnly}>
        <HoursInput {...{ value, onChange, label }} {...control} size="xs" />
      </Editable>
    </Row>
  );
}

function AmountRow(props: FieldProps) {
  const { isReadOnly } = useHours();
  const { control, frame, value, onChange } = useBoundField(props);
  return (
    <Row label={<label htmlFor={frame.id}>{props.label}</label>} note={<FieldNote {...frame} />}>
      <Editable isReadOnly={isReadOnly}>
        <AmountInput {...{ value, onChange }} {...control} size="xs" />
      </Editable>
    </Row>
  );
}
