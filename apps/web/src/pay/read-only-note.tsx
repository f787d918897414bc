import { Text } from '@chakra-ui/react';

/** Says above a form of pay what cannot be done with it, and why. */
export function ReadOnlyNote({ text }: { text: string }) {
  return (
    <Text color="fg.muted" mb="4">
      {text}
    </Text>
  );
}
