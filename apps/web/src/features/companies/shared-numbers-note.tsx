import { Alert, Box } from '@chakra-ui/react';
import { companiesText } from '../../text/companies.es.ts';

/** Warns that companies of one employer number use the same control numbers; nothing where none do. */
export function SharedNumbersNote({ companies }: { companies: readonly { name: string }[] }) {
  const names = companies.map(({ name }) => name).join(', ');
  return (
    <Box as="output" display="block" gridColumn="1 / -1" _empty={{ display: 'none' }}>
      {names !== '' && (
        <Alert.Root status="warning" colorPalette="accent" size="sm">
          <Alert.Indicator />
          <Alert.Title>{companiesText.controls.shared(names)}</Alert.Title>
        </Alert.Root>
      )}
    </Box>
  );
}
