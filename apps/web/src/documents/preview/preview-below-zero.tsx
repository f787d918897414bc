import { Alert, List, Text } from '@chakra-ui/react';
import { dollarsText } from '../../components/amount.tsx';
import { mendingNames } from '../../text/filing.es.ts';
import { previewText } from '../../text/preview.es.ts';
import type { Preview } from './preview.ts';

/** Of whom the return takes back more than it has, which no agency takes, and what that is declared with. */
export function PreviewBelowZero({ belowZero }: Pick<Preview, 'belowZero'>) {
  const [first] = belowZero;
  if (!first) return null;
  return (
    <Alert.Root status="warning" variant="surface" alignItems="start">
      <Alert.Indicator />
      <Alert.Content gap="1">
        <Alert.Title>{previewText.belowZero}</Alert.Title>
        <List.Root variant="plain">
          {belowZero.map(({ employeeId, name, cents }) => (
            <List.Item key={employeeId}>
              {name}: {dollarsText(cents)}
            </List.Item>
          ))}
        </List.Root>
        <Text>{previewText.belowZeroHelp(first.mendedBy.map((form) => mendingNames[form]).join(', '))}</Text>
      </Alert.Content>
    </Alert.Root>
  );
}
