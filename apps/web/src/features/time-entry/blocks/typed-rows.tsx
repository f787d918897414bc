import type { LineDirection } from '@garita/domain/reference/enumerations';
import { AmountInput } from '../../../form/amount-field.tsx';
import { useBoundField } from '../../../form/bound-field.ts';
import { FieldNote } from '../../../form/field-frame.tsx';
import { HoursInput } from '../../../form/hours-field.tsx';
import { Row } from '../../../pay/block/row.tsx';
import type { ConceptId } from '../../../pay/statement-lines.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import { LineWhy } from '../line-why.tsx';
import { Editable } from './editable.tsx';
import { LineBefore } from './line-amount.tsx';

/** Worked time of one kind. */
export function HoursRow({ name, label }: { name: string; label: string }) {
  const { control, frame, value, onChange } = useBoundField({ name, label });
  return (
    <Row label={<label htmlFor={frame.id}>{label}</label>} note={<FieldNote {...frame} />}>
      <Editable>
        <HoursInput {...{ value, onChange, label }} {...control} size="xs" />
      </Editable>
    </Row>
  );
}

type AmountRowProps = { name: string; label: string; direction?: LineDirection };

/** An amount that is typed. */
export function AmountRow({ name, label, direction }: AmountRowProps) {
  const { control, frame, value, onChange } = useBoundField({ name, label });
  return (
    <Row
      label={<label htmlFor={frame.id}>{label}</label>}
      direction={direction}
      note={<FieldNote {...frame} />}
    >
      <Editable>
        <AmountInput {...{ value, onChange }} {...control} size="xs" />
      </Editable>
    </Row>
  );
}

type TypedLineRowProps = { name: string; concept: ConceptId; direction: LineDirection };

/** An amount that is typed, which is a line of the statement by itself. */
export function TypedLineRow({ name, concept, direction }: TypedLineRowProps) {
  const label = payrollText.concepts[concept];
  const { control, frame, value, onChange } = useBoundField({ name, label });
  return (
    <Row
      label={<label htmlFor={frame.id}>{label}</label>}
      direction={direction}
      why={<LineWhy line={{ concept }} label={label} />}
      note={
        <>
          <FieldNote {...frame} />
          <LineBefore line={{ concept }} />
        </>
      }
    >
      <Editable>
        <AmountInput {...{ value, onChange }} {...control} size="xs" />
      </Editable>
    </Row>
  );
}
