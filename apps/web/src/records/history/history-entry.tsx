import { Box, chakra, Text } from '@chakra-ui/react';
import { momentText } from '../../lib/date-text.ts';
import { historyText } from '../../text/history.es.ts';
import { ChangedValues } from './changed-values.tsx';
import { type HistoryKind, happening, isSwitch, type RecordHistoryLine } from './history-line.ts';

type HistoryEntryProps = { history: HistoryKind; line: RecordHistoryLine };

/** One change: what happened, who did it and when, and which fields it touched. */
export function HistoryEntry({ history, line }: HistoryEntryProps) {
  return (
    <Box as="li" borderStartWidth="2px" borderColor="border.emphasized" ps="4" css={{ breakInside: 'avoid' }}>
      <Text as="h3" fontWeight="semibold">
        {happening(history, line)}
      </Text>
      <Text color="fg.muted" fontSize="13px" mb="2">
        <time dateTime={line.at}>
          {historyText.by(line.actor.name || historyText.somebody, momentText(line.at))}
        </time>
      </Text>
      <Values history={history} line={line} />
    </Box>
  );
}

/** What changed; of a whole record that came or went, folded away, because that is everything. */
function Values({ history: { fields }, line }: HistoryEntryProps) {
  const { kind, changes } = line;
  if (kind === 'shown' || isSwitch(line)) return null;
  if (kind === 'updated') return <ChangedValues fields={fields} changes={changes} />;
  const filled = changes.filter(({ before, after }) => !isEmpty(before ?? after));
  return (
    <details>
      <chakra.summary cursor="pointer" fontSize="13px" mb="2">
        {historyText.values(filled.length)}
      </chakra.summary>
      <ChangedValues fields={fields} changes={filled} />
    </details>
  );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
