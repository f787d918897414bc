import { Text } from '@chakra-ui/react';

/** Says above a form of pay why nothing in it can be changed. */
export function ReadOnlyNote({ text }: { text: string }) {
  return (
    <Text color="fg.muted" mb="4">
      {text}
    </Text>
  );
}
