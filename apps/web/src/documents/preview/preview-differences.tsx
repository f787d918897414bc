import { Alert, List, Text } from '@chakra-ui/react';
import { dollarsText } from '../../components/amount.tsx';
import { previewText } from '../../text/preview.es.ts';
import type { Preview } from './preview.ts';

/** What was withheld of somebody beside the tax of the return, which its rounding line leaves out. */
export function PreviewDifferences({ differences }: Pick<Preview, 'differences'>) {
  if (differences.length === 0) return null;
  return (
    <Alert.Root status="warning" variant="surface" alignItems="start">
      <Alert.Indicator />
      <Alert.Content gap="1">
        <List.Root variant="plain">
          {differences.map(({ employeeId, name, cents }) => (
            <List.Item key={employeeId}>
              {previewText.difference(name, dollarsText(Math.abs(cents)), cents < 0)}
            </List.Item>
          ))}
        </List.Root>
        <Text>{previewText.differencesHelp}</Text>
      </Alert.Content>
    </Alert.Root>
  );
}
