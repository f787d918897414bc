import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { errorId, helpId } from './bound-field.ts';

type FieldFrameProps = {
  /** The id of the control inside. */
  id: string;
  label: string;
  isRequired: boolean;
  help: string | undefined;
  error: string | undefined;
  children: ReactNode;
};

/** The label above a control, and its help or error below. */
export function FieldFrame({ id, label, isRequired, help, error, children }: FieldFrameProps) {
  return (
    <Stack gap="1" minWidth="0">
      <Flex gap="1" align="baseline" fontSize="13px" lineHeight="20px" fontWeight="medium">
        <label htmlFor={id}>{label}</label>
        {isRequired && <RequiredMark />}
      </Flex>
      {children}
      <FieldNote id={id} help={help} error={error} />
    </Stack>
  );
}

// Beside the label rather than in it: screen readers announce 'required' by themselves, and the field keeps
// its name.
function RequiredMark() {
  return (
    <chakra.span color="fg.error" aria-hidden>
      *
    </chakra.span>
  );
}

/** The line under a control: its error, or else its help. */
export function FieldNote({ id, help, error }: Pick<FieldFrameProps, 'id' | 'help' | 'error'>) {
  if (error !== undefined) {
    return (
      <Text id={errorId(id)} color="fg.error" fontSize="13px" lineHeight="20px" aria-live="polite">
        {error}
      </Text>
    );
  }
  if (help === undefined) return null;
  return (
    <Text id={helpId(id)} color="fg.muted" fontSize="13px" lineHeight="20px">
      {help}
    </Text>
  );
}
