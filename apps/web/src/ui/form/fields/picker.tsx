import { Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { Option } from './options.ts';
import { SelectInput } from './select-input.tsx';

type PickerProps<Value extends string | number> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value | undefined;
  /** Null for 'nothing chosen'. */
  onChoose: (value: Value | null) => void;
  placeholder?: string;
  width: string;
  /** Its `flex` where the choices share a narrow window. */
  narrow: string;
};

/** One of the choices above what a screen shows. */
export function Picker<Value extends string | number>(props: PickerProps<Value>) {
  const { label, options, value, onChoose, placeholder, width, narrow } = props;
  const id = useId();
  return (
    <Stack gap="1" flex={{ base: narrow, md: `0 1 ${width}` }} minW="4.5rem" maxW="full">
      <Text asChild fontSize="13px" lineHeight="20px" fontWeight="medium">
        <label htmlFor={id}>{label}</label>
      </Text>
      <SelectInput
        id={id}
        options={options}
        value={value}
        onChange={onChoose}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
    </Stack>
  );
}
