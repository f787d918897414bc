import { Alert, Box } from '@chakra-ui/react';

/** Something in the form that may be a mistake and keeps nobody from saving; nothing while there is no text. */
export function FormWarning({ text }: { text: string | undefined }) {
  return (
    // There before its text is, so that the text is read out when it comes.
    <Box as="output" display="block" gridColumn="1 / -1" _empty={{ display: 'none' }}>
      {text !== undefined && (
        <Alert.Root status="warning" colorPalette="accent" size="sm">
          <Alert.Indicator />
          <Alert.Title>{text}</Alert.Title>
        </Alert.Root>
      )}
    </Box>
  );
}
