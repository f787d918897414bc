import { Stack, Text } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { ComboInput } from './combo-input.tsx';

type ComboPickerProps<Value extends string | number> = Omit<ComponentProps<typeof ComboInput<Value>>, 'id'>;

/** One of the choices above what a screen shows, which one types into. */
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
