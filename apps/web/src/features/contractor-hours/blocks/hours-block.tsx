import { useBoundField } from '../../../form/fields/bound-field.ts';
import { Editable } from '../../../form/fields/editable.tsx';
import { FieldNote } from '../../../form/fields/field-frame.tsx';
import { HoursInput } from '../../../form/fields/hours-field.tsx';
import { Block, Rows } from '../../../pay/block/block.tsx';
import { Row } from '../../../pay/block/row.tsx';
import { contractorHoursText } from '../../../text/contractor-hours.es.ts';
import { useHours } from '../hours-context.ts';

const { hours } = contractorHoursText;

/** Where the focus goes when a new payment starts. */
export const HOURS_FIELD = 'minutes';

/** The time that is paid. */
export function HoursBlock() {
  const { isReadOnly } = useHours();
  const label = hours.regular;
  const { control, frame, value, onChange } = useBoundField({ name: HOURS_FIELD, label });
  return (
    <Block title={hours.title}>
      <Rows widths="typed">
        <Row label={<label htmlFor={frame.id}>{label}</label>} note={<FieldNote {...frame} />}>
          <Editable isReadOnly={isReadOnly}>
            <HoursInput {...{ value, onChange, label }} {...control} size="xs" />
          </Editable>
        </Row>
      </Rows>
    </Block>
  );
}
