import { Box } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { momentText } from '../lib/date-text.ts';
import { NO_CACHE, useIsFresh } from '../lib/no-cache.ts';
import { trpc } from '../lib/trpc.ts';
import { formText } from '../text/form.es.ts';
import { historyText } from '../text/history.es.ts';
import { FormWarning } from '../ui/form/form-section.tsx';
import { SaveNote } from '../ui/form/saving/save-question.tsx';
import { type HistoryOf, isSwitch } from './history/history-line.ts';

/**
 * Wraps the form of a saved record, so that the question before saving tells who else changed it meanwhile.
 */
export function EditedRecord({ children, ...history }: HistoryOf & { children: ReactNode }) {
  const query = trpc.recordChanges.list.useQuery(history, NO_CACHE);
  const isFresh = useIsFresh(query);
  const [latestLine, setLatestLine] = useState<number>();
  // Set once: the question loads the same history again, and that answer arrives here too.
  if (query.data && isFresh && latestLine === undefined) setLatestLine(query.data.lines[0]?.id ?? 0);
  return (
    <SaveNote value={latestLine !== undefined && <ChangedMeanwhile {...history} latestLine={latestLine} />}>
      {children}
    </SaveNote>
  );
}

type ChangedMeanwhileProps = HistoryOf & {
  /** The latest line of the history when the form opened; 0 if there was none. */
  latestLine: number;
};

/** Warns if somebody changed the record since its form opened: saving would overwrite their change. */
function ChangedMeanwhile({ latestLine, ...history }: ChangedMeanwhileProps) {
  const { data } = trpc.recordChanges.list.useQuery(history, { staleTime: 0 });
  // A form has no switch, and viewing a number changes nothing.
  const change = data?.lines.find(
    (line) => line.id > latestLine && line.kind === 'updated' && !isSwitch(line),
  );
  const who = change?.actor.name || historyText.somebody;
  return (
    <Box css={{ '& > :not(:empty)': { mt: '3' } }}>
      <FormWarning text={change && formText.changedMeanwhile(who, momentText(change.at))} />
    </Box>
  );
}
