import { Box } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { momentText } from '../lib/date-text.ts';
import { NO_CACHE, useIsFresh } from '../lib/no-cache.ts';
import { trpc } from '../lib/trpc.ts';
import { formText } from '../text/form.es.ts';
import { historyText } from '../text/history.es.ts';
import { FormWarning } from '../ui/form/form-warning.tsx';
import { SaveNote } from '../ui/form/saving/save-question.tsx';
import { type HistoryOf, isSwitch } from './history/history-line.ts';

/** Stands around the form of a saved record: the question before saving then tells who else changed it meanwhile. */
export function EditedRecord({ children, ...history }: HistoryOf & { children: ReactNode }) {
  const query = trpc.recordChanges.list.useQuery(history, NO_CACHE);
  const isAnew = useIsFresh(query);
  const [latestLine, setLatestLine] = useState<number>();
  // Once: the question asks for the same history again, and its answer comes here too.
  if (query.data && isAnew && latestLine === undefined) setLatestLine(query.data.lines[0]?.id ?? 0);
  return (
    <SaveNote value={latestLine !== undefined && <ChangedMeanwhile {...history} latestLine={latestLine} />}>
      {children}
    </SaveNote>
  );
}

type ChangedMeanwhileProps = HistoryOf & {
  /** The latest line of the history when the form opened; 0 where there was none. */
  latestLine: number;
};

/** Who changed the record since its form opened, if anybody did: saving would put the form's values over theirs. */
function ChangedMeanwhile({ latestLine, ...history }: ChangedMeanwhileProps) {
  const { data } = trpc.recordChanges.list.useQuery(history, { staleTime: 0 });
  // A form has no switch, and who looked at a number changed nothing.
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
