import { Field, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldProps } from './bound-field.ts';

type FieldFrameProps = Omit<FieldProps, 'name' | 'longLabel'> & {
  /** The id that the control inside takes over, with the rest of what ties it to its label and error. */
  id: string;
  error: string | undefined;
  children: ReactNode;
};

/** The label above a control and what is wrong with it below. */
export function FieldFrame({ id, label, isRequired, isDisabled, help, error, children }: FieldFrameProps) {
  return (
    <Field.Root
      ids={{ control: id }}
      invalid={error !== undefined}
      required={isRequired ?? false}
      disabled={isDisabled ?? false}
      gap="1"
    >
      <Flex gap="1" align="baseline">
        <Field.Label fontSize="13px">{label}</Field.Label>
        {isRequired && <RequiredMark />}
      </Flex>
      {children}
      {help !== undefined && error === undefined && <Field.HelperText mt="0">{help}</Field.HelperText>}
      <Field.ErrorText mt="0">{error}</Field.ErrorText>
    </Field.Root>
  );
}

// Beside the label and hidden from screen readers, which say 'required' by themselves: the name of the field stays its label.
function RequiredMark() {
  return <Field.RequiredIndicator aria-hidden>*</Field.RequiredIndicator>;
}
