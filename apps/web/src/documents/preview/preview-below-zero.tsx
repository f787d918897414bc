import { List } from '@chakra-ui/react';
import { mendingNames } from '../../text/filing.es.ts';
import { previewText } from '../../text/preview.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { PeopleWarning } from './people-warning.tsx';
import type { Preview } from './preview.ts';

/** Of whom the return takes back more than it has, which no agency takes, and what that is declared with. */
export function PreviewBelowZero({ belowZero }: Pick<Preview, 'belowZero'>) {
  const [first] = belowZero;
  if (!first) return null;
  const forms = first.mendedBy.map((form) => mendingNames[form]).join(', ');
  return (
    <PeopleWarning title={previewText.belowZero} help={previewText.belowZeroHelp(forms)}>
      {belowZero.map(({ employeeId, name, cents }) => (
        <List.Item key={employeeId}>
          {name}: {dollarsText(cents)}
        </List.Item>
      ))}
    </PeopleWarning>
  );
}
