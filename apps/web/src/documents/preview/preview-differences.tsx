import { List } from '@chakra-ui/react';
import { previewText } from '../../text/preview.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { PeopleWarning } from './people-warning.tsx';
import type { Preview } from './preview.ts';

/** What was withheld of somebody beside the tax of the return, which its rounding line leaves out. */
export function PreviewDifferences({ differences }: Pick<Preview, 'differences'>) {
  if (differences.length === 0) return null;
  return (
    <PeopleWarning help={previewText.differencesHelp}>
      {differences.map(({ employeeId, name, cents }) => (
        <List.Item key={employeeId}>
          {previewText.difference(name, dollarsText(Math.abs(cents)), cents < 0)}
        </List.Item>
      ))}
    </PeopleWarning>
  );
}
