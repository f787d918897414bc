import type { CompanyLine } from '@garita/domain/pay/company-line';
import { useFormContext, useFormState } from 'react-hook-form';
import { AmountInput } from '../../../form/amount-field.tsx';
import { FieldNote } from '../../../form/field-frame.tsx';
import { errorId, useFormField } from '../../../form/form-fields.ts';
import { EditedNote } from '../../../pay/block/edited-note.tsx';
import { Row } from '../../../pay/block/row.tsx';
import { useEntry } from '../entry-context.ts';
import { LineWhy } from '../line-why.tsx';
import { useLiveAmounts } from '../live-amounts.tsx';
import type { TypedChoice } from '../state/company-line-choices.ts';
import { CompanyLineSwitch } from './company-line-switch.tsx';
import { Editable } from './editable.tsx';
import { LineBefore } from './line-amount.tsx';

type CompanyLineRowProps = {
  line: CompanyLine;
  /** Where the schema says what is wrong with its amount. */
  name: string;
  choice: TypedChoice;
  onChange: (choice: TypedChoice) => void;
  onBlur: () => void;
};

/** A line of the company: on or off, its amount as computed or as typed over it. */
export function CompanyLineRow({ line, name, choice, onChange, onBlur }: CompanyLineRowProps) {
  const { taxId } = line;
  const id = useFormField(name, line.name);
  const error = useFormContext().getFieldState(name, useFormState()).error?.message;
  const { isReadOnly } = useEntry();
  const { calculation } = useLiveAmounts();
  const counted = calculation?.statement.companyLines.find((one) => one.taxId === taxId);

  return (
    <Row
      label={<CompanyLineSwitch {...{ line, choice, onChange }} />}
      direction={line.direction}
      why={counted && <LineWhy line={{ taxId }} label={line.name} />}
      note={
        <>
          <FieldNote id={id} help={undefined} error={error} />
          {choice.editedCents !== undefined && choice.isActive && (
            <EditedNote
              label={line.name}
              computed={counted?.computed ?? 0}
              isReadOnly={isReadOnly}
              onReset={() => onChange({ ...choice, editedCents: undefined })}
            />
          )}
          <LineBefore line={{ taxId }} />
        </>
      }
    >
      <Editable>
        <AmountInput
          id={id}
          aria-label={line.name}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId(id)}
          disabled={!choice.isActive}
          size="xs"
          value={choice.editedCents ?? counted?.computed ?? 0}
          onChange={(editedCents) => onChange({ ...choice, editedCents })}
          onBlur={onBlur}
        />
      </Editable>
    </Row>
  );
}
