import type { HTMLChakraProps } from '@chakra-ui/react';
import { formText } from '../../../text/form.es.ts';
import { NativeSelect } from '../../controls/native-select.tsx';
import type { Option } from './options.ts';

type SelectInputProps<Value extends string | number> = {
  options: readonly Option<Value>[];
  /** The value of one of the options; anything else is 'nothing chosen'. */
  value: unknown;
  /** Null for 'nothing chosen'. */
  onChange: (value: Value | null) => void;
  /** The text of 'nothing chosen'. */
  placeholder?: string;
} & Omit<HTMLChakraProps<'select'>, 'value' | 'onChange' | 'placeholder' | 'children'>;

/** A native select, which keyboards, screen readers and telephones support. */
export function SelectInput<Value extends string | number>(props: SelectInputProps<Value>) {
  const { options, value, onChange, placeholder = formText.choose, ...select } = props;
  const position = options.findIndex((option) => option.value === value);
  return (
    <NativeSelect
      {...select}
      textOverflow="ellipsis"
      value={position}
      onChange={(event) => onChange(options[Number(event.currentTarget.value)]?.value ?? null)}
    >
      <option value={-1}>{placeholder}</option>
      <Options options={options} />
    </NativeSelect>
  );
}

/** The options; those of a group under its heading, in the order of first appearance. */
function Options({ options }: { options: readonly Option[] }) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => {
    const own = options.flatMap((option, index) =>
      option.group === group
        ? [
            <option key={option.value} value={index}>
              {option.label}
            </option>,
          ]
        : [],
    );
    return group === undefined ? (
      own
    ) : (
      <optgroup key={group} label={group}>
        {own}
      </optgroup>
    );
  });
}
