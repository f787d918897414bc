import { Stack, Text } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { ComboInput } from './combo-input.tsx';
import type { Option } from './select-input.tsx';
import { SelectInput } from './select-input.tsx';

type PickerProps<Value extends string | number> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value | undefined;
  /** Null for 'nothing chosen'. */
  onChoose: (value: Value | null) => void;
  placeholder?: string;
  width: string;
  /** Its `flex` in a narrow window. */
  narrow: string;
};

/** A select above a screen's content. */
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

type ComboPickerProps<Value extends string | number> = Omit<ComponentProps<typeof ComboInput<Value>>, 'id'>;

/** A select above a screen's content that filters while one types. */
export function ComboPicker<Value extends string | number>(props: ComboPickerProps<Value>) {
  const id = useId();
  return (
    <Stack gap="1" flex={{ base: '1 1 100%', md: '0 2 12rem' }} minW="6rem" maxW="full">
      <Text asChild fontSize="13px" lineHeight="20px" fontWeight="medium">
        <label htmlFor={id}>{props.label}</label>
      </Text>
      <ComboInput id={id} {...props} />
    </Stack>
  );
}
