import { formText } from '../../../text/form.es.ts';
import type { Option } from './options.ts';
import { SelectInput } from './select-input.tsx';
import { TypedField } from './typed-field.tsx';

type ChoiceFieldProps<Value extends string | number> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value | null;
  /** Null for 'nothing chosen'. */
  onChoose: (value: Value | null) => void;
  /** The words of 'nothing chosen'. */
  placeholder?: string;
  help?: string | undefined;
  error?: string | undefined;
};

/** One of the selects of the screen. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { options, value, onChoose, placeholder = formText.chooseOption, ...frame } = props;
  return (
    <TypedField {...frame}>
      {(control) => (
        <SelectInput
          {...control}
          options={options}
          value={value}
          onChange={onChoose}
          placeholder={placeholder}
        />
      )}
    </TypedField>
  );
}
