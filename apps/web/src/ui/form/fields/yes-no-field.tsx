import { commonText } from '../../../text/common.es.ts';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';
import { SelectInput } from './select-input.tsx';

const OPTIONS = [
  { value: 'yes', label: commonText.yes },
  { value: 'no', label: commonText.no },
] as const;

/** Yes or no as a choice of two words, where a switch would say too little. */
export function YesNoField(field: FieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  return (
    <FieldFrame {...frame}>
      <SelectInput
        {...control}
        options={OPTIONS}
        value={value === true ? 'yes' : 'no'}
        onChange={(choice) => onChange(choice === 'yes')}
      />
    </FieldFrame>
  );
}
